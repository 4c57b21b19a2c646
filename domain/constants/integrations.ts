/** WIRE.14 */
export const inboundBatchMax = 1_000;
export const itemMaxKb = 256;
export const requestMaxMb = 8;
export const mailMaxMb = 25;
/** INT.13: how long a command of the pump may be silent, and how long a replay may take. */
export const commandHeartbeatMinutes = 15;
export const replayMaxHours = 24;
/** INT.10 */
export const rawEmailDays = 30;
/** INT.3: what holds where an integration sets no threshold of its own. */
export const connectionLostMinutes = 5;
export const connectionRestoredMinutes = 20;
export const zeroThroughputHours = 24;
export const cmmsFailureMinutes = 15;
/** Interval between checks of connections. Throughput is judged by the day, once an hour. */
export const connectionSweepSeconds = 60;
/** INT.6: the least time between two alerts of one source's throughput. */
export const throughputAlertHours = 24;
/** INT.18: days before a license runs out at which it is warned of. */
export const licenseWarnDays = [30, 7, 1] as const;
/** Days before the certificate of a connection runs out at which it is warned of. */
export const certificateWarnDays = [30, 7, 1] as const;
/** Difference of a pump's clock from ours beyond which times of its sources cannot be relied on. */
export const clockSkewMinutes = 2;
/** A door without a heartbeat for this long counts as closed: its sources are not judged as silent. */
export const doorShutSeconds = 30;
/** Time after a door reopens for sources to deliver their backlog, before their throughput is judged. */
export const doorGraceMinutes = 60;
/** contract: below `highlight` a person is asked to look; percent. */
export const confidenceThresholds = { hide: 0, rescale: 0, highlight: 60, levenshtein: 75 } as const;
/** ADM.4 */
export const throughputBaselineWeeks = 4;
/**
 * INT.3: throughput is low below the one share of the four-week average, and usual again from the other. Sources of fewer
 * alarms a day, or of fewer days, have no habits to compare with.
 */
export const lowThroughput = { opensBelowPercent: 10, resolvesAtPercent: 25, leastPerDay: 24, leastDays: 7 } as const;
/** INT.17: what a replay adds fires rules and notifications only up to this age. */
export const replaySideEffectMinutes = 60;
