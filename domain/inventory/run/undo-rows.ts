import { customerRows } from '../../../platform/customer-rows.ts';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { countUseOfEntities } from '../../alarms/rows/alarm-property-rows.ts';
import { recomputeMoved } from '../../asset-management/recompute-activity.ts';
import { removeEntities } from '../../asset-management/remove-entities.ts';
import { recomputeEntities } from '../../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../../assets/entities/write-entity-activity.ts';
import { lockDirectory } from '../../assets/lock-directory.ts';
import { keyOf } from '../../assets/similarity.ts';
import { publishLenses } from '../../lenses/publish-lenses.ts';
import { type InventoryImport, moveImport } from '../inventory-import.ts';
import { analyzeEntities } from './analyze-entities.ts';
import { isMove, renamesBuilding, type Written } from './change.ts';
import type { ImportCtx, RunDeps } from './run-deps.ts';
import { writeStates } from './write-entities.ts';

const rowsAtOnce = 500;

interface AppliedRow {
  row: number;
  entityId: number | null;
  before: Written | null;
  after: Written | null;
}

/**
 * Undoes what an import has written, what is in places before the places: what it created is deleted, what it changed is
 * as before. What was changed since, or what alarms or other assets refer to, is kept, with the reason.
 */
export async function undoRows(deps: RunDeps, ctx: ImportCtx, found: InventoryImport): Promise<void> {
  const { customerId } = found;
  let done = 0;
  for (;;) {
    const undone = await forCustomer(deps.db, customerId, async (trx) => {
      await lockDirectory(trx, customerId);
      const rows = await nextRows(trx, found);
      if (rows.length === 0) return null;
      const moved = await undoSome(trx, ctx, found, rows);
      const isOurs = await moveImport(trx, found, { done: done + rows.length }, deps.clock.now());
      return isOurs ? { rows: rows.length, moved } : null;
    });
    if (undone === null) break;
    await recomputeMoved({ ...ctx, db: deps.db }, undone.moved);
    done += undone.rows;
    deps.onProgress(done);
  }
  await analyzeEntities(deps.db, done);
  await forCustomer(deps.db, customerId, async (trx) => {
    await trx.raw(
      `delete from space_types t using inventory_imports i
       where i.customer_id = :customerId and i.id = :id and t.customer_id = i.customer_id and t.id = any(i.made_space_types)
         and not exists (select from entities e where e.customer_id = t.customer_id and e.space_type_id = t.id)`,
      { customerId, id: found.id },
    );
    const { rows } = await trx.raw(
      `select count(*)::int as kept from inventory_import_rows
       where customer_id = ? and import_id = ? and is_applied and reason is not null`,
      [customerId, found.id],
    );
    await moveImport(trx, found, { kept: rows[0].kept, status: 'UNDONE' }, deps.clock.now());
  });
}

/**
 * Reads rows that are neither undone nor kept yet, the innermost first: of one rank, since a place is judged after what
 * is in it.
 */
async function nextRows(trx: Transaction, { customerId, id }: InventoryImport): Promise<AppliedRow[]> {
  const { rows } = await trx.raw<{ rows: Array<AppliedRow & { rank: number }> }>(
    `select r.row, r.entity_id as "entityId", r.before, r.after, ${rank} as rank
     from inventory_import_rows r left join entities e on e.customer_id = r.customer_id and e.id = r.entity_id
     where r.customer_id = :customerId and r.import_id = :id and r.is_applied and r.reason is null
     order by rank, r.row
     limit :rowsAtOnce`,
    { customerId, id, rowsAtOnce },
  );
  return rows.filter((row) => row.rank === rows[0]?.rank);
}

const rank = `case when e.id is null then 5 when e.class = 'Building' then 4 when e.class = 'Floor' then 3
  when e.class = 'Room' then 2 else 1 end`;

