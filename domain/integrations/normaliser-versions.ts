/**
 * Names of the normalisers that this release ships, in the order the console offers them: what `etlNormalizeVersion` may
 * be. `ingest/normalise/registry.ts` has each of them.
 */
export const normaliserVersions = ['niagara-n4-json-1', 'webctrl-db-1', 'generic-json-1'] as const;
export type NormaliserVersion = (typeof normaliserVersions)[number];
