/** SYS.8 */
export const rawPayloadDays = 90;
/** SYS.8: how old an alarm's newest payload is when the alarm takes it over; raw mails are kept for 30 days. */
export const payloadKeptAfterDays = 10;
/** STAT.2 */
export const reentryHoldOffMinutes = 10;
/** STAT.22 */
export const reasonMaxLength = 1_000;
/** NUIS.1 and NUIS.2 */
export const nuisanceWindowDays = 7;
export const chatterCount = 2;
export const chatterWindowSeconds = 600;
export const fleetingMaxSeconds = 300;
/** NUIS.6 */
export const staleAfterHours = 24;
/** contract: priority scale 0 to 5, with the word shown for each level. */
export const priorityLabels = ['None', 'Lowest', 'Low', 'Medium', 'High', 'Highest'] as const;
export const noPriorityLabel = 'No Priority';
/** UI-065: option list of priorities, by value. */
export const priorityOptions = priorityLabels.map((label, value) => ({
  value,
  label: value === 0 ? noPriorityLabel : label,
}));
/** SNZ.1, SNZ.2: days, hours, seconds. */
export const snoozeMaxDays = 365;
export const snoozePresets = [1, 4, 8, 24, 168, 720] as const;
export const snoozeSweepSeconds = 60;
/** STAT.24 */
export const statusNameMaxLength = 50;
/** UI-037, UI-038 */
export const notesMaxLength = 1_000;
export const typedValueMaxLength = 100;