/** Undoes some rows. @returns entities that it has moved back. */
async function undoSome(
  trx: Transaction,
  ctx: ImportCtx,
  found: InventoryImport,
  rows: readonly AppliedRow[],
): Promise<number[]> {
  const { customerId } = found;
  await deleteEdges(trx, customerId, rows);
  const ofEntities = rows.filter((row): row is OfEntity => row.entityId !== null);
  const isCreated = ({ before, after }: AppliedRow): boolean =>
    !before?.entity && after?.version !== undefined && !after.entity;
  const made = ofEntities.filter(isCreated);
  const changed = ofEntities.filter((row) => !isCreated(row));
  const deleted = await deleteEntities(trx, ctx, customerId, made);
  const restored = await restoreEntities(trx, ctx, customerId, changed);
  await restoreSpaceTypes(trx, ctx, customerId, rows);
  const kept = new Map<number, string>();
  for (const row of made) {
    const reason = deleted.get(row.row);
    if (reason !== undefined && reason !== null) kept.set(row.row, reason);
  }
  for (const row of changed) if (!restored.has(row.row)) kept.set(row.row, inventoryTexts.row.keptChanged);
  const key = { customer_id: customerId, import_id: found.id };
  const undone = rows.filter(({ row }) => !kept.has(row)).map(({ row }) => row);
  await trx('inventory_import_rows').where(key).whereIn('row', undone).update({ is_applied: false });
  for (const reason of new Set(kept.values()))
    await trx('inventory_import_rows')
      .where(key)
      .whereIn(
        'row',
        [...kept].filter(([, why]) => why === reason).map(([row]) => row),
      )
      .update({ reason });
  return changed.flatMap((row) => (restored.has(row.row) && isMove(row) ? [row.entityId] : []));
}

async function deleteEdges(trx: Transaction, customerId: number, rows: readonly AppliedRow[]): Promise<void> {
  const edges = rows.flatMap(({ after }) => after?.edges ?? []);
  if (edges.length === 0) return;
  // one that a person has confirmed since is theirs
  await trx.raw(
    `delete from entity_relations r using ${customerRows(
      'unnest(:sources::bigint[], :kinds::text[], :targets::bigint[]) as n (source_id, kind, target_id)',
      ':customerId',
    )}
     where r.customer_id = n.customer_id and r.source_id = n.source_id and r.kind = n.kind and r.target_id = n.target_id
       and r.origin = 'IMPORT'`,
    {
      customerId,
      sources: pgArray(
        'bigint',
        edges.map(({ sourceId }) => sourceId),
      ),
      kinds: pgArray(
        'text',
        edges.map(({ kind }) => kind),
      ),
      targets: pgArray(
        'bigint',
        edges.map(({ targetId }) => targetId),
      ),
    },
  );
}

/** Deletes what the import created. @returns by row null, or why it is kept. */
async function deleteEntities(
  trx: Transaction,
  ctx: ImportCtx,
  customerId: number,
  rows: readonly OfEntity[],
): Promise<Map<number, string | null>> {
  const { rows: judged } = await trx.raw<{
    rows: Array<{ id: number; isChanged: boolean; isInUse: boolean }>;
  }>(
    `select e.id, e.version <> n.version as "isChanged",
       exists (select from entities c where c.customer_id = e.customer_id and c.parent_id = e.id and c.deleted_at is null)
         or exists (select from entity_relations r where r.customer_id = e.customer_id and r.source_id = e.id and r.origin = 'PERSON')
         or exists (select from entity_relations r where r.customer_id = e.customer_id and r.target_id = e.id and r.origin = 'PERSON')
         as "isInUse"
     from ${customerRows('unnest(:ids::bigint[], :versions::int[]) as n (id, version)', ':customerId')}
       join entities e on e.customer_id = n.customer_id and e.id = n.id and e.deleted_at is null`,
    {
      customerId,
      ids: pgArray(
        'bigint',
        rows.map(({ entityId }) => entityId),
      ),
      versions: pgArray(
        'int',
        rows.map(({ after }) => after?.version ?? 0),
      ),
    },
  );
  const byId = new Map(judged.map((one) => [one.id, one]));
  const used = await countUseOfEntities(trx, customerId, [...byId.keys()]);
  const result = new Map<number, string | null>();
  for (const { row, entityId } of rows) {
    const one = byId.get(entityId);
    const { alarms = 0, openTickets = 0 } = used.get(entityId) ?? {};
    const isInUse = one?.isInUse || alarms > 0 || openTickets > 0;
    result.set(
      row,
      !one ? null : one.isChanged ? inventoryTexts.row.keptChanged : isInUse ? inventoryTexts.row.keptInUse : null,
    );
  }
  const gone = rows
    .filter(({ row, entityId }) => byId.has(entityId) && result.get(row) === null)
    .map(({ entityId }) => entityId);
  if (gone.length === 0) return result;
  await removeEntities(trx, ctx, gone);
  return result;
}

