"""`python -m chapterhouse` is `chapterhouse`."""

from chapterhouse.cli import main

if __name__ == "__main__":
    main()
