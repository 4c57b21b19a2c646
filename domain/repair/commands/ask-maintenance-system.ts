import { z } from 'zod';
import type { Transaction } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { listsFields } from '../../cmms/connectors/index.ts';
import { readFields } from '../../cmms/field-rows.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { schemaLabel } from '../../integrations/external-schemas.ts';
import { type Command, type CommandJobs, runnerOf } from './command.ts';
import { type CommandedSystem, requestCommand } from './request-command.ts';

/**
 * Reads the assets of a maintenance system again: the values of its fields that name assets. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a system without such a field, CONFLICT.
 */
export const getAssets = (ctx: Ctx, jobs: CommandJobs, input: { externalSystemId: string }): Promise<Command> =>
  requestCommand(ctx, jobs, {
    ...input,
    commandType: 'GET_ASSETS',
    action: 'initiateExternalSystemGetAssetsCommand',
    async assert(trx, system) {
      assertMaintenance(system);
      if (runnerOf(system.connection_type) === 'PUMP') return;
      if (!listsFields(system.schema)) throw invalid(commandTexts.cannotList(schemaLabel(system.schema)));
      const fields = await assetFields(trx, ctx.customer.id, system.id);
      if (fields.length === 0) throw invalid(commandTexts.noAssetField(system.display_name));
    },
  });

/** Returns the ids of a system's list fields whose values are assets, as its vendor names them. */
export async function assetFields(trx: Transaction, customerId: number, systemId: number): Promise<string[]> {
  const fields = await readFields(
    trx,
    customerId,
    `and f.system_id = :systemId and not f.is_deleted and f.data_type = 'List' and f.name ~* 'asset|equipment'`,
    { systemId },
  );
  return fields.map(({ id }) => id);
}

const rangeSchema = z.object({
  externalSystemId: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date().nullish(),
});

/**
 * Reads the orders that changed in a range of time from a maintenance system, and updates their tickets. Super users
 * only. @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT.
 */
export async function syncOrders(ctx: Ctx, jobs: CommandJobs, input: z.input<typeof rangeSchema>): Promise<Command> {
  const { externalSystemId, startAt: from, endAt } = rangeSchema.parse(input);
  const now = ctx.clock.now();
  const to = endAt && endAt < now ? endAt : now;
  if (from >= to) throw invalid(commonTexts.rangeIsEmpty, [{ path: 'startAt', message: commonTexts.startsAfterEnd }]);
  return requestCommand(ctx, jobs, {
    externalSystemId,
    commandType: 'GET_WORK_TICKETS',
    action: 'initiateExternalSystemSync',
    from,
    to,
    assert: (_, system) => assertMaintenance(system),
  });
}

function assertMaintenance({ direction }: CommandedSystem): void {
  if (direction !== 'OUTBOUND') throw invalid(commandTexts.noMaintenanceSystem);
}
