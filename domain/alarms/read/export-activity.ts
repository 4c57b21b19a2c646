import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { activityRangeDays, bulkSelectMax } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readSourceSystems } from '../../integrations/list-source-systems.ts';
import { jsonTextSchema } from '../../json-text.ts';
import { searchFields } from '../../lenses/search-fields.ts';
import type { HistoricActivity } from '../../lists/alarms/alarm-history.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { listNames } from '../../people/list-names.ts';
import { timezoneSchema } from '../../timezone-schema.ts';
import { conditionOf, searchOf } from '../rows/alarm-query.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';
import { findAlarm } from '../rows/find-alarm.ts';

const dayMs = 86_400_000;
const rowsAtOnce = 1_000;
const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];
const instant = z.iso
  .datetime({ offset: true, error: alarmTexts.timeFormat })
  .transform((text) => Date.parse(text))
  .refine((at) => at >= earliest && at <= latest, alarmTexts.timeRange);
const { lensId, criteria, searchTerm } = searchFields;

/** Takes the parameters of an address: `criteria` is JSON. */
export const activityExportSchema = z.strictObject({
  alarmId: z.string().max(50).optional(),
  lensId,
  criteria: jsonTextSchema.pipe(criteria).optional(),
  searchTerm,
  from: instant.optional(),
  to: instant.optional(),
  timezone: timezoneSchema.optional(),
});
export type ActivityExportInput = z.output<typeof activityExportSchema>;

/** A line of the export, by column. */
type ActivityLine = Record<Exclude<(typeof activityColumns)[number], 'Time'>, string> & { Time: Date };
export const activityColumns = [
  'Time',
  'Time (UTC)',
  'Alarm ID',
  'Alarm',
  'Point',
  'Source',
  'Change',
  'From',
  'To',
  'By',
  'Reason',
] as const;

/**
 * Exports changes by people, rules and systems together with actions of sources, newest first, as lines of a table that
 * come no faster than they are taken: of one alarm, of the matches of a lens, filters and a term, or of all. Without
 * `from` the last 30 days, or all of one alarm.
 * @throws AppError FORBIDDEN without alarm access, NOT_FOUND for the alarm or the lens, INVALID for a range that ends
 * before it starts.
 */
export async function exportActivity(
  ctx: Ctx,
  input: ActivityExportInput,
  signal: AbortSignal,
): Promise<AsyncGenerator<ActivityLine[]>> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { alarmId, timezone = ctx.customer.defaultTimezone, from: since, to: until, ...where } = input;
  const to = until ?? ctx.clock.now().getTime();
  const from = since ?? (alarmId === undefined ? to - activityRangeDays * dayMs : earliest);
  if (from > to) throw invalid(commonTexts.rangeEndsFirst, [{ path: 'from', message: commonTexts.startsAfterEnd }]);
  const { alarmIds, matching } =
    alarmId === undefined ? await scopeOf(ctx, { ...where, timezone }) : await onlyOne(ctx, alarmId);
  const of = { customerId: ctx.customer.id, alarmIds, from, to, signal };
  return linesOf(ctx, await ctx.history.activity(of), matching);
}

/** Alarms of an export. */
interface Scope {
  /** Their numbers; null for all alarms, or if too many. */
  alarmIds: readonly number[] | null;
  /** Returns those of the given alarms that are in the export. */
  matching(ids: readonly number[]): Promise<ReadonlySet<number>>;
}
const all = async (ids: readonly number[]): Promise<ReadonlySet<number>> => new Set(ids);

const onlyOne = async (ctx: Ctx, alarmId: string): Promise<Scope> => ({
  alarmIds: [(await findAlarm(ctx, alarmId.replace(/^a/i, ''))).id],
  matching: all,
});

/** Limits the warehouse query to these alarms if they are few; if they are many, each batch is filtered. */
async function scopeOf(ctx: Ctx, where: Parameters<typeof searchOf>[1]): Promise<Scope> {
  if (!where.lensId && !where.criteria?.length && where.searchTerm === '') return { alarmIds: null, matching: all };
  const search = await searchOf(ctx, where);
  const found = (among: readonly number[] | null, limit: number): Promise<number[]> =>
    forCustomer(ctx.db, ctx.customer.id, (trx) =>
      alarmRowsOf(trx, ctx.customer.id).ids(conditionOf(search, among), [], limit),
    );
  const few = await found(null, bulkSelectMax + 1);
  if (few.length <= bulkSelectMax) return { alarmIds: few, matching: all };
  return { alarmIds: null, matching: async (ids) => new Set(await found(ids, ids.length)) };
}

/** Turns rows into lines. Looks up alarms for some rows at a time, to bound memory. */
async function* linesOf(
  ctx: Ctx,
  batches: AsyncGenerator<HistoricActivity[]>,
  matching: Scope['matching'],
): AsyncGenerator<ActivityLine[]> {
  const sources = await readSources(ctx);
  const people = new Map<string, string>();
  for await (const some of atLeast(rowsAtOnce, batches)) {
    const matches = await matching([...new Set(some.map(({ alarmId }) => alarmId))]);
    const rows = some.filter(({ alarmId }) => matches.has(alarmId));
    const alarms = await readAlarms(ctx, rows);
    const unknown = new Set(rows.flatMap(({ userId }) => (userId === null || people.has(userId) ? [] : userId)));
    for (const id of unknown) people.set(id, '');
    for (const [id, { displayName }] of unknown.size > 0 ? await listNames(ctx, [...unknown]) : [])
      people.set(id, displayName);
    yield rows.map(({ alarmId, userId, isSource, ...row }) => {
      const alarm = alarms.get(alarmId);
      const source = (alarm && sources.get(alarm.systemId)) ?? '';
      return {
        Time: new Date(row.utc),
        'Time (UTC)': row.utc,
        'Alarm ID': `A${alarmId}`,
        Alarm: alarm?.contextualName ?? '',
        Point: alarm?.pointPath ?? '',
        Source: source,
        Change: row.field,
        From: row.prevValue ?? '',
        To: row.revValue ?? '',
        By: isSource ? source : userId === null ? 'System' : (people.get(userId) ?? ''),
        Reason: reasonOf(row.metadata),
      };
    });
  }
}

/** Batches put together until each has that many rows; the last may have fewer. */
async function* atLeast<Row>(count: number, batches: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const batch of batches) {
    rows = rows.length === 0 ? batch : rows.concat(batch);
    if (rows.length < count) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

const readSources = async (ctx: Ctx): Promise<Map<number, string>> => {
  const systems = await forCustomer(ctx.db, ctx.customer.id, (trx) => readSourceSystems(trx, ctx.customer.id));
  return new Map(systems.map(({ id, displayName }) => [id, displayName]));
};

async function readAlarms(ctx: Ctx, rows: readonly HistoricActivity[]): Promise<Map<number, AlarmRow>> {
  const ids = rows.map(({ alarmId }) => alarmId);
  const alarms = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    alarmRowsOf(trx, ctx.customer.id).byIds(ids, { unlisted: true }),
  );
  return new Map(alarms.map((alarm) => [alarm.id, alarm]));
}

const words = z.string().nullish();
const reasons = z
  .object({ statusUpdateReason: words, snoozeReason: words, comment: words })
  .transform(({ statusUpdateReason, snoozeReason, comment }) => statusUpdateReason ?? snoozeReason ?? comment ?? '')
  .catch('');

/** The words that a person gave with a decision. */
const reasonOf = (metadata: string): string => (metadata === '' ? '' : reasons.parse(JSON.parse(metadata)));
