import type { NormaliserVersion } from '../../domain/integrations/normaliser-versions.ts';
import { ownOf } from '../../domain/own.ts';
import { dialects } from './generated/dialects.ts';
import type { Normaliser } from './types.ts';

/** By version: the compiler names one that integrations are offered and no file reads. */
export const normalisers: Readonly<Record<NormaliserVersion, Normaliser>> = dialects;

/** The normaliser of a version, undefined for one that this release does not ship. */
export const normaliserOf = (version: string): Normaliser | undefined => ownOf(normalisers, version);
