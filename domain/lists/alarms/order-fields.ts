/** Fields by which lists of alarms are ordered. */
export const orderFields = ['ALARM_TIME', 'PRIORITY', 'NUISANCE_COUNT', 'SNOOZE_EXPIRES_AT'] as const;
