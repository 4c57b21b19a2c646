import type { MappableField, MappingRules } from '../../../domain/integrations/field-map.ts';
import { type FieldReader, wordsOf } from './field-reader.ts';
import { isAbsentTime } from './times.ts';

/** `%a.b%`, `@(Name)`, `#NAME#`, `{name}`: a token that the source did not fill in; `<empty>`: no value. */
const unresolved = /^(?:%[^%]*%|@\([^)]*\)|#[^#\s]+#|\{\w+\}|<empty>)$/;

export const isUnresolved = (text: string): boolean => unresolved.test(text);

/**
 * Reader of rows that consist of text only: lines of CSV, alarms of a mail. An unresolved token is no text, but a value
 * keeps it as sent. Without an event word the state may be one ("Acknowledged"), and an acknowledgement or a return
 * happened at its own time if the row has it.
 * @param cell the text of a field, trimmed; '' if the row or the map has none
 */
export function textFieldReader<R>(
  mapName: FieldReader<R>['mapName'],
  rules: MappingRules,
  cell: (row: R, field: MappableField) => string,
): FieldReader<R> {
  const words = wordsOf(rules);
  const resolved = (row: R, field: MappableField): string => {
    const text = cell(row, field);
    return isUnresolved(text) ? '' : text;
  };
  const eventWord = (row: R): string => {
    const word = resolved(row, 'event');
    if (word !== '') return word;
    const state = resolved(row, 'toState');
    return words.kindOf(state) === undefined ? '' : state;
  };
  const timeOf = (row: R): string => {
    const word = eventWord(row);
    const kind = word === '' ? null : words.kindOf(word);
    const isReturn = kind === 'RTN' || (kind === null && words.stateOf(resolved(row, 'toState')) === 'normal');
    const own = kind === 'ACK' ? resolved(row, 'ackedAt') : isReturn ? resolved(row, 'normalAt') : '';
    return isAbsentTime(own) ? resolved(row, 'occurredAt') : own;
  };
  const isStream = rules.mode === 'stream';
  const text = (row: R, field: MappableField): string => {
    if (isStream && field === 'event') return eventWord(row);
    if (isStream && field === 'occurredAt') return timeOf(row);
    return resolved(row, field);
  };
  return {
    mapName,
    mode: rules.mode,
    pairBy: rules.pairBy,
    ...words,
    get: (row, field) => (field === 'value' ? cell(row, field) || undefined : text(row, field)),
    text,
  };
}
