import { maxAlarmsPerTicket } from '#domain/constants.ts';

/** The contract's words for one alarm too many: title and body of the toast. */
export const alarmLimit = [
  'Alarm limit reached',
  `You can add up to ${maxAlarmsPerTicket} alarms to this ticket. Please remove an alarm before adding another.`,
] as const;
