import { useQuery } from '@apollo/client/react';
import { Target } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { type KpiMetricType, kpiCategories, kpiDefinitions, kpiMetricTypes } from '#domain/kpis/definitions.ts';
import type { KpiStatus } from '#domain/kpis/judge.ts';
import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import { ReportFilters } from '#features/criteria/ReportFilters.tsx';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { Page } from '#frame/Page.tsx';
import { Part } from '#frame/Part.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { kpiCategoryTexts, kpiTexts as texts } from '#texts/kpis.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { dayName, dayOf } from '#ui/days.ts';
import { NoAccess } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as kit from '#ui/ui.module.css';
import { useRangeOfAddress } from '#ui/use-range.tsx';
import { kpiLooks } from './KpiStatusTag.tsx';
import { KpiTile } from './KpiTile.tsx';
import { kpiDashboardPath, metricOf } from './kpi-address.ts';
import { kpiDashboardConfigQuery } from './kpi-queries.ts';
import * as css from './kpis.module.css';

const KpiDrawer = lazy(() => import('./KpiDrawer.tsx').then((module) => ({ default: module.KpiDrawer })));

const metricsOf = (category: string): KpiMetricType[] =>
  kpiMetricTypes.filter((metricType) => kpiDefinitions[metricType].category === category);
const kpiPeriodDays = 30;

/** Filters of the dashboard, kept in its address. */
function useKpiFilters() {
  const [params, setParams] = useSearchParams();
  const filters = params.getAll('filter').join('\n');
  const criteria = useMemo(
    () =>
      filters
        .split('\n')
        .map((param) => parseCriterion(param))
        .filter((criterion) => criterion !== null),
    [filters],
  );
  const put = (change: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        change(after);
        return after;
      },
      { replace: true },
    );
  return {
    criteria,
    setCriteria: (next: Criterion[]) =>
      put((after) => {
        after.delete('filter');
        for (const criterion of next) after.append('filter', criterionParam(criterion));
      }),
    withoutAutomation: params.get('automation') === 'no',
    setWithoutAutomation: (is: boolean) =>
      put((after) => (is ? after.set('automation', 'no') : after.delete('automation'))),
  };
}

/** Thirteen metrics in four groups, beside the period before; what is behind one of them beside the page. */
export function KpiDashboardPage() {
  const me = useMe();
  const { range, timezone, controls } = useRangeOfAddress(kpiPeriodDays);
  const { criteria, setCriteria, withoutAutomation, setWithoutAutomation } = useKpiFilters();
  const { metric } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const opened = metricOf(metric);
  const [statuses, setStatuses] = useState<Partial<Record<KpiMetricType, KpiStatus>>>({});
  const onStatus = useCallback(
    (metricType: KpiMetricType, status: KpiStatus) => setStatuses((before) => ({ ...before, [metricType]: status })),
    [],
  );
  const { data } = useQuery(kpiDashboardConfigQuery, { context: { quiet: true } });
  const isOff = data?.kpiDashboardConfig.isEnabled === false;
  const input = useMemo(
    () => ({ range, timezone, criteria, withoutAutomation }),
    [range, timezone, criteria, withoutAutomation],
  );
  const alarms = useMemo(() => ({ range, timezone, criteria }), [range, timezone, criteria]);
  /** The day of the range's timezone that lies so many milliseconds before an instant. */
  const dayIn = (at: string, before = 0) => dayName(dayOf(new Date(Date.parse(at) - before), timezone));
  const setsGoals = can(me, 'customerSettings', 'EDIT');
  const title = [texts.dashboard, texts.analytics];
  const crumbs = [{ name: texts.analytics }, { name: texts.dashboard }];
  if (isOff && !setsGoals)
    return (
      <Page crumbs={crumbs} title={title}>
        <NoAccess title={texts.switchedOff} />
      </Page>
    );
  if (metric !== undefined && !opened) return <Navigate to="/404" replace />;
  const counted = (status: KpiStatus) => Object.values(statuses).filter((one) => one === status).length;
  const summed = (['meets', 'misses', 'past', 'stateUnknown'] as const).filter(
    (status) => status !== 'stateUnknown' || counted(status) > 0,
  );
  return (
    <Page crumbs={crumbs} title={title}>
      <h1 className="unseen">{texts.dashboard}</h1>
      {isOff && (
        <div className={kit.strip} role="status">
          {texts.switchedOff}
        </div>
      )}
      <div className={css.kpis}>
        <div className={reportFiltersCss.reportBar}>
          {controls}
          <ReportFilters criteria={criteria} onChange={setCriteria} />
          <Button
            size="small"
            aria-pressed={withoutAutomation}
            onClick={() => setWithoutAutomation(!withoutAutomation)}
          >
            {texts.withoutAutomation}
          </Button>
          <span className="meta quiet">{texts.compared(dayIn(range.start), dayIn(range.end, 1))}</span>
          <span className={`${css.kpiSummary} meta`}>
            {summed.map((status) => (
              <Tag key={status} quiet {...kpiLooks[status]}>
                <span className="num soft">
                  {counted(status)} {texts.counts[status]}
                </span>
              </Tag>
            ))}
            {setsGoals && (
              <ButtonLink size="small" icon={Target} to="/users/analytics-goals/main">
                {texts.goals}
              </ButtonLink>
            )}
          </span>
        </div>
        {kpiCategories.map((category) => (
          <section key={category} aria-label={kpiCategoryTexts[category]}>
            <h2>{kpiCategoryTexts[category]}</h2>
            <div className={css.kpiRow}>
              {metricsOf(category).map((metricType) => (
                <KpiTile key={metricType} metricType={metricType} input={input} onStatus={onStatus} />
              ))}
            </div>
          </section>
        ))}
        <Part name="IndustryGrid" input={alarms} />
      </div>
      {opened && (
        <Suspense fallback={null}>
          <KpiDrawer
            key={opened}
            metricType={opened}
            input={input}
            onClose={() => navigate(`${kpiDashboardPath}${search}`)}
          />
        </Suspense>
      )}
    </Page>
  );
}
