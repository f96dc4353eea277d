-- What has begun stands in the lobby only where others may look on.
UPDATE card SET listed = 0 WHERE phase <> 'open' AND instr(CAST(body AS TEXT), ',"watch":false,') > 0;
