import { type MetasysWords, readMetasys } from '../reading/metasys-alarms.ts';
import { readRows, textOf, Unreadable } from '../reading/payload.ts';
import type { Normaliser } from '../types.ts';

const words: MetasysWords = {
  typeOf(alarm) {
    const type = member(textOf(alarm.type));
    if (type === '') throw new Unreadable('the alarm has no type');
    return type;
  },
  nameOf: (holder, field) => member(textOf(holder[field])) || null,
};

/** Metasys REST v4 alarms, one or a list answer with its `items`: enumerations come as names, `alarmValueEnumSet.avOffline`. */
export const metasysV41: Normaliser = {
  version: 'metasys-v4-1',
  mode: 'record',
  normalise: (payload, settings) => readRows(payload, (row) => readMetasys(row, settings, words)),
};

/** `avOffline` of `alarmValueEnumSet.avOffline`; that there is no unit is none. */
function member(name: string): string {
  const short = name.slice(name.lastIndexOf('.') + 1);
  return short === 'noUnits' ? '' : short;
}
