-- Why a payload was not applied, as a word that people can narrow a list by.
ALTER TABLE outcomes ADD COLUMN kind LowCardinality(String) DEFAULT '';
