import type { EventKind, SourceState } from '../../domain/alarms/canonical-event.ts';
import {
  defaultFieldPaths,
  type FieldMap,
  type MappableField,
  parseFieldMap,
} from '../../domain/integrations/field-map.ts';
import { isRow, type Row, textOf, Unreadable } from './payload.ts';

/** A field map made ready for reading thousands of payloads. */
export interface FieldReader {
  mode: FieldMap['mode'];
  pairBy: FieldMap['pairBy'];
  /** The mapped JSON value, undefined where the payload or the map has none. */
  get(row: Row, field: MappableField): unknown;
  text(row: Row, field: MappableField): string;
  /** Kind of an event word, undefined for a word that the map does not know. */
  kindOf(word: string): EventKind | undefined;
  stateOf(state: string): SourceState;
}

const readers = new WeakMap<object, FieldReader>();
let defaultReader: FieldReader | undefined;

/** The reader of a field map as stored; built once per map object. A map that cannot be used is `Unreadable`. */
export function fieldReader(fieldMap: unknown): FieldReader {
  if (fieldMap === undefined || fieldMap === null) {
    defaultReader ??= build(fieldMap);
    return defaultReader;
  }
  if (typeof fieldMap !== 'object') return build(fieldMap);
  const known = readers.get(fieldMap);
  if (known !== undefined) return known;
  const reader = build(fieldMap);
  readers.set(fieldMap, reader);
  return reader;
}

function build(fieldMap: unknown): FieldReader {
  const parsed = parseFieldMap(fieldMap);
  if ('problem' in parsed) throw new Unreadable(parsed.problem);
  const { map } = parsed;
  const paths = { ...defaultFieldPaths, ...map.fields };
  const kinds = new Map(Object.entries(map.events).map(([word, kind]) => [fold(word), kind]));
  const [normal, fault, alert] = [map.normalStates, map.faultStates, map.alertStates].map(
    (list) => new Set(list.map(fold)),
  );
  const get = (row: Row, field: MappableField): unknown => {
    const path = paths[field];
    return path === null ? undefined : valueAt(row, path);
  };
  return {
    mode: map.mode,
    pairBy: map.pairBy,
    get,
    text: (row, field) => textOf(get(row, field)),
    kindOf: (word) => kinds.get(fold(word)),
    stateOf: (state) => {
      const word = fold(state);
      if (normal?.has(word)) return 'normal';
      if (fault?.has(word)) return 'fault';
      return alert?.has(word) ? 'alert' : 'offnormal';
    },
  };
}

const fold = (text: string): string => text.trim().toLowerCase();

/** A key that itself has dots is found before the path is taken apart. Only the payload's own keys count. */
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
