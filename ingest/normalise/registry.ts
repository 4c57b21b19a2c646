import type { NormaliserVersion } from '../../domain/integrations/normaliser-versions.ts';
import { ownOf } from '../../domain/own.ts';
import { dialects } from './generated/dialects.ts';
import type { Normaliser } from './reading/normaliser.ts';

/** Normalisers by version. The compiler names a version that integrations offer and no file implements. */
export const normalisers: Readonly<Record<NormaliserVersion, Normaliser>> = dialects;

/** Returns the normaliser of a version, undefined for one that this release does not include. */
export const normaliserOf = (version: string): Normaliser | undefined => ownOf(normalisers, version);
