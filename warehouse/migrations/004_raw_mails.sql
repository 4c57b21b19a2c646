-- INT.10: mails name people, and are kept for less long than what machines send.
ALTER TABLE raw_events MODIFY TTL toDateTime(received_at) + INTERVAL 90 DAY,
  toDateTime(received_at) + INTERVAL 30 DAY DELETE WHERE door = 'email';
