import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';

/** Attributes of an alarm besides its properties, with the console's words for them. */
const attributes: ReadonlyArray<{ name: string; label: string; of(alarm: AlarmRow): string | number | null }> = [
  { name: 'displayId', label: 'Alarm ID', of: ({ id }) => `A${id}` },
  { name: 'contextualName', label: 'Alarm name', of: (alarm) => alarm.contextualName },
  { name: 'text', label: 'Alarm text', of: (alarm) => alarm.text },
  { name: 'point', label: 'Source point', of: (alarm) => alarm.pointPath },
  { name: 'stationPath', label: 'Station', of: (alarm) => alarm.stationPath },
  { name: 'condition', label: 'Condition', of: (alarm) => alarm.condition },
  { name: 'alarmClass', label: 'Alarm class', of: (alarm) => alarm.alarmClass },
  { name: 'alarmType', label: 'Alarm type', of: (alarm) => alarm.alarmType },
  { name: 'priority', label: 'Alarm priority', of: (alarm) => alarm.priority },
  { name: 'severity', label: 'Severity', of: (alarm) => alarm.severity },
  { name: 'notes', label: 'Notes', of: (alarm) => alarm.notes },
];

export const alarmAttributeNames: ReadonlyArray<{ name: string; label: string }> = attributes.map(
  ({ name, label }) => ({ name, label }),
);

/**
 * Returns all attributes of an alarm by name: its own, its properties, and CMMS attributes of its source whose name no
 * other has. Skips empty ones.
 */
export function attributesOf(alarm: AlarmRow): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, value: unknown): void => {
    const text = typeof value === 'object' || value === undefined ? '' : String(value).trim();
    if (text !== '' && !found.has(name)) found.set(name, text);
  };
  for (const { name, of } of attributes) add(name, of(alarm));
  for (const { type, value, confidence } of alarm.properties) if (confidence > 0) add(type, value[0]);
  for (const [name, value] of Object.entries(alarm.cmmsAttributes ?? {})) add(name, value);
  return found;
}
