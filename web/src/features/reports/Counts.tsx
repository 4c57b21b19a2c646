import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Chart } from '#features/charts/Chart.tsx';
import { Pareto } from '#features/charts/drawings.ts';
import { OccurrenceChart } from '#features/charts/OccurrenceChart.tsx';
import { paretoData, paretoRows, reaching, vitalPart } from '#features/charts/pareto-rows.ts';
import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import { ReportFilters } from '#features/criteria/ReportFilters.tsx';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { ExportButton } from '#features/exports/ExportButton.tsx';
import { seesReports } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { chartTexts } from '#texts/charts.ts';
import { reportTexts as texts } from '#texts/reports.ts';
import * as cardCss from '#ui/card.module.css';
import { Pill } from '#ui/Pill.tsx';
import { onlyRange } from '#ui/range-address.ts';
import { Select } from '#ui/Select.tsx';
import { useRangeOfAddress } from '#ui/use-range.tsx';
import { BadActors } from './BadActors.tsx';
import { CountsTable } from './CountsTable.tsx';
import { countFieldOf, countFieldOptions, countName, countPath, hourName, hourOfAddress } from './count-rows.ts';
import { countsQuery, trendQuery } from './report-queries.ts';
import * as css from './reports.module.css';

const chartHeight = 220;
const mostBars = 20;

/**
 * Occurrences of alarms over a range, by day and by a chosen field (ANA.4), and the alarms that occurred most with a
 * suggested fix (BEY.9). One screen under two addresses: a report for who has reports, and a page of Analytics for who
 * has those; roles grant them apart.
 */
export function Counts() {
  const navigate = useNavigate();
  const leads = seesReports(useMe());
  const [params, setParams] = useSearchParams();
  const field = countFieldOf(params.get('by'));
  const { range, timezone, today, zoom, controls } = useRangeOfAddress(30);
  const criteria = params
    .getAll('filter')
    .map((param) => parseCriterion(param))
    .filter((criterion) => criterion !== null);
  const hourOfWeek = hourOfAddress(params);
  const put = (by: string, filters: Criterion[], hour = hourOfWeek) =>
    setParams(
      (before) => [
        ['by', by],
        ...filters.map((criterion): [string, string] => ['filter', criterionParam(criterion)]),
        ...(hour === null ? [] : [['hour', String(hour)] as [string, string]]),
        ...onlyRange(before),
      ],
      { replace: true },
    );
  const options = { variables: { range, timezone, criteria, hourOfWeek }, context: { quiet: true } };
  const trend = useQuery(trendQuery, options);
  const counts = useQuery(countsQuery, { ...options, variables: { ...options.variables, groupBy: field } });
  // names of rows are of their field
  const counted = counts.data?.alarmCounts;
  const rows = useMemo(
    () =>
      counted &&
      paretoRows(
        counted.rows.map((row) => ({
          key: row.value ?? '',
          name: countName(field, row),
          count: row.instances,
          to: countPath(field, row, leads),
        })),
        counted.total.instances,
        mostBars,
      ),
    [counted, field, leads],
  );
  const total = counted && texts.total(counted.total.instances, timezone);
  const failureOf = (error: Error | undefined, onRetry: () => unknown) =>
    error && { title: texts.failed, error: errorMessage(error), onRetry };
  return (
    <>
      <div className={reportFiltersCss.reportBar}>
        {controls}
        <ReportFilters criteria={criteria} onChange={(next) => put(field, next)}>
          {hourOfWeek !== null && (
            <Pill
              field={texts.hourOfWeek}
              isExclusion={false}
              value={hourName(hourOfWeek)}
              onRemove={() => put(field, criteria, null)}
            />
          )}
        </ReportFilters>
        <span className="meta quiet grow">{texts.countedByDay}</span>
        <ExportButton
          list="counts"
          input={{ range, timezone, criteria, hourOfWeek, groupBy: field }}
          isDisabled={rows?.length === 0}
        />
      </div>
      <div className={reportFiltersCss.report}>
        <OccurrenceChart
          daily={(trend.data ?? trend.previousData)?.alarmInstanceTrend ?? null}
          today={today}
          detail={total}
          failure={failureOf(trend.error, trend.refetch)}
          fileName={texts.dailyFile}
          height={chartHeight}
          onZoom={zoom}
        />
        <Chart
          title={texts.mostFrequent}
          description={texts.describeMost(texts.fields[field])}
          detail={rows && texts.vital(reaching(rows, vitalPart), counted?.rows.length ?? 0)}
          controls={
            <Select
              label={texts.countBy}
              size="small"
              className={css.countBy}
              value={field}
              options={countFieldOptions}
              onChange={(by) => put(by, criteria)}
            />
          }
          fileName={texts.countsFile}
          data={rows ? paretoData(texts.fields[field], texts.occurrences, rows) : null}
          failure={failureOf(counts.error, counts.refetch)}
          empty={{ title: texts.empty }}
          table={
            counted && (
              <div className={`${cardCss.cardBody} ${cardCss.isTable}`}>
                <CountsTable field={field} counts={counted} leads={leads} />
              </div>
            )
          }
          height={chartHeight}
        >
          {rows && (
            <Pareto
              label={chartTexts.labelOf(texts.mostFrequent)}
              what={texts.occurrences}
              rows={rows}
              onOpen={({ to }) => to && navigate(to)}
            />
          )}
        </Chart>
        {hourOfWeek === null && <BadActors range={range} timezone={timezone} criteria={criteria} />}
      </div>
    </>
  );
}
