/** Times before this come from a clock that was never set, or from a misread number. */
export const earliestEventMs = Date.UTC(1990, 0, 1);

/**
 * Maximum time of an event past its receipt: a wrong zone is within it, a wrong year is not. An event beyond it would
 * be its alarm's newest until that day, and nothing after it would change the alarm.
 */
export const futureToleranceHours = 24;

/** Longest texts kept, in UTF-16 units. A path of 800 still fits an index entry of Postgres in any script. */
export const textLimits = {
  pointPath: 800,
  pointName: 500,
  stationPath: 500,
  condition: 200,
  message: 4_000,
  fromState: 200,
  toState: 200,
  priorityRaw: 100,
  alarmClass: 200,
  ackedBy: 200,
  valueText: 500,
  units: 50,
  hyperlink: 2_000,
} as const;

/** A record id is never cut, since two could become equal: a longer one is rejected. */
export const recordIdMaxLength = 300;

/** A copy of a record states at most a handful of events. */
export const eventsPerPayloadMax = 1_000;

export const reasonTextMaxLength = 300;
