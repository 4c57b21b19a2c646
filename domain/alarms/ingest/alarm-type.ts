import type { IdentifiedEvent } from '../model/canonical-event.ts';

const high = /\bhigh|\btoo (hot|warm|humid)|\babove\b/;
const low = /\blow\b|\btoo cold|\bbelow\b|\bfreez/;

/**
 * Types of alarms by Brick's names, the narrower ones first: all words of a type occur in the alarm's text or
 * condition. An alarm that no row matches has no type; a site's own names come here.
 */
const alarmTypes: ReadonlyArray<readonly [type: string, ...words: RegExp[]]> = [
  ['Smoke_Alarm', /smoke/],
  ['Leak_Alarm', /\bleak|water detect/],
  ['Communication_Loss_Alarm', /comm(unication)?s? (loss|lost|fail)|loss of comm|\boffline\b|not respond|no response/],
  ['Power_Loss_Alarm', /power (loss|fail|outage)|loss of power|mains fail/],
  ['Low_Battery_Alarm', /batter/],
  ['Change_Filter_Alarm', /\bfilter/],
  ['Emergency_Alarm', /emergency/],
  ['High_CO2_Alarm', /\bco2\b/],
  ['High_Temperature_Alarm', /temp/, high],
  ['Low_Temperature_Alarm', /temp/, low],
  ['Temperature_Alarm', /temp/],
  ['High_Humidity_Alarm', /humid/, high],
  ['Low_Humidity_Alarm', /humid/, low],
  ['Humidity_Alarm', /humid/],
  ['Pressure_Alarm', /pressure/],
  ['Air_Flow_Alarm', /air ?flow/],
  ['Overload_Alarm', /overload|over ?current/],
  ['Maintenance_Required_Alarm', /maintenance|service (due|required)/],
  ['Failure_Alarm', /\bfail|\bfault|\btrip/],
];
const longest = 2_000;

/** Derives the type of an alarm from its texts (alarmType of ALM-043); null where they match none. Pure. */
export function alarmTypeOf({ condition, message }: Pick<IdentifiedEvent, 'condition' | 'message'>): string | null {
  const text = `${message} ${condition ?? ''}`
    .slice(0, longest)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return alarmTypes.find(([, ...words]) => words.every((one) => one.test(text)))?.[0] ?? null;
}