/** Restores what the import changed, where nothing has changed since. @returns the rows. */
async function restoreEntities(
  trx: Transaction,
  ctx: ImportCtx,
  customerId: number,
  rows: readonly OfEntity[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const current = await trx('entities')
    .where({ customer_id: customerId, deleted_at: null })
    .whereIn(
      'id',
      rows.map(({ entityId }) => entityId),
    )
    .select('id', 'version');
  const versions = new Map(current.map(({ id, version }) => [Number(id), version]));
  const unchanged = rows.filter(({ entityId, after }) => {
    const version = versions.get(entityId);
    return version !== undefined && (after?.version === undefined || version === after.version);
  });
  const restored = new Set(unchanged.map(({ row }) => row));
  const restoredIds = unchanged.map(({ entityId }) => entityId);
  await writeStates(
    trx,
    customerId,
    unchanged.flatMap(({ entityId, before }) => (before?.entity ? [{ id: entityId, state: before.entity }] : [])),
  );
  await deleteAliases(trx, customerId, unchanged);
  await restoreCmms(trx, ctx, customerId, unchanged);
  await recomputeEntities(trx, ctx, restoredIds);
  if (rows.some((one) => restored.has(one.row) && renamesBuilding(one))) await publishLenses(trx, ctx, null);
  await writeEntityActivity(
    trx,
    ctx,
    restoredIds.map((entityId) => ({ entityId, field: 'importUndone', prevValue: null, revValue: null })),
  );
  return restored;
}

type OfEntity = AppliedRow & { entityId: number };

async function deleteAliases(trx: Transaction, customerId: number, rows: readonly OfEntity[]): Promise<void> {
  const added = rows.flatMap(({ entityId, after }) => (after?.aliases ?? []).map((alias) => ({ entityId, alias })));
  if (added.length === 0) return;
  await trx.raw(
    `delete from entity_aliases a using ${customerRows('unnest(?::bigint[], ?::text[]) as n (entity_id, alias_key)')}
     where a.customer_id = n.customer_id and a.entity_id = n.entity_id and a.alias_key = n.alias_key`,
    [
      customerId,
      pgArray(
        'bigint',
        added.map(({ entityId }) => entityId),
      ),
      pgArray(
        'text',
        added.map(({ alias }) => keyOf(alias)),
      ),
    ],
  );
}

/** Restores values for maintenance systems that are as the import left them. */
async function restoreCmms(
  trx: Transaction,
  ctx: ImportCtx,
  customerId: number,
  rows: readonly OfEntity[],
): Promise<void> {
  const set = rows.flatMap(({ entityId, before, after }) =>
    Object.entries(before?.cmms ?? {}).map(([fieldId, had]) => ({
      ...{ entityId, fieldId, had, has: after?.cmms?.[fieldId] ?? '' },
    })),
  );
  const given = (some: typeof set) => ({
    customerId,
    entities: pgArray(
      'bigint',
      some.map(({ entityId }) => entityId),
    ),
    fields: pgArray(
      'uuid',
      some.map(({ fieldId }) => fieldId),
    ),
    has: pgArray(
      'text',
      some.map(({ has }) => has),
    ),
  });
  const isSame = `c.customer_id = :customerId and c.target_type = 'ENTITY' and c.target_id = n.entity_id
    and c.field_id = n.field_id and c.value = n.has`;
  const added = set.filter(({ had }) => had === null);
  if (added.length > 0)
    await trx.raw(
      `delete from cmms_configs c using unnest(:entities::bigint[], :fields::uuid[], :has::text[]) as n (entity_id, field_id, has)
       where ${isSame}`,
      given(added),
    );
  const changed = set.filter(({ had }) => had !== null);
  if (changed.length > 0)
    await trx.raw(
      `update cmms_configs c set value = n.had, modified_by = :by, modified_at = :at
       from unnest(:entities::bigint[], :fields::uuid[], :has::text[], :had::text[]) as n (entity_id, field_id, has, had)
       where ${isSame}`,
      {
        ...given(changed),
        ...{ by: ctx.person.id, at: ctx.clock.now() },
        had: pgArray(
          'text',
          changed.map(({ had }) => had),
        ),
      },
    );
}

async function restoreSpaceTypes(
  trx: Transaction,
  ctx: ImportCtx,
  customerId: number,
  rows: readonly AppliedRow[],
): Promise<void> {
  for (const { before, after } of rows) {
    const [had, has] = [before?.spaceType, after?.spaceType];
    if (!had || !has) continue;
    const spaces = await trx('entities')
      .where({ customer_id: customerId, space_type_id: had.id, deleted_at: null })
      .select('id');
    await trx('space_types')
      .where({ customer_id: customerId, id: had.id, criticality: has.criticality })
      .update({ criticality: had.criticality });
    await recomputeEntities(
      trx,
      ctx,
      spaces.map(({ id }) => Number(id)),
    );
  }
}
