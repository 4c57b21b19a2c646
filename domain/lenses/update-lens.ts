import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { lensTexts } from '../../texts/server/lenses.ts';
import { may } from '../identity/assert-permission.ts';
import type { PermissionAction } from '../identity/built-in-permissions.ts';
import { assertMayAsk } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { foldText } from '../lists/criteria/fold.ts';
import { findTeamRole } from '../people/team-role.ts';
import { auditedTeamLens } from './audited-team-lens.ts';
import type { Lens } from './lens.ts';
import { lensExists, lensFieldsSchema, rowOf } from './lens-input.ts';
import { readLenses, type StoredLens } from './lens-rows.ts';
import { mayOfTeam } from './lens-viewer.ts';
import { listLenses } from './list-lenses.ts';
import { publishLenses } from './publish-lenses.ts';
import { standardLenses, statusLensId } from './standard-lenses.ts';

const idSchema = z.object({ id: z.string().max(100) });
type LensChange = z.input<typeof idSchema> & z.input<ReturnType<typeof lensFieldsSchema>>;

/**
 * Changes a lens of the caller's own or of a team; who has it open sees the new one at once.
 * @throws AppError NOT_FOUND, FORBIDDEN (standard lenses too, LENS.1), INVALID, CONFLICT for a name that is taken.
 */
export async function updateLens(ctx: Ctx, input: LensChange): Promise<Lens> {
  const { id } = idSchema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const lens = await findOwnLens(ctx, trx, id, 'EDIT');
    const fields = lensFieldsSchema(lens.type).parse(input);
    assertMayAsk(ctx, fields.criteria);
    const namesake = await trx('lenses')
      .where({
        customer_id: ctx.customer.id,
        owner_id: lens.ownerId,
        team_id: lens.team?.id ?? null,
        type: lens.type,
        name_key: foldText(fields.name),
      })
      .whereNot({ id })
      .first('id');
    if (namesake) throw lensExists(fields.name);
    await auditedTeamLens(trx, ctx, { action: 'updateLens', id, teamId: lens.team?.id ?? null }, () =>
      trx('lenses')
        .where({ customer_id: ctx.customer.id, id })
        .update({ ...rowOf(fields), name_key: foldText(fields.name) }),
    );
    await publishLenses(trx, ctx, lens.ownerId);
  });
  const [lens] = await listLenses(ctx, { ids: [id] });
  if (!lens) throw notFound(lensTexts.notFound);
  return lens;
}

/**
 * Deletes a lens; people who had it as default get the standard one (LENS.8).
 * @throws AppError NOT_FOUND, FORBIDDEN (standard lenses too).
 */
export async function deleteLens(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const lens = await findOwnLens(ctx, trx, id, 'DELETE');
    for (const table of ['lens_places', 'default_lenses'])
      await trx(table).where({ customer_id: ctx.customer.id, lens_id: id }).delete();
    await auditedTeamLens(trx, ctx, { action: 'deleteLens', id, teamId: lens.team?.id ?? null }, () =>
      trx('lenses').where({ customer_id: ctx.customer.id, id }).delete(),
    );
    await publishLenses(trx, ctx, lens.ownerId);
  });
  return { id };
}

async function findOwnLens(ctx: Ctx, trx: Transaction, id: string, action: PermissionAction): Promise<StoredLens> {
  const isStandard = [...standardLenses.map((lens) => lens.id), ...ctx.customer.customStatuses.map(statusLensId)];
  if (isStandard.includes(id)) throw forbidden(lensTexts.standard);
  const [lens] = await readLenses(trx, ctx, [id]);
  if (!lens) throw notFound(lensTexts.notFound);
  const allowed = lens.team
    ? mayOfTeam(ctx, action, await findTeamRole(trx, ctx, lens.team.id))
    : may(ctx, 'lenses.own', action);
  if (!allowed) throw forbidden();
  return lens;
}
