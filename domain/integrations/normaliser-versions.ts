import { ownOf } from '../own.ts';
/**
 * Names of the normalisers that this release ships, in the order the console offers them: what `etlNormalizeVersion` may
 * be. Each is a file in `ingest/normalise/dialects/`.
 */
export const normaliserVersions = [
  'niagara-n4-json-1',
  'niagara-mail-1',
  'obix-1',
  'webctrl-db-1',
  'webctrl-mail-1',
  'metasys-v4-1',
  'metasys-v2-1',
  'desigo-cc-1',
  'ebo-mail-1',
  'ecostruxure-it-1',
  'bacnet-json-1',
  'generic-kv-mail-1',
  'generic-json-1',
  'generic-csv-1',
] as const;
export type NormaliserVersion = (typeof normaliserVersions)[number];

/** Name prefix of the versions that read a schema's own dialect. */
const families: Readonly<Record<string, string>> = {
  niagara4: 'niagara-',
  webcontrol: 'webctrl-',
  metasys: 'metasys-',
  desigoCC: 'desigo-cc-',
  ebo: 'ebo-',
  ecostruxureIT: 'ecostruxure-it-',
  bacnet: 'bacnet-',
};

/** The version that a new integration starts with: its schema's own for mail or for data, else a generic one. */
export function defaultNormaliser(schema: string, isMail: boolean): NormaliserVersion | null {
  const versions = normaliserVersions.filter((version) => version.includes('-mail-') === isMail);
  const family = ownOf(families, schema);
  const own = family && versions.find((version) => version.startsWith(family));
  return own || (versions.find((version) => version.startsWith('generic-')) ?? null);
}
