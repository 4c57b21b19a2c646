import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { type ColumnKey, columnsOfType, inventoryTypes, valueSeparator } from '../../inventory/columns.ts';
import { countEntities, type ExportedEntity, readEntities } from '../../inventory/export/read-entities.ts';
import { templateOf } from '../../inventory/export/template.ts';
import type { Cell } from '../../sheets/cells.ts';
import type { ExportedList } from '../exported-list.ts';

const schema = z.object({ type: z.enum(inventoryTypes) });
type Input = z.output<typeof schema>;

/** Places, assets or space types, as an import of the type reads them (AST.10). */
const inventory: ExportedList<Input> = {
  name: 'inventory',
  isNoRoute: true,
  schema,
  columns: ({ type }) => templateOf(type),
  count: async (ctx, { type }, limit) =>
    type === 'space-type' ? Math.min((await spaceTypesOf(ctx)).length, limit) : countEntities(ctx, type, limit),
  async *read(ctx, { type }) {
    const keys = columnsOfType(type);
    if (type === 'space-type')
      yield (await spaceTypesOf(ctx)).map(({ name, criticality }) =>
        keys.map((key): Cell => (key === 'name' ? name : key === 'criticality' ? criticality : null)),
      );
    else
      for await (const entities of readEntities(ctx, type))
        yield entities.map((entity) => keys.map((key) => cellOf(entity, key)));
  },
};
export default inventory;

function cellOf(entity: ExportedEntity, key: ColumnKey): Cell {
  if (key === 'partOf' || key === 'feeds') return entity[key].map(({ ref }) => ref).join(valueSeparator) || null;
  if (key === 'aliases') return entity.aliases.join(valueSeparator) || null;
  return key === 'type' || key === 'location' ? null : entity[key];
}

const spaceTypesOf = (ctx: Ctx): Promise<Array<{ name: string; criticality: number | null }>> => {
  assertPermission(ctx, 'assets', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) =>
    trx('space_types').where({ customer_id: ctx.customer.id }).orderBy('name').select('name', 'criticality'),
  );
};
