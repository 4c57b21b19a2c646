import { genericJson1 } from './generic-json-1.ts';
import { niagaraN4Json1 } from './niagara-n4-json-1.ts';
import type { Normaliser } from './types.ts';
import { webctrlDb1 } from './webctrl-db-1.ts';

const normalisers: ReadonlyMap<string, Normaliser> = new Map(
  [niagaraN4Json1, webctrlDb1, genericJson1].map((normaliser) => [normaliser.version, normaliser]),
);

/** What `etlNormalizeVersion` may be, in the order the console offers it. */
export const normaliserVersions: readonly string[] = [...normalisers.keys()];

/** The normaliser of a version, undefined for one that this release does not ship. */
export const normaliserOf = (version: string): Normaliser | undefined => normalisers.get(version);
