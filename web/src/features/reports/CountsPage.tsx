import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import { ReportFilters } from '#features/criteria/ReportFilters.tsx';
import { ReportPage } from '#frame/ReportPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { reportTexts as texts } from '#texts/reports.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useRange } from '#ui/use-range.tsx';
import { CountsTable } from './CountsTable.tsx';
import { countFieldOf, countFieldOptions } from './count-rows.ts';
import { countsQuery, trendQuery } from './report-queries.ts';
import './reports.css';

const OccurrenceBars = lazy(() =>
  import('#features/charts/OccurrenceBars.tsx').then((module) => ({ default: module.OccurrenceBars })),
);
const chartHeight = 220;

/** Occurrences of alarms over a range, by day and by a chosen field (ANA.4). */
export function CountsPage() {
  const [params, setParams] = useSearchParams();
  const field = countFieldOf(params.get('by'));
  const { range, timezone, today, controls } = useRange(30);
  const criteria = params
    .getAll('filter')
    .map((param) => parseCriterion(param))
    .filter((criterion) => criterion !== null);
  const put = (by: string, filters: Criterion[]) =>
    setParams([['by', by], ...filters.map((criterion): [string, string] => ['filter', criterionParam(criterion)])], {
      replace: true,
    });
  const options = { variables: { range, timezone, criteria }, context: { quiet: true } };
  const trend = useQuery(trendQuery, options);
  const counts = useQuery(countsQuery, { ...options, variables: { ...options.variables, groupBy: field } });
  const daily = (trend.data ?? trend.previousData)?.alarmInstanceTrend;
  const counted = (counts.data ?? counts.previousData)?.alarmCounts;
  const error = trend.error ?? counts.error;
  return (
    <ReportPage name={texts.title}>
      <div className="report-bar">
        {controls}
        <ReportFilters criteria={criteria} onChange={(next) => put(field, next)} />
        <span className="meta quiet">{texts.countedByDay}</span>
      </div>
      <div className="report">
        {error && !counted ? (
          <Failed
            title={texts.failed}
            error={errorMessage(error)}
            onRetry={() => Promise.all([trend.refetch(), counts.refetch()])}
          />
        ) : (
          <>
            <Card title={texts.perDay} aside={counted && texts.total(counted.total.instances, timezone)}>
              <div className="chart">
                {daily ? (
                  <Suspense fallback={<Skeleton />}>
                    <OccurrenceBars daily={daily} today={today} height={chartHeight} />
                  </Suspense>
                ) : (
                  !error && <Skeleton />
                )}
              </div>
            </Card>
            <Card
              title={texts.mostFrequent}
              aside={
                <Select
                  label={texts.countBy}
                  size="small"
                  className="count-by"
                  value={field}
                  options={countFieldOptions}
                  onChange={(by) => put(by, criteria)}
                />
              }
            >
              <div className="card-body is-table">
                {!counted && <Skeleton />}
                {counted && counted.rows.length > 0 && counts.data && <CountsTable field={field} counts={counted} />}
                {counted?.rows.length === 0 && <p className="empty-line">{texts.empty}</p>}
              </div>
            </Card>
          </>
        )}
      </div>
    </ReportPage>
  );
}
