-- Distinguishes an end that a replay has added from one that the source sent in time (ALM.4).
ALTER TABLE events
  ADD COLUMN IF NOT EXISTS is_replayed UInt8 DEFAULT 0 COMMENT '1: a replay has added it; it was missing before.' AFTER acked_by;
