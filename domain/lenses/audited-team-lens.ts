import type { Transaction } from '../../platform/database.ts';
import { auditedRow } from '../audit/audited.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Makes a change of a lens, and audits it if the lens is a team's: a person's own are nobody else's. */
export async function auditedTeamLens<T>(
  trx: Transaction,
  ctx: Ctx,
  { action, id, teamId }: { action: string; id: string; teamId: number | null },
  change: () => PromiseLike<T>,
): Promise<T> {
  if (teamId === null) return change();
  return auditedRow(trx, ctx, { action, table: 'lenses', key: { id } }, change);
}
