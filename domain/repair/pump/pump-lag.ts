interface PumpTimes {
  /** When the oldest undelivered payload was read, by the pump's clock; null: none. */
  oldestAt: string | null;
  /** Milliseconds since the epoch, by our clock. */
  reportedAt: number;
  clockSkewMs: number;
}

/** Age in milliseconds of the oldest undelivered payload when its pump reported; null: none. Both ends are by the pump's clock: a wrong one makes no lag. */
export const pumpLagMs = ({ oldestAt, reportedAt, clockSkewMs }: PumpTimes): number | null =>
  oldestAt === null ? null : Math.max(0, reportedAt + clockSkewMs - Date.parse(oldestAt));
