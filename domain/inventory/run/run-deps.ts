import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Ctx } from '../../identity/ctx.ts';

export interface RunDeps {
  /** The pipeline's connection. */
  db: Database;
  clock: Clock;
  /** Called for each batch, with the rows done. */
  onProgress: (rows: number) => void;
}

/** Requester of an import, with their present permissions. */
export type ImportCtx = Pick<Ctx, 'customer' | 'person' | 'permissions' | 'clock'>;

/** Another run of the import has begun. */
export class Superseded extends Error {}
