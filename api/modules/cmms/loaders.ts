import DataLoader from 'dataloader';
import { readFields } from '../../../domain/cmms/field-rows.ts';
import { type AlarmCmms, describeAlarmsForCmms } from '../../../domain/cmms/tokens/describe-alarms.ts';
import { type AssigneeThere, assigneeNames } from '../../../domain/cmms-sync/assignees.ts';
import type { AlarmRow } from '../../../domain/lists/alarms/alarm-row.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  cmms: new DataLoader<AlarmRow, AlarmCmms, number>((alarms) => describeAlarmsForCmms(ctx, alarms), {
    cacheKeyFn: ({ id }) => id,
  }),
  cmmsFields: loadByKey(async (ids: readonly string[]) => {
    const fields = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      readFields(trx, ctx.customer.id, 'and f.id = any(:ids::uuid[])', { ids }),
    );
    return new Map(fields.map((field) => [field.id, field]));
  }),
  assigneesThere: new DataLoader<AssigneeThere, string | null, string>((people) => assigneeNames(ctx, people), {
    cacheKeyFn: ({ systemId, key }) => `${systemId}/${key}`,
  }),
});
