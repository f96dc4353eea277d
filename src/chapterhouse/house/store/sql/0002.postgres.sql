-- What has begun stands in the lobby only where others may look on.
UPDATE card SET listed = 0 WHERE phase <> 'open' AND strpos(convert_from(body, 'UTF8'), ',"watch":false,') > 0;
