import { bacnetJson1 } from './dialects/bacnet-json-1.ts';
import { desigoCc1 } from './dialects/desigo-cc-1.ts';
import { eboMail1 } from './dialects/ebo-mail-1.ts';
import { ecostruxureIt1 } from './dialects/ecostruxure-it-1.ts';
import { genericCsv1 } from './dialects/generic-csv-1.ts';
import { genericJson1 } from './dialects/generic-json-1.ts';
import { genericKvMail1 } from './dialects/generic-kv-mail-1.ts';
import { metasysV21 } from './dialects/metasys-v2-1.ts';
import { metasysV41 } from './dialects/metasys-v4-1.ts';
import { niagaraMail1 } from './dialects/niagara-mail-1.ts';
import { niagaraN4Json1 } from './dialects/niagara-n4-json-1.ts';
import { obix1 } from './dialects/obix-1.ts';
import { webctrlDb1 } from './dialects/webctrl-db-1.ts';
import { webctrlMail1 } from './dialects/webctrl-mail-1.ts';
import type { Normaliser } from './types.ts';

const normalisers: ReadonlyMap<string, Normaliser> = new Map(
  [
    niagaraN4Json1,
    niagaraMail1,
    obix1,
    webctrlDb1,
    webctrlMail1,
    metasysV41,
    metasysV21,
    desigoCc1,
    eboMail1,
    ecostruxureIt1,
    bacnetJson1,
    genericKvMail1,
    genericJson1,
    genericCsv1,
  ].map((normaliser) => [normaliser.version, normaliser]),
);

/** Values of `etlNormalizeVersion`, in the order the console offers them. */
export const normaliserVersions: readonly string[] = [...normalisers.keys()];

/** Returns the normaliser of a version, undefined for one that this release does not include. */
export const normaliserOf = (version: string): Normaliser | undefined => normalisers.get(version);
