/** KPI.12: for how long every alarm of a ticket is inactive before the ticket counts as one without cause. */
export const inactiveWorkHours = 24;
/** KPI.5: an Intake entry that clears itself within this time needs nobody. */
export const intakeGraceMinutes = 5;
/** KPI.17: the most that one ticket adds to the time to dispatch. */
export const dispatchCapDays = 7;
/** KPI.18: people who watch at once; goals of alarms per hour are per position. */
export const monitoringPositions = 1;
/** KPI.23: more occurrences than this within the window, for each position, are a flood. */
export const floodMaxAlarms = 10;
export const floodWindowMinutes = 10;
/**
 * KPI.23: what ISA-18.2 and EEMUA 191 recommend for one position: up to `target` a value is good, beyond `limit` it is too
 * much. The limit is the most that the rule or ISA-18.2 calls manageable; where neither has one, it is the target.
 */
export const industryGrid = {
  perDay: { target: 150, limit: 300 },
  perHour: { target: 5, limit: 12 },
  perWindow: { target: 1, limit: 2 },
  peakHour: { target: 15, limit: 30 },
  peakWindow: { target: floodMaxAlarms, limit: floodMaxAlarms },
  peakMinute: { target: 2, limit: 2 },
  /** Shares, 0 to 1. */
  timeInFlood: { target: 0.01, limit: 0.01 },
  topTenShare: { target: 0.05, limit: 0.05 },
  /** Alarms. */
  chattering: { target: 0, limit: 0 },
  fleeting: { target: 0, limit: 0 },
  /** Under 5 a day. */
  stalePerDay: { target: 4, limit: 4 },
} as const;
/** KPI.6: recommended shares of the priorities 5 and 4, 3, and 2 and 1, by ISA-18.2 and EEMUA 191. */
export const recommendedPriorityMix = { high: 0.05, medium: 0.15, low: 0.8 } as const;
/** Floods, and alarms of each kind, that alarm performance lists. */
export const floodsListed = 50;
export const worstAlarmsListed = 5;
/** KPI.20: most characters of a note. */
export const kpiNoteMax = 1_000;
/** KPI.14: how late the end of a day may be measured, and for how many days people are counted afterwards. */
export const snapshotGraceMinutes = 60;
export const snapshotLateDays = 7;
/** ANA.4: what occurrences are counted by, by the name of the filter that narrows a list to it. */
export const countFields = [
  'alarmId',
  'externalSystemId',
  'point',
  'stationPath',
  'condition',
  'alarmClass',
  'alarmType',
  'priority',
] as const;
/** BEY.9: alarms with the most occurrences that are shown with a suggested fix. */
export const badActorsShown = 10;
/** BEY.9: delays that are tried on an alarm's history; the longest is what NUIS.2 calls fleeting. */
export const fixDelaysSeconds = [5, 10, 15, 20, 30, 40, 60, 90, 120, 180, 240, 300] as const;
/** BEY.9: fewer occurrences prove nothing. */
export const fixMinOccurrences = 5;
/** BEY.9: part of the occurrences that a fix has to concern. */
export const fixShare = 0.5;
/** BEY.9: part of what the longest delay suppresses that a shorter one has to suppress to be taken instead. */
export const fixDelayEnough = 0.9;
/** BEY.9: part of the occurrences with a number as value from which on the alarm is that of a limit. */
export const fixAnalogShare = 0.8;
/** BEY.9: part of the time in alarm from which on a limit lies within normal operation. */
export const fixLimitShare = 0.5;
/** ANA.7: cells of a pivot at most, and seconds that a database may take for one. */
export const pivotCellsMax = 100_000;
export const pivotSeconds = 10;
/** ANA.7: people that a view is mailed to at most, and how often due mails are looked for. */
export const viewMailRecipientsMax = 20;
export const viewMailSweepSeconds = 60;
/** ANA.7: hours after which a mailed view is no longer worth sending. */
export const viewMailHours = 24;
/** USR.16: pages of analytics that exist, by the last part of their address. */
export const analyticsPages = [
  'kpi-dashboard',
  'counts',
  'alarm-performance',
  'work-resolution',
  'work-history',
  'advanced-analytics',
] as const;
