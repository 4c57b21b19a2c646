import type { z } from 'zod';
import { mappingTexts } from '../../texts/server/mapping.ts';
import { csvMapSchema } from './csv-map.ts';
import { fieldMapSchema, type ParsedMap, parseMap } from './field-map.ts';
import { defaultMailTemplates, mailTemplateSchema } from './mail-template.ts';
import { metasysMapSchema } from './metasys-map.ts';

/** Contents of `external_systems.field_map` for a normaliser that reads by data of the integration. */
export interface NormaliserMapping {
  kind: 'fieldMap' | 'csvMap' | 'mailTemplate' | 'metasysMap';
  /** Name that people read. */
  name: string;
  schema: z.ZodType;
  /** Rules that the normaliser uses where none are stored: the start of an editor. */
  fallback: unknown;
}

const mailTemplate = (version: keyof typeof defaultMailTemplates): NormaliserMapping => ({
  kind: 'mailTemplate',
  name: 'mail template',
  schema: mailTemplateSchema,
  fallback: defaultMailTemplates[version],
});
const metasysMap: NormaliserMapping = { kind: 'metasysMap', name: 'type map', schema: metasysMapSchema, fallback: {} };

const mappings: ReadonlyMap<string, NormaliserMapping> = new Map([
  ['generic-json-1', { kind: 'fieldMap', name: 'field map', schema: fieldMapSchema, fallback: {} }],
  ['generic-csv-1', { kind: 'csvMap', name: 'column map', schema: csvMapSchema, fallback: {} }],
  ['generic-kv-mail-1', mailTemplate('generic-kv-mail-1')],
  ['webctrl-mail-1', mailTemplate('webctrl-mail-1')],
  ['ebo-mail-1', mailTemplate('ebo-mail-1')],
  ['metasys-v4-1', metasysMap],
  ['metasys-v2-1', metasysMap],
]);

/** Returns the kind of map that a normaliser version uses; null if it needs none. */
export const mappingOf = (version: string): NormaliserMapping | null => mappings.get(version) ?? null;

/** True if the map of one version can be read by another. */
export const haveSameMap = (one: string, other: string): boolean => mappingOf(one)?.kind === mappingOf(other)?.kind;

/**
 * Checks a map before it is stored for a version. @returns the map with defaults of its schema, or a problem with place
 * and reason; a version without maps accepts none.
 */
export function parseMapping(version: string, input: unknown): ParsedMap<unknown> {
  const mapping = mappingOf(version);
  if (mapping) return parseMap(mapping.schema, mapping.name, input ?? mapping.fallback);
  return input === undefined || input === null ? { map: null } : { problem: mappingTexts.noMap(version) };
}
