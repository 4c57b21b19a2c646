import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { kpiTexts as texts } from '../../texts/server/kpis.ts';
import { audited } from '../audit/audited.ts';
import { kpiNoteMax } from '../constants.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import {
  type KpiCategory,
  type KpiMetricType,
  type KpiSettings,
  type KpiUnit,
  kpiDefinitions,
  kpiMetricTypes,
  unitMaxima,
} from './definitions.ts';

/** Settings of a metric at a customer (KPI-015). */
export interface KpiMetricConfig extends KpiSettings {
  metricType: KpiMetricType;
  metricCategory: KpiCategory;
}

/** Note about a metric; the last one wins (KPI.20). */
export interface KpiNote {
  text: string;
  userId: string | null;
  at: Date;
}

const units = Object.keys(unitMaxima) as [KpiUnit, ...KpiUnit[]];
const configSchema = z
  .object({
    metricType: z.enum(kpiMetricTypes),
    format: z.enum(units),
    scale: z.number().positive(),
    goal: z.number().nonnegative().nullable(),
    warning: z.number().nonnegative().nullable(),
  })
  .superRefine(({ metricType, format, scale, goal, warning }, refine) => {
    if (!compatible(kpiDefinitions[metricType].format, format))
      refine.addIssue({ code: 'custom', path: ['format'], message: texts.otherUnit });
    for (const [path, value] of Object.entries({ scale, goal, warning }))
      if (value !== null && value > unitMaxima[format])
        refine.addIssue({ code: 'custom', path: [path], message: texts.maximum(unitMaxima[format]) });
  });
const configsSchema = z.array(configSchema).min(1).max(kpiMetricTypes.length);
export type KpiMetricConfigInput = z.input<typeof configSchema>;

const ofTime: readonly KpiUnit[] = ['DAYS', 'HOURS', 'MINUTES'];
/** A time can be shown in any unit of time; a share and a number have one. */
const compatible = (own: KpiUnit, given: KpiUnit): boolean =>
  own === given || (ofTime.includes(own) && ofTime.includes(given));

const noteSchema = z.object({
  metricType: z.enum(kpiMetricTypes),
  note: z.string().trim().max(kpiNoteMax).refine(isStorable, commonTexts.invalidCharacters),
});

type Row = KpiSettings & { metricType: KpiMetricType };

/** Reads the settings of every metric: the customer's own, else the defaults. */
export async function readConfigs(trx: Transaction, customerId: number): Promise<KpiMetricConfig[]> {
  const { rows } = await trx.raw<{ rows: Row[] }>(
    `select metric_type as "metricType", format, scale, goal, warning from kpi_configs where customer_id = ?`,
    [customerId],
  );
  const own = new Map(rows.map((row) => [row.metricType, row]));
  return kpiMetricTypes.map((metricType) => {
    const { category, ...defaults } = kpiDefinitions[metricType];
    return { ...defaults, ...own.get(metricType), metricType, metricCategory: category };
  });
}

/** Reads the settings of one metric. */
export async function readConfig(trx: Transaction, customerId: number, type: KpiMetricType): Promise<KpiMetricConfig> {
  const configs = await readConfigs(trx, customerId);
  return configs.find(({ metricType }) => metricType === type) as KpiMetricConfig;
}

/** Reads the note of a metric; null where nobody has written one. */
export async function readNote(trx: Transaction, customerId: number, type: KpiMetricType): Promise<KpiNote | null> {
  const { rows } = await trx.raw(
    `select note as text, user_id as "userId", noted_at as at from kpi_notes
     where customer_id = ? and metric_type = ? and note <> ''`,
    [customerId, type],
  );
  return rows[0] ?? null;
}

/** True if the customer's Admins have left the dashboard switched on; it is on from the start. */
export async function isDashboardEnabled(trx: Transaction, customerId: number): Promise<boolean> {
  const row = await trx('kpi_dashboards').where({ customer_id: customerId }).first('is_enabled');
  return row?.is_enabled ?? true;
}

/**
 * Allows whoever may see the KPIs; while an Admin has switched the dashboard off, only those who could switch it on
 * (KPI.22).
 * @throws AppError FORBIDDEN.
 */
export async function assertSeesKpis(ctx: Ctx, trx: Transaction): Promise<void> {
  assertPermission(ctx, 'analytics.kpi', 'VIEW');
  if (may(ctx, 'customerSettings', 'EDIT')) return;
  if (!(await isDashboardEnabled(trx, ctx.customer.id))) throw forbidden(texts.switchedOff);
}

