import type { z } from 'zod';
import { reportTexts } from '../../../texts/reports.ts';
import { sourceTexts } from '../../../texts/sources.ts';
import { noPriorityLabel, priorityLabels } from '../../constants.ts';
import { readUnhealthySources } from '../../integrations/unhealthy-sources.ts';
import type { InstanceCounts } from '../../lists/alarms/alarm-history.ts';
import { columnOf, countsSchema, namesOf, sharesOf } from '../../reports/count-occurrences.ts';
import { assertCounts, occurrencesOf } from '../../reports/counts-input.ts';
import type { Cell } from '../../sheets/cells.ts';
import type { ExportedList } from '../exported-list.ts';

type Input = z.output<typeof countsSchema>;
type Row = InstanceCounts['rows'][number];

const hourMs = 3_600_000;
const batch = 1_000;

/** Occurrences by an attribute of their alarms (ANA.4): a row for every value, where the page shows the first ones. */
const counts: ExportedList<Input> = {
  name: 'counts',
  schema: countsSchema,
  columns: ({ groupBy }) => [
    ...(groupBy === 'alarmId' ? [reportTexts.alarmNumber] : []),
    reportTexts.fields[groupBy],
    reportTexts.occurrences,
    reportTexts.share,
    reportTexts.cumulative,
    reportTexts.alarms,
    reportTexts.hoursInAlarm,
    ...(hasSources(groupBy) ? [sourceTexts.outOfDate] : []),
  ],
  async count(ctx, { groupBy, ...where }, limit) {
    assertCounts(ctx);
    const matching = await occurrencesOf(ctx, where);
    return ctx.history.countInstanceGroups({ ...matching, groupBy: columnOf[groupBy], limit });
  },
  async *read(ctx, { groupBy, ...where }, signal) {
    assertCounts(ctx);
    const now = ctx.clock.now().getTime();
    const of = { ...(await occurrencesOf(ctx, where)), groupBy: columnOf[groupBy], now };
    const { total } = await ctx.history.instanceCounts({ ...of, limit: 1 });
    const shares = sharesOf(total.instances);
    const unhealthy = hasSources(groupBy) ? await readUnhealthySources(ctx) : null;
    for await (const rows of await ctx.history.allInstanceCounts({ ...of, signal }))
      for (let start = 0; start < rows.length; start += batch) {
        const some = rows.slice(start, start + batch);
        const names = await namesOf(ctx, groupBy, some);
        yield some.map((row): Cell[] => {
          const { share, cumulativeShare } = shares(row.instances);
          return [
            ...(groupBy === 'alarmId' ? [`A${row.value}`] : []),
            nameOf(groupBy, row, names),
            row.instances,
            share,
            cumulativeShare,
            row.alarms,
            Math.round((row.timeInAlarm / hourMs) * 100) / 100,
            ...(unhealthy ? [unhealthy.has(names.get(row.value ?? '')?.externalSystemId ?? 0)] : []),
          ];
        });
      }
  },
};
export default counts;

/** True for groups of one source each: a row says if its alarms may be out of date, and with them its hours (INT.8). */
const hasSources = (groupBy: Input['groupBy']): boolean => groupBy === 'alarmId' || groupBy === 'externalSystemId';

/** Returns the name of a value, as the page has it. */
function nameOf(groupBy: Input['groupBy'], { value }: Row, names: ReadonlyMap<string, { name: string }>): string {
  if (value === null || value === '') return reportTexts.blanks;
  if (groupBy === 'priority') return value === '0' ? noPriorityLabel : (priorityLabels[Number(value)] ?? value);
  return names.get(value)?.name ?? value;
}
