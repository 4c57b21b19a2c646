import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { forbidden, limitReached, notFound } from '../../platform/errors.ts';
import { lensTexts } from '../../texts/server/lenses.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { lensesMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import { assertMayAsk } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { foldText } from '../lists/criteria/fold.ts';
import { listKindNames } from '../lists/list-kinds.ts';
import { findTeamRole } from '../people/team-role.ts';
import { auditedTeamLens } from './audited-team-lens.ts';
import type { Lens } from './lens.ts';
import { lensExists, lensFieldsSchema, rowOf, wordOf } from './lens-input.ts';
import { assertSeesKind, mayOfTeam, openKinds } from './lens-viewer.ts';
import { listLenses } from './list-lenses.ts';
import { publishLenses } from './publish-lenses.ts';

const ownerSchema = z.object({
  type: wordOf(listKindNames, lensTexts.kinds(listKindNames.join(' and '))),
  teamId: z
    .string()
    .regex(/^\d{1,15}$/, peopleTexts.teamNotFound)
    .transform(Number)
    .nullish()
    .transform((id) => id ?? null),
});
type NewLens = z.input<typeof ownerSchema> & z.input<ReturnType<typeof lensFieldsSchema>>;

/**
 * Creates a lens: the caller's own, or a team's (LENS.7). Sharing a lens means creating the same one for a team.
 * @throws AppError FORBIDDEN, INVALID for wrong criteria, NOT_FOUND for the team, CONFLICT for a name that its owner or
 *   team has, ignoring case, LIMIT for too many.
 */
export async function createLens(ctx: Ctx, input: NewLens): Promise<Lens> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { teamId, type } = ownerSchema.parse(input);
  const fields = lensFieldsSchema(type).parse(input);
  assertMayAsk(ctx, fields.criteria);
  assertSeesKind(ctx, type);
  const id = randomUUID();
  const ownerId = teamId === null ? ctx.person.id : null;
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await assertMayCreate(ctx, trx, teamId);
    const mates = trx('lenses').where({ customer_id: ctx.customer.id, owner_id: ownerId, team_id: teamId });
    if ((await mates.select('id')).length >= lensesMax) throw limitReached(lensTexts.limit(lensesMax), 0);
    const insert = () =>
      trx('lenses')
        .insert({
          ...rowOf(fields),
          customer_id: ctx.customer.id,
          id,
          owner_id: ownerId,
          team_id: teamId,
          type,
          name_key: foldText(fields.name),
          created_by: ctx.person.id,
          created_at: ctx.clock.now(),
        })
        .onConflict()
        .ignore()
        .returning('id');
    const added = await auditedTeamLens(trx, ctx, { action: 'createLens', id, teamId }, insert);
    if (added.length === 0) throw lensExists(fields.name);
    await publishLenses(trx, ctx, ownerId);
  });
  const [lens] = await listLenses(ctx, { ids: [id] });
  if (!lens) throw notFound(lensTexts.notFound);
  return lens;
}

async function assertMayCreate(ctx: Ctx, trx: Transaction, teamId: number | null): Promise<void> {
  const { mine, team } = openKinds(ctx);
  if (teamId === null) {
    assertPermission(ctx, 'lenses.own', 'CREATE');
    if (!mine) throw forbidden();
    return;
  }
  const role = await findTeamRole(trx, ctx, teamId);
  if (!team || !mayOfTeam(ctx, 'CREATE', role)) throw forbidden();
}
