import { alarmRowsOf } from '../../../domain/alarms/rows/alarm-rows.ts';
import { readEntityNames } from '../../../domain/assets/entities/entity-names.ts';
import { incidentsOf } from '../../../domain/incidents/incidents-of.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  /** Incidents by the alarm that is in them. */
  incidents: loadByKey((alarmIds: readonly number[]) => incidentsOf(ctx, alarmIds)),
  /** Alarms with which incidents began. */
  causeAlarms: loadByKey(async (ids: readonly number[]) => {
    const rows = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      alarmRowsOf(trx, ctx.customer.id).byIds(ids, { unlisted: true }),
    );
    return new Map(rows.map((row) => [row.id, row]));
  }),
  /** Names of places and assets, deleted ones included. */
  assetNames: loadByKey((ids: readonly number[]) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) => readEntityNames(trx, ctx.customer.id, ids)),
  ),
});
