"""Games as environments for learners. Each module needs its own library; `batch` needs none."""
