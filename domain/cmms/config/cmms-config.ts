import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';
import { findAlarm } from '../../alarms/rows/find-alarm.ts';
import { readDirectory } from '../../assets/directories.ts';
import type { Entity } from '../../assets/directory.ts';
import { audited } from '../../audit/audited.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import { assertMayFill, assertMayRead } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import { readFields, readSystemFields } from '../field-rows.ts';
import { entriesSchema, systemIdSchema } from '../inputs.ts';
import { type CmmsConfigStatus, cmmsConfigStatus } from '../resolve/config-status.ts';
import { loadSources } from '../resolve/load-sources.ts';
import { byName, pickValue } from '../resolve/pick-value.ts';
import { cmmsFieldValue } from '../resolve/resolve-fields.ts';
import type { ResolvedField, Sources } from '../resolve/sources.ts';
import { type CmmsSystem, findCmmsSystem, readCmmsSystems } from '../systems.ts';
import { recomputeTokens } from '../tokens/recompute-tokens.ts';

/**
 * Values that each field of a maintenance system takes for an alarm, or for an asset or place and all within it
 * (CMMS.6).
 */

const entityIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, cmmsTexts.assetNotFound)
  .transform(Number);
const targetSchema = z.object({ alarmId: z.string().max(50).nullish(), entityId: entityIdSchema.nullish() });
const readSchema = targetSchema.extend({ externalSystemId: systemIdSchema.nullish() });

export interface CmmsConfigField extends ResolvedField {
  field: ExternalCmmsField;
  /** The value set at this alarm or asset itself. */
  own: string | null;
}
export interface CmmsConfigOfSystem {
  system: CmmsSystem;
  status: CmmsConfigStatus | null;
  fields: CmmsConfigField[];
}

/**
 * Returns the effective value of every visible field, by system, and the level that it comes from: of an alarm, or of
 * an asset or place.
 * @throws AppError FORBIDDEN, INVALID where neither is named, NOT_FOUND.
 */
export async function cmmsConfig(ctx: Ctx, input: z.input<typeof readSchema>): Promise<CmmsConfigOfSystem[]> {
  assertMayRead(ctx);
  const { alarmId, entityId, externalSystemId } = readSchema.parse(input);
  const alarm = alarmId ? await findAlarm(ctx, alarmId) : null;
  return forCustomer(ctx.db, ctx.customer.id, (trx) =>
    describe(trx, ctx, { alarm, entityId: entityId ?? null, systemId: externalSystemId ?? null }),
  );
}

interface Target {
  /** The alarm whose page it is; null: the entity's own. */
  alarm: AlarmRow | null;
  /** The entity that is configured; null: the alarm. */
  entityId: number | null;
  systemId: number | null;
}

async function describe(
  trx: Transaction,
  ctx: Ctx,
  { alarm, entityId, systemId }: Target,
): Promise<CmmsConfigOfSystem[]> {
  const customerId = ctx.customer.id;
  const entity = entityId === null ? null : await findEntity(trx, ctx, entityId);
  if (!alarm && !entity) throw invalid(cmmsTexts.alarmOrAsset);
  const systems =
    systemId === null ? await readCmmsSystems(trx, customerId) : [await findCmmsSystem(trx, customerId, systemId)];
  const fields = await readFields(
    trx,
    customerId,
    `and f.system_id = any(:systemIds::int[]) and not f.is_deleted order by f.view_display_order, f.title, f.id`,
    { systemIds: systems.map(({ id }) => id) },
  );
  const loaded = await loadSources(trx, customerId, fields, {
    alarms: alarm ? [alarm] : [],
    entityIds: entity ? [entity.id] : [],
  });
  const sources: Sources = alarm ? loaded.of([alarm], new Map()) : loaded.ofEntity(entity as Entity);
  const own = await readOwn(
    trx,
    customerId,
    entity ? { type: 'ENTITY', id: entity.id } : { type: 'ALARM', id: (alarm as AlarmRow).id },
  );
  return systems.flatMap((system) => {
    const ofSystem = fields.filter((field) => field.systemId === system.id);
    const resolved = cmmsFieldValue(ofSystem, sources);
    const shown = ofSystem.flatMap((field, index): CmmsConfigField[] =>
      field.isVisible ? [{ ...(resolved[index] as ResolvedField), field, own: own.get(field.id) ?? null }] : [],
    );
    return shown.length > 0 ? [{ system, status: cmmsConfigStatus(ofSystem, resolved), fields: shown }] : [];
  });
}

async function findEntity(trx: Transaction, ctx: Ctx, id: number): Promise<Entity> {
  assertPermission(ctx, 'assets', 'VIEW');
  const entity = (await readDirectory(trx, ctx.customer.id)).byId(id);
  if (!entity) throw notFound(cmmsTexts.assetNotFound);
  return entity;
}

async function readOwn(
  trx: Transaction,
  customerId: number,
  target: { type: 'ALARM' | 'ENTITY'; id: number },
): Promise<Map<string, string>> {
  const rows = await trx('cmms_configs')
    .where({ customer_id: customerId, target_type: target.type, target_id: target.id })
    .select('field_id', 'value');
  return new Map(rows.map((row) => [row.field_id, row.value]));
}

