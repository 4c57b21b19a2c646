import type { Transaction } from '../../../platform/database.ts';
import { recomputeEntities } from '../../assets/entities/recompute-entities.ts';
import { type EntityActivity, writeEntityActivity } from '../../assets/entities/write-entity-activity.ts';
import { keyOf } from '../../assets/similarity.ts';
import { publishLenses } from '../../lenses/publish-lenses.ts';
import type { InventoryImport } from '../inventory-import.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import { type Change, idOf, isMove, renamesBuilding } from './change.ts';
import { markLost, markWritten } from './mark-rows.ts';
import type { ImportCtx } from './run-deps.ts';
import { writeCmms } from './write-cmms.ts';
import { insertEntities, updateEntities } from './write-entities.ts';
import { writeSpaceTypes } from './write-space-types.ts';

/**
 * Writes some planned rows, what they name and what follows, in one transaction; their relations come later.
 * @returns entities that it has moved.
 */
export async function writeRows(
  trx: Transaction,
  ctx: ImportCtx,
  found: InventoryImport,
  rows: readonly PlannedRow[],
): Promise<number[]> {
  const spaceTypes = await writeSpaceTypes(trx, ctx, found, rows);
  const lost: PlannedRow[] = [];
  const changes: Change[] = [];
  for (const planned of rows) {
    const { node } = planned;
    const item = node?.item;
    if (!node || !item) continue;
    // its place was not written
    if (item.kind !== 'space-type' && node.parent && !node.parent.entity) lost.push(planned);
    else changes.push({ planned, item, node, before: null, after: {} });
  }
  const ofEntities = changes.filter(({ item }) => item.kind !== 'space-type');
  const created = ofEntities.filter(({ node }) => node.entity === null);
  lost.push(...(await insertEntities(trx, ctx, found, created, spaceTypes)));
  lost.push(
    ...(await updateEntities(
      trx,
      found,
      ofEntities.filter(({ planned }) => planned.outcome === 'UPDATE'),
      spaceTypes,
    )),
  );
  const written = changes.filter(({ planned }) => !lost.includes(planned));
  const entities = written.filter(({ item }) => item.kind !== 'space-type');
  await insertAliases(trx, found, entities);
  await writeCmms(trx, ctx, found, entities);
  await recomputeEntities(
    trx,
    ctx,
    entities.map(({ node }) => idOf(node)),
  );
  if (entities.some(renamesBuilding)) await publishLenses(trx, ctx, null);
  await writeEntityActivity(trx, ctx, entities.flatMap(activityOf));
  await markWritten(trx, found, written);
  if (lost.length > 0) await markLost(trx, found, lost);
  return entities.filter(isMove).map(({ node }) => idOf(node));
}

async function insertAliases(
  trx: Transaction,
  { customerId }: InventoryImport,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap(({ planned, node, after }) => {
    if (planned.newAliases.length > 0) after.aliases = planned.newAliases;
    return planned.newAliases.map((alias) => ({
      ...{ customer_id: customerId, entity_id: idOf(node), alias, alias_key: keyOf(alias) },
    }));
  });
  if (rows.length > 0) await trx('entity_aliases').insert(rows).onConflict().ignore();
}

/** Fields of an entity whose changes its activity shows. */
const shownFields = ['name', 'class', 'externalId', 'criticality', 'shop'] as const;

function activityOf({ node, before, after, item }: Change): EntityActivity[] {
  const entityId = idOf(node);
  const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
  if (!before?.entity && after.version !== undefined && !after.entity)
    return [{ entityId, field: 'created', prevValue: null, revValue: item.name }];
  const fields = shownFields.flatMap((field) => {
    const [prevValue, revValue] = [textOf(before?.entity?.[field]), textOf(after.entity?.[field])];
    return prevValue === revValue ? [] : [{ entityId, field, prevValue, revValue }];
  });
  const aliases = (after.aliases ?? []).map((alias) => ({
    entityId,
    field: 'alias',
    prevValue: null,
    revValue: alias,
  }));
  return [...fields, ...aliases];
}
