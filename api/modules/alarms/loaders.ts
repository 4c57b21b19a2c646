import { readPayloads, readSnoozers } from '../../../domain/alarms/read/alarm-children.ts';
import { readSourceSystems } from '../../../domain/integrations/list-source-systems.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  systems: loadByKey(async (_ids: readonly number[]) => {
    const systems = await forCustomer(ctx.db, ctx.customer.id, (trx) => readSourceSystems(trx, ctx.customer.id));
    return new Map(systems.map((system) => [system.id, system]));
  }),
  payloads: loadByKey((ids: readonly number[]) => readPayloads(ctx, ids)),
  /** People and rules that snoozed, by alarm. */
  snoozers: loadByKey((ids: readonly number[]) => readSnoozers(ctx, ids)),
});
