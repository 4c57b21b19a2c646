-- What a ticket that was closed elsewhere counts as. One that was settled by an earlier release arrives with its next change.
ALTER TABLE tickets ADD COLUMN is_resolved_inferred Nullable(UInt8) AFTER is_resolved;
