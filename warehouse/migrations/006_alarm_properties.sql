-- What is known of an alarm, as `type` and `type=value`: what criteria ask for.
ALTER TABLE alarms ADD COLUMN property_tokens Array(LowCardinality(String));
