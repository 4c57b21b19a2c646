import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Ctx } from './ctx.ts';
import { findAccess } from './find-access.ts';
import { type PersonRecord, personColumns, toPerson } from './person-row.ts';

/** Requester of a job, with what they may do now (USR.22). */
export type Asker = Pick<Ctx, 'customer' | 'person' | 'permissions' | 'membership' | 'clock'>;

/** Finds who asked for a job of a customer, on the pipeline's connection; null if they no longer have access to it. */
export async function findAsker(
  { db, clock }: { db: Database; clock: Clock },
  { userId, customerId }: { userId: string; customerId: number },
): Promise<(Asker & Pick<Ctx, 'authRole'>) | null> {
  const { rows } = await db.raw<{ rows: PersonRecord[] }>(`select ${personColumns} from users u where u.id = ?`, [
    userId,
  ]);
  const person = rows[0] ? toPerson(rows[0]) : null;
  const access = person && (await findAccess(db, person, customerId));
  if (!access) return null;
  const { lastActiveAt: _, ...within } = access;
  return { ...within, person, clock };
}
