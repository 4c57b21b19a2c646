import { payloadTexts } from '../../../texts/server/payloads.ts';
import { type MetasysWords, readMetasys } from '../reading/metasys-alarms.ts';
import type { Normaliser } from '../reading/normaliser.ts';
import { readRows, textOf, Unreadable } from '../reading/payload.ts';

const words: MetasysWords = {
  typeOf(alarm) {
    const type = member(textOf(alarm.type));
    if (type === '') throw new Unreadable(payloadTexts.alarmWithoutType);
    return type;
  },
  nameOf: (holder, field) => member(textOf(holder[field])) || null,
};

/** Metasys REST v4 alarms, one or a list answer's `items`: enumerations are names, `alarmValueEnumSet.avOffline`. */
export const metasysV41: Normaliser = {
  version: 'metasys-v4-1',
  mode: 'record',
  normalise: (payload, settings) => readRows(payload, (row) => readMetasys(row, settings, words)),
};

/** Returns `avOffline` of `alarmValueEnumSet.avOffline`; empty for `noUnits`. */
function member(name: string): string {
  const short = name.slice(name.lastIndexOf('.') + 1);
  return short === 'noUnits' ? '' : short;
}
