/** work-and-cmms.md, section 4: a closed ticket is "recent work" for this long. */
export const recentWorkDays = 7;
/** WORK.1 */
export const maxAlarmsPerTicket = 50;
export const objectiveMaxLength = 255;
export const workTextMaxLength = 4_000;
/** contract */
export const objectiveTemplateMax = 255;
/** WORK.3: hours until a ticket is due, by the highest priority of its alarms, 0 to 5. */
export const defaultDueHours = [336, 336, 168, 72, 24, 4] as const;
/** WORK.12 */
export const repeatWindowDays = 30;
/** WORK.13 */
export const reoccurrenceDays = 7;
/** WORK.17 */
export const commentDeleteMinutes = 15;
/** Interval between scans of open tickets for passed due times (WORK.14). */
export const escalationSweepSeconds = 60;
/**
 * WORK.10: within this time after a closure elsewhere all its alarms have to be inactive for a ticket to count as
 * resolved.
 */
export const inferredResolutionHours = 24;
/** Interval between scans of such tickets. */
export const resolutionSweepSeconds = 300;
/** ANA.5: how long after the 7 days late occurrences are waited for before a ticket counts as not having recurred. */
export const recurrenceGraceMinutes = 60;
/** Interval between scans of closed tickets for such occurrences. */
export const recurrenceSweepSeconds = 300;
/** ANA.5: follow-ups of a reason are counted up to here. */
export const followUpCountMax = 10_000;
/** CMMS.8: minutes after the first attempt. */
export const syncAttemptMinutes = [0, 1, 5] as const;
/** CMMS.11 */
export const backSyncMinutes = 5;
/** CMMS.13 */
export const importMaxMb = 10;
/** Fields of one maintenance system, and translations of one field. */
export const cmmsFieldsMax = 500;
export const cmmsTranslationsMax = 10_000;
