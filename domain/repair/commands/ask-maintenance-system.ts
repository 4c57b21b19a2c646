import { z } from 'zod';
import type { Transaction } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { assigneeFieldOf, listsFields } from '../../cmms/connectors/index.ts';
import { readFields } from '../../cmms/field-rows.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { hasPump, schemaLabel } from '../../integrations/external-schemas.ts';
import type { CommandedSystem } from '../one-at-a-time.ts';
import type { Command, CommandJobs, PullCommand } from './command.ts';
import { requestCommand } from './request-command.ts';

/**
 * Reads the assets of a maintenance system again: the values of its fields that name assets. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a system without such a field, CONFLICT.
 */
export const getAssets = (ctx: Ctx, jobs: CommandJobs, input: { externalSystemId: string }): Promise<Command> =>
  requestPull(ctx, jobs, { ...input, commandType: 'GET_ASSETS' }, 'initiateExternalSystemGetAssetsCommand');

const getSchema = z.object({
  externalSystemId: z.string(),
  commandType: z.enum(['GET_FIELDS', 'GET_DOMAIN_VALUES', 'GET_ASSIGNEES']),
});

/**
 * Reads fields, the values of all its lists, or the assignees of a maintenance system again. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a system that has none to read, CONFLICT.
 */
export const getFromSystem = async (ctx: Ctx, jobs: CommandJobs, input: z.input<typeof getSchema>): Promise<Command> =>
  requestPull(ctx, jobs, getSchema.parse(input), 'initiateExternalSystemGetCommand');

function requestPull(
  ctx: Ctx,
  jobs: CommandJobs,
  { externalSystemId, commandType }: { externalSystemId: string; commandType: PullCommand },
  action: string,
): Promise<Command> {
  return requestCommand(ctx, jobs, {
    externalSystemId,
    commandType,
    action,
    async assert(trx, system) {
      assertMaintenance(system);
      if (!listsFields(system.schema)) throw invalid(commandTexts.cannotList[commandType](schemaLabel(system.schema)));
      if (commandType === 'GET_FIELDS') return;
      const fields = await fieldsToRead(trx, { customerId: ctx.customer.id, systemId: system.id, commandType });
      if (fields.length === 0) throw invalid(commandTexts.noField[commandType](system.display_name));
    },
  });
}

/** Returns the ids of a system's list fields whose values a command reads: all, or those of assets or of assignees. */
export async function fieldsToRead(
  trx: Transaction,
  { customerId, systemId, commandType }: { customerId: number; systemId: number; commandType: PullCommand },
): Promise<string[]> {
  const system = await trx('external_systems').where({ customer_id: customerId, id: systemId }).first('schema');
  const fields = await readFields(
    trx,
    customerId,
    `and f.system_id = :systemId and not f.is_deleted and f.data_type = 'List'`,
    { systemId },
  );
  const isRead = (name: string): boolean =>
    commandType === 'GET_DOMAIN_VALUES' ||
    (commandType === 'GET_ASSETS' && /asset|equipment/i.test(name)) ||
    (commandType === 'GET_ASSIGNEES' && name === assigneeFieldOf(system.schema));
  return fields.filter(({ name }) => isRead(name)).map(({ id }) => id);
}

/**
 * Has the pump of an integration read its configuration anew. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for an integration without a pump, CONFLICT.
 */
export const sendConfig = (ctx: Ctx, jobs: CommandJobs, input: { externalSystemId: string }): Promise<Command> =>
  requestCommand(ctx, jobs, {
    ...input,
    commandType: 'CONFIG',
    action: 'initiateExternalSystemConfigCommand',
    assert(_, { connection_type }) {
      if (!hasPump(connection_type)) throw invalid(commandTexts.noPump);
    },
  });

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
