import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database.ts';
import type { Ctx } from '../../identity/ctx.ts';

/** A line in the activity of an entity: a field that changed, or what was done. Values are as people read them. */
export interface EntityActivity {
  entityId: number;
  field: string;
  prevValue: string | null;
  revValue: string | null;
}

/** Writes what the person did to entities, in the transaction that does it. */
export async function writeEntityActivity(
  trx: Transaction,
  ctx: Pick<Ctx, 'customer' | 'person' | 'clock'>,
  lines: readonly EntityActivity[],
): Promise<void> {
  const at = ctx.clock.now();
  const rows = lines.map(({ entityId, field, prevValue, revValue }) => ({
    ...{ customer_id: ctx.customer.id, id: randomUUID(), entity_id: entityId, created_at: at },
    ...{ user_id: ctx.person.id, user_name: ctx.person.displayName },
    ...{ field, prev_value: prevValue, rev_value: revValue },
  }));
  if (rows.length > 0) await trx('entity_activity').insert(rows);
}
