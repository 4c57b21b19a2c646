import { customerRows } from '../../../platform/customer-rows.ts';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { recomputeEntities } from '../../assets/entities/recompute-entities.ts';
import { createRelations } from '../../assets/relations/create-relations.ts';
import { type Edge, edgeOf } from '../../assets/relations/kinds.ts';
import { type InventoryImport, moveImport } from '../inventory-import.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import { idOf } from './change.ts';
import { type ImportCtx, type RunDeps, Superseded } from './run-deps.ts';

/** Relations that one transaction writes. */
const relationsAtOnce = 2_000;

/** Creates the relations that rows declare, once all they lead to exists. */
export async function relateRows(
  deps: RunDeps,
  ctx: ImportCtx,
  found: InventoryImport,
  rows: readonly PlannedRow[],
): Promise<void> {
  const declared = rows.flatMap(({ row, node, edges }) =>
    node?.entity
      ? edges.flatMap(({ kind, other }) =>
          other.entity ? [{ row, entityId: idOf(node), kind, otherId: other.entity.id }] : [],
        )
      : [],
  );
  for (let at = 0; at < declared.length; at += relationsAtOnce) {
    const some = declared.slice(at, at + relationsAtOnce);
    await forCustomer(deps.db, found.customerId, async (trx) => {
      if (!(await moveImport(trx, found, {}, deps.clock.now()))) throw new Superseded();
      const results = await createRelations(trx, ctx, some, { origin: 'IMPORT' });
      const edges = new Map<number, Edge[]>();
      const warnings = new Map<number, string[]>();
      for (const [index, result] of results.entries()) {
        const one = some[index] as (typeof some)[number];
        const add = <T>(to: Map<number, T[]>, ...values: T[]): void => {
          const known = to.get(one.row);
          if (known) known.push(...values);
          else to.set(one.row, values);
        };
        if (result.outcome === 'REFUSED') add(warnings, inventoryTexts.row.relationRefused(result.reason));
        else {
          add(warnings, ...result.warnings);
          if (result.outcome === 'CREATED') add(edges, edgeOf(one));
        }
      }
      await recomputeEntities(trx, ctx, [...new Set(some.map(({ entityId }) => entityId))], { withContents: true });
      await keepRelations(trx, found, edges, warnings);
    });
    deps.onProgress(at);
  }
}

async function keepRelations(
  trx: Transaction,
  { customerId, id }: InventoryImport,
  edges: ReadonlyMap<number, Edge[]>,
  warnings: ReadonlyMap<number, string[]>,
): Promise<void> {
  const rows = [...new Set([...edges.keys(), ...warnings.keys()])];
  await trx.raw(
    `update inventory_import_rows r
     set after = jsonb_set(coalesce(r.after, '{}'), '{edges}', coalesce(r.after -> 'edges', '[]') || n.edges::jsonb),
       warnings = r.warnings || array(select jsonb_array_elements_text(n.warnings::jsonb))
     from ${customerRows('unnest(:rows::int[], :edges::text[], :warnings::text[]) as n (row, edges, warnings)', ':customerId')}
     where r.customer_id = n.customer_id and r.import_id = :id and r.row = n.row`,
    {
      ...{ customerId, id, rows: pgArray('int', rows) },
      edges: pgArray(
        'text',
        rows.map((row) => JSON.stringify(edges.get(row) ?? [])),
      ),
      warnings: pgArray(
        'text',
        rows.map((row) => JSON.stringify(warnings.get(row) ?? [])),
      ),
    },
  );
}
