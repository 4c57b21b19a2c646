/** AUTO.1 to AUTO.9 */
export const automationTriggers = [
  'ENTERS_INTAKE',
  'ENTERS_STATUS',
  'BECOMES_ACTIVE',
  'BECOMES_INACTIVE',
  'BECOMES_STALE',
  'BECOMES_NUISANCE',
  'SNOOZE_EXPIRED',
  'WORK_CLOSED_STILL_ACTIVE',
  'BECOMES_SERVICE_IMPACTING',
] as const;
/** AUTO.10 to AUTO.17 */
export const automationActions = [
  'CREATE_WORK',
  'ATTACH_TO_OPEN_WORK',
  'SNOOZE',
  'DECLINE',
  'MOVE_STATUS',
  'SET_PRIORITY',
  'PIN',
  'NOTIFY',
] as const;
/** AUTO.28 */
export const ruleStates = ['ENABLED', 'DISABLED', 'PAUSED'] as const;
export const ruleDisableAfter = 10;
/** AUTO.21 */
export const delayMaxDays = 30;
/** AUTO.23 */
export const timerMaxLateHours = 6;
/** AUTO.24 */
export const ruleChainMax = 5;
/** AUTO.29: tickets of one rule within this many minutes; before one more it is paused. */
export const ruleTicketGuard = { tickets: 25, minutes: 10 } as const;
/** Rules of a customer, actions of one, people or teams that an action notifies, and alarms that a rule leaves alone. */
export const rulesMax = 500;
export const ruleActionsMax = 10;
export const ruleRecipientsMax = 50;
export const ruleExclusionsMax = 1_000;
export const ruleNameMaxLength = 100;
/** Alarms that wait in a rule are counted up to here: a list shows hundreds of rules. */
export const ruleWaitingCountMax = 1_000;
/** Longest time until a ticket of a rule is due. */
export const ruleDueMaxHours = 8_760;
/** Interval between checks for floods, which pause rules and resume them (BEY.3). */
export const floodSweepSeconds = 60;
/** Days for which a rule remembers what it has done, to do it once: longer than changes are kept to be read again. */
export const ruleMemoryDays = 8;
/** Holidays of a customer. */
export const holidaysMax = 1_000;
/** BEY.2: days that a rule can be tried on, seconds that this may take, and what is listed of it. */
export const dryRunDays = [30, 90] as const;
export const dryRunSeconds = 30;
export const dryRunListed = 200;
/** Alarms that are judged at once. */
export const dryRunAlarmsAtOnce = 5_000;
/** Local hours in which a mail wakes people. */
export const dryRunNight = { from: 22, to: 6 } as const;
/** Hours for which work is taken to be open where none was closed in the period. */
export const dryRunWorkHours = 24;
