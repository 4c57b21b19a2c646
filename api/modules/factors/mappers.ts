import type { Factor } from '../../../domain/identity/factors/factor-rows.ts';

export type FactorMapper = Factor;
