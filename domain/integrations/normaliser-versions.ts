/**
 * Names of the normalisers that this release ships, in the order the console offers them: what `etlNormalizeVersion` may
 * be. `ingest/normalise/registry.ts` has each of them.
 */
export const normaliserVersions = [
  'niagara-n4-json-1',
  'niagara-mail-1',
  'obix-1',
  'webctrl-db-1',
  'webctrl-mail-1',
  'metasys-v2-1',
  'metasys-v4-1',
  'desigo-cc-1',
  'ebo-mail-1',
  'ecostruxure-it-1',
  'bacnet-json-1',
  'generic-csv-1',
  'generic-kv-mail-1',
  'generic-json-1',
] as const;
export type NormaliserVersion = (typeof normaliserVersions)[number];