const updateSchema = targetSchema.extend({ externalSystemId: systemIdSchema, cmmsConfig: entriesSchema });

/**
 * Sets values of fields for an alarm, or, if an asset or place is given, for it and all that it contains; null resets a
 * field to its inherited value.
 * @returns the system's fields after the change, of the alarm if given.
 * @throws AppError FORBIDDEN, INVALID with the fields that cannot take their value, NOT_FOUND.
 */
export async function updateCmmsConfig(ctx: Ctx, input: z.input<typeof updateSchema>): Promise<CmmsConfigOfSystem> {
  assertMayFill(ctx);
  const { alarmId, entityId, externalSystemId, cmmsConfig: entries } = updateSchema.parse(input);
  const alarm = alarmId ? await findAlarm(ctx, alarmId) : null;
  if (alarm && entityId == null) assertPermission(ctx, 'alarms', 'EDIT');
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const target: Target = { alarm, entityId: entityId ?? null, systemId: externalSystemId };
    const [before] = await describe(trx, ctx, target);
    const fields = await readSystemFields(trx, customerId, externalSystemId);
    const known = new Map(fields.map((field) => [field.id, field]));
    for (const id of entries.keys()) if (!known.has(id)) throw notFound(cmmsTexts.fieldNotFound);
    if (!before) throw notFound(cmmsTexts.fieldNotFound);
    await assertTaken(trx, customerId, fields, before, entries);
    const key = {
      customer_id: customerId,
      target_type: target.entityId === null ? ('ALARM' as const) : ('ENTITY' as const),
      target_id: target.entityId ?? (alarm as AlarmRow).id,
    };
    const at = ctx.clock.now();
    const subject = { kind: key.target_type === 'ALARM' ? 'alarmCmmsConfig' : 'entityCmmsConfig', id: key.target_id };
    const read = async () =>
      Object.fromEntries(
        [...(await readOwn(trx, customerId, { type: key.target_type, id: key.target_id }))].map(([id, value]) => [
          known.get(id)?.name ?? id,
          value,
        ]),
      );
    await audited(trx, ctx, { action: 'updateCmmsConfig', subject, read }, () =>
      writeConfig(trx, key, entries, { by: ctx.person.id, at }),
    );
    // the next sweep applies a change of an asset to its alarms
    if (target.entityId === null) await recomputeTokens(trx, customerId, [key.target_id], at.getTime());
    const [after] = await describe(trx, ctx, target);
    return after as CmmsConfigOfSystem;
  });
}

/** @throws AppError INVALID with every field that cannot take its value. */
async function assertTaken(
  trx: Transaction,
  customerId: number,
  fields: readonly ExternalCmmsField[],
  before: CmmsConfigOfSystem,
  entries: ReadonlyMap<string, string>,
): Promise<void> {
  const effective = new Map(before.fields.map(({ fieldId, value }) => [fieldId, value]));
  const texts = [...entries.values(), ...[...effective.values()].flatMap((value) => value ?? [])];
  const loaded = await loadSources(trx, customerId, fields, { texts });
  const { values } = loaded.of([], new Map());
  const problems = fields.flatMap((field) => {
    const text = entries.get(field.id);
    if (!text) return [];
    const offered = { values: values.filter(({ fieldId }) => fieldId === field.id), under: underOf(field) };
    const { problem } = pickValue(field, text, byName, offered);
    return problem === null ? [] : [{ path: `cmmsConfig.${field.id}`, message: problem }];
  });
  if (problems.length > 0) throw invalid(problems[0]?.message as string, problems);

  function underOf({ relatedParentFieldId: parentId }: ExternalCmmsField): string[] | null {
    if (parentId === null) return null;
    const parent = (entries.has(parentId) ? entries.get(parentId) : effective.get(parentId)) || null;
    // a config of another level may still set the unknown parent: any value is allowed
    if (parent === null) return null;
    return values
      .filter(({ fieldId, name }) => fieldId === parentId && name === parent)
      .map(({ externalId, name }) => externalId ?? name);
  }
}

/** Stores given values and deletes cleared ones. */
export async function writeConfig(
  trx: Transaction,
  target: { customer_id: number; target_type: string; target_id: number },
  entries: ReadonlyMap<string, string>,
  stamp: { by: string | null; at: Date },
): Promise<void> {
  const emptied = [...entries].filter(([, value]) => value === '').map(([id]) => id);
  if (emptied.length > 0) await trx('cmms_configs').where(target).whereIn('field_id', emptied).delete();
  const kept = [...entries].filter(([, value]) => value !== '');
  if (kept.length === 0) return;
  await trx('cmms_configs')
    .insert(
      kept.map(([field_id, value]) => ({ ...target, field_id, value, modified_by: stamp.by, modified_at: stamp.at })),
    )
    .onConflict(['customer_id', 'target_type', 'target_id', 'field_id'])
    .merge(['value', 'modified_by', 'modified_at']);
}
