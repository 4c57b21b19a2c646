-- What an alarm is found by, folded before it is written; no engine folds on its own. The default is for rows of earlier
-- releases: it is right for plain text, and goes with an alarm's next change.
ALTER TABLE alarms ADD COLUMN search_text String DEFAULT arrayStringConcat(arrayFilter(line -> line != '',
  ['a' || toString(alarm_id), lowerUTF8(contextual_name), lowerUTF8(text), lowerUTF8(ifNull(point_path, ''))]), '\n');
