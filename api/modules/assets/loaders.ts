import DataLoader from 'dataloader';
import { type EntityRow, readEntityRows } from '../../../domain/assets/entities/entity.ts';
import { type PlacedNames, readPlacedNames } from '../../../domain/assets/space-types/placed-names.ts';
import { readSpaceTypes } from '../../../domain/assets/space-types/space-types.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  entityRows: loadByKey((ids: readonly number[]) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) => readEntityRows(trx, ctx.customer.id, ids)),
  ),
  placedNames: new DataLoader<EntityRow, PlacedNames>((rows) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) => readPlacedNames(trx, ctx.customer.id, rows)),
  ),
  spaceTypes: loadByKey((ids: readonly string[]) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) => readSpaceTypes(trx, ctx.customer.id, ids)),
  ),
});