/** Lists how each metric is shown and judged. @throws AppError FORBIDDEN. */
export const listKpiMetricConfigs = (ctx: Ctx): Promise<KpiMetricConfig[]> =>
  forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await assertSeesKpis(ctx, trx);
    return readConfigs(trx, ctx.customer.id);
  });

/**
 * Sets how metrics are shown and judged; other metrics stay as they are.
 * @throws AppError FORBIDDEN; INVALID for a value above the maximum of its unit.
 */
export async function updateKpiMetricConfigs(
  ctx: Ctx,
  input: { configs: KpiMetricConfigInput[] },
): Promise<KpiMetricConfig[]> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  assertPermission(ctx, 'analytics.kpi', 'EDIT');
  const configs = configsSchema.parse(input.configs);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await lockKpis(trx, customerId);
    const read = async () =>
      Object.fromEntries(
        (await readConfigs(trx, customerId)).map(({ metricType, metricCategory: _, ...settings }) => [
          metricType,
          settings,
        ]),
      );
    await audited(
      trx,
      ctx,
      { action: 'updateKpiMetricConfigs', subject: { kind: 'kpi', id: null }, read },
      async () => {
        for (const { metricType, ...settings } of configs)
          await trx('kpi_configs')
            .insert({ customer_id: customerId, metric_type: metricType, ...settings })
            .onConflict(['customer_id', 'metric_type'])
            .merge();
      },
    );
    return readConfigs(trx, customerId);
  });
}

/** Writes the note of a metric; an empty one removes it. @throws AppError FORBIDDEN, INVALID. */
export async function updateKpiNote(ctx: Ctx, input: z.input<typeof noteSchema>): Promise<KpiNote | null> {
  assertPermission(ctx, 'analytics.kpi', 'EDIT');
  const { metricType, note } = noteSchema.parse(input);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await assertSeesKpis(ctx, trx);
    await lockKpis(trx, customerId);
    const read = async () => {
      const before = await readNote(trx, customerId, metricType);
      return before && { note: before.text };
    };
    await audited(trx, ctx, { action: 'updateKpiNote', subject: { kind: 'kpi', id: metricType }, read }, () =>
      trx('kpi_notes')
        .insert({
          customer_id: customerId,
          metric_type: metricType,
          note,
          user_id: ctx.person.id,
          noted_at: ctx.clock.now(),
        })
        .onConflict(['customer_id', 'metric_type'])
        .merge(),
    );
    return readNote(trx, customerId, metricType);
  });
}

/** Returns whether the dashboard is switched on. @throws AppError FORBIDDEN for whoever may see no KPI. */
export async function kpiDashboardConfig(ctx: Ctx): Promise<{ isEnabled: boolean }> {
  assertPermission(ctx, 'analytics.kpi', 'VIEW');
  const read = (trx: Transaction) => isDashboardEnabled(trx, ctx.customer.id);
  return { isEnabled: await forCustomer(ctx.db, ctx.customer.id, read) };
}

const switchSchema = z.object({ isEnabled: z.boolean() });

/** Switches the dashboard on or off for everybody but those who may do this. @throws AppError FORBIDDEN. */
export async function updateKpiDashboardConfig(
  ctx: Ctx,
  input: z.input<typeof switchSchema>,
): Promise<{ isEnabled: boolean }> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  assertPermission(ctx, 'analytics.kpi', 'EDIT');
  const { isEnabled } = switchSchema.parse(input);
  const customerId = ctx.customer.id;
  await forCustomer(ctx.db, customerId, async (trx) => {
    await lockKpis(trx, customerId);
    const read = async () => ({ isEnabled: await isDashboardEnabled(trx, customerId) });
    const audit = { action: 'updateKpiDashboardConfig', subject: { kind: 'kpi', id: null }, read };
    await audited(trx, ctx, audit, () =>
      trx('kpi_dashboards')
        .insert({ customer_id: customerId, is_enabled: isEnabled })
        .onConflict('customer_id')
        .merge(),
    );
  });
  return { isEnabled };
}

/** Serializes changes of a customer's KPI settings, so that the audit log tells of each. */
const lockKpis = (trx: Transaction, customerId: number) =>
  trx.raw(`select pg_advisory_xact_lock(?, hashtext('kpis'))`, [customerId]);
