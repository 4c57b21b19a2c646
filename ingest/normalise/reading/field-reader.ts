import type { EventKind, SourceState } from '../../../domain/alarms/model/canonical-event.ts';
import {
  defaultFieldPaths,
  type FieldMap,
  type MappableField,
  type MappingRules,
  type ParsedMap,
  parseFieldMap,
} from '../../../domain/integrations/field-map.ts';
import { isRow, type Row, textOf, Unreadable } from './payload.ts';

/** Meaning of the words that a map defines. */
export interface MappedWords {
  /** Returns the kind of an event word, undefined for a word that the map does not know. */
  kindOf(word: string): EventKind | undefined;
  stateOf(state: string): SourceState;
}

/** A map compiled for reading thousands of rows: objects, lines of CSV, alarms of a mail. */
export interface FieldReader<R> extends MappedWords {
  /** The map's name in the console: a reason states what to correct. */
  mapName: 'field map' | 'column map' | 'mail template';
  mode: MappingRules['mode'];
  pairBy: MappingRules['pairBy'];
  /** Returns the mapped value, undefined if the row or the map has none. */
  get(row: R, field: MappableField): unknown;
  text(row: R, field: MappableField): string;
}

export function wordsOf(rules: MappingRules): MappedWords {
  const kinds = new Map(Object.entries(rules.events).map(([word, kind]) => [fold(word), kind]));
  const [normal, fault, alert] = [rules.normalStates, rules.faultStates, rules.alertStates].map(
    (list) => new Set(list.map(fold)),
  );
  return {
    kindOf: (word) => kinds.get(fold(word)),
    stateOf(state) {
      const word = fold(state);
      if (normal?.has(word)) return 'normal';
      if (fault?.has(word)) return 'fault';
      return alert?.has(word) ? 'alert' : 'offnormal';
    },
  };
}

/**
 * Builds something from an integration's stored map, once per map object. A map that cannot be used is `Unreadable`.
 * @param parse reads the map, or the default one of `undefined`
 */
export function remembered<M, T>(parse: (stored: unknown) => ParsedMap<M>, build: (map: M) => T) {
  const known = new WeakMap<object, T>();
  let ofDefault: T | undefined;
  const make = (stored: unknown): T => {
    const parsed = parse(stored);
    if ('problem' in parsed) throw new Unreadable(parsed.problem);
    return build(parsed.map);
  };
  return (stored: unknown): T => {
    if (stored === undefined || stored === null) {
      ofDefault ??= make(undefined);
      return ofDefault;
    }
    if (typeof stored !== 'object') return make(stored);
    let built = known.get(stored);
    if (built === undefined) {
      built = make(stored);
      known.set(stored, built);
    }
    return built;
  };
}

/** Returns the reader of a stored JSON field map. */
export const fieldReader = remembered(parseFieldMap, (map: FieldMap): FieldReader<Row> => {
  const paths = { ...defaultFieldPaths, ...map.fields };
  const get = (row: Row, field: MappableField): unknown => {
    const path = paths[field];
    return path === null ? undefined : valueAt(row, path);
  };
  return {
    mapName: 'field map',
    mode: map.mode,
    pairBy: map.pairBy,
    ...wordsOf(map),
    get,
    text: (row, field) => textOf(get(row, field)),
  };
});

const fold = (text: string): string => text.trim().toLowerCase();

/** A key that itself contains dots is found before the path is split. Only the payload's own keys count. */
function valueAt(row: Row, path: string): unknown {
  if (Object.hasOwn(row, path)) return row[path];
  if (!path.includes('.')) return undefined;
  let value: unknown = row;
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = /^\d{1,6}$/.test(key) ? value[Number(key)] : undefined;
    else if (isRow(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}
