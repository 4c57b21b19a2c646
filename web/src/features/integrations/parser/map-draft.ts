import { eventKinds } from '#domain/alarms/model/canonical-event.ts';
import { mappableFields } from '#domain/integrations/field-map.ts';
import { mappingOf } from '#domain/integrations/normaliser-mapping.ts';
import { mapTexts as texts } from '#texts/parser.ts';

export interface MapProblem {
  /** Place in the map, as `labels.message`; empty for the whole. */
  path: string;
  message: string;
}

/** A map as typed: its value once it is JSON, and its problems. */
export interface MapDraft {
  text: string;
  /** undefined if not JSON. */
  value: unknown;
  problems: MapProblem[];
}

/** Order in which the keys of a part of a map are shown: the stored map has no order. */
const orders: Record<string, readonly string[]> = {
  labels: mappableFields,
  fields: mappableFields,
  events: eventKinds,
};

/** Returns a stored map with its keys in the order of the fields, its words by meaning. */
export function inOrder(map: unknown): unknown {
  if (typeof map !== 'object' || map === null) return map;
  const ordered = ([part, value]: [string, unknown]) => {
    const order = orders[part];
    if (!order || typeof value !== 'object' || value === null) return [part, value];
    const place = ([key, meaning]: [string, unknown]) => order.indexOf(part === 'events' ? String(meaning) : key);
    return [part, Object.fromEntries(Object.entries(value).sort((a, b) => place(a) - place(b)))];
  };
  return Object.fromEntries(Object.entries(map).map(ordered));
}

export const textOfMap = (map: unknown): string => JSON.stringify(map ?? {}, null, 2);

/** Reads a typed map, by the rules of the version. */
export function readDraft(version: string, text: string): MapDraft {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      text,
      value: undefined,
      problems: [{ path: '', message: texts.invalidJson((error as Error).message) }],
    };
  }
  const checked = mappingOf(version)?.schema.safeParse(value);
  const issues = checked?.error?.issues ?? [];
  return { text, value, problems: issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
}
