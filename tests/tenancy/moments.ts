/** When the alarms of a scene were last active. */
export const activeAt = Date.UTC(2026, 4, 1, 12);

/** When the archive had what is in it. */
export const receivedAt = Date.now() - 3_600_000;
