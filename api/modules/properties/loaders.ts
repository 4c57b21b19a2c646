import DataLoader from 'dataloader';
import { readEntities } from '../../../domain/alarms/details/entities.ts';
import type { PropertyDefinition } from '../../../domain/alarms/model/property.ts';
import { readDefinitions } from '../../../domain/properties/definitions.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  definitions: new DataLoader<'own', PropertyDefinition[]>(async (keys) => {
    const own = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDefinitions(trx, ctx.customer.id));
    return keys.map(() => own);
  }),
  entities: loadByKey((ids: readonly number[]) => readEntities(ctx, ids)),
});
