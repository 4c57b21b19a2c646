import type { Transaction } from '../../../platform/database.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readEntityRows } from '../entities/entity.ts';
import { writeEntityActivity } from '../entities/write-entity-activity.ts';
import { type Edge, inverseOf } from './kinds.ts';

/** Writes what a person did to a relation into the activity of both of its ends, in their words. */
export async function writeRelationActivity(
  trx: Transaction,
  ctx: Pick<Ctx, 'customer' | 'person' | 'clock'>,
  { sourceId, kind, targetId }: Edge,
  done: 'added' | 'removed',
): Promise<void> {
  const entities = await readEntityRows(trx, ctx.customer.id, [sourceId, targetId]);
  const nameOf = (id: number): string => entities.get(id)?.name ?? String(id);
  const line = (entityId: number, said: string) => ({
    ...{ entityId, field: 'relationship' },
    ...(done === 'added' ? { prevValue: null, revValue: said } : { prevValue: said, revValue: null }),
  });
  await writeEntityActivity(trx, ctx, [
    line(sourceId, `${kind} ${nameOf(targetId)}`),
    line(targetId, `${inverseOf(kind)} ${nameOf(sourceId)}`),
  ]);
}
