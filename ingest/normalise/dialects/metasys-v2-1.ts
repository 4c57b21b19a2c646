import { payloadTexts } from '../../../texts/server/payloads.ts';
import { type MetasysWords, readMetasys } from '../reading/metasys-alarms.ts';
import type { Normaliser } from '../reading/normaliser.ts';
import { readRows, textOf, Unreadable } from '../reading/payload.ts';

const words: MetasysWords = {
  typeOf(alarm, types) {
    const url = textOf(alarm.typeUrl);
    const number = memberOf(url);
    if (number === null) throw new Unreadable(payloadTexts.alarmWithoutTypeUrl);
    const name = types.members.get(number);
    if (name === undefined) throw new Unreadable(payloadTexts.unknownType(number));
    return name;
  },
  nameOf(holder, field, types) {
    const number = memberOf(textOf(holder[`${field}Url`]));
    if (number === null) return null;
    // a category's number still distinguishes classes of alarms; a unit's is meaningless
    return types.members.get(number) ?? (field === 'category' ? number : null);
  },
};

/**
 * Metasys REST v2 alarms, one or a list answer with its `items`: enumerations are sent as addresses with numbers, which
 * the integration's type map resolves (domain/integrations/metasys-map.ts). A type that it does not name is rejected:
 * an alarm could not be distinguished from a return.
 */
export const metasysV21: Normaliser = {
  version: 'metasys-v2-1',
  mode: 'record',
  normalise: (payload, settings) => readRows(payload, (row) => readMetasys(row, settings, words)),
};

/** Returns `108/68` of `https://host/api/v2/enumSets/108/members/68`. */
function memberOf(url: string): string | null {
  const match = /enumSets\/(\d{1,6})\/members\/(\d{1,6})\/?$/.exec(url.slice(-200));
  return match === null ? null : `${match[1]}/${match[2]}`;
}
