/** Last activation of a scene's alarms. */
export const activeAt = Date.UTC(2026, 4, 1, 12);

/** Time at which the archive received its contents. */
export const receivedAt = Date.now() - 3_600_000;
