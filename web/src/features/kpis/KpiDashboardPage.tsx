import { useQuery } from '@apollo/client/react';
import { Target } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { type KpiMetricType, kpiCategories, kpiDefinitions, kpiMetricTypes } from '#domain/kpis/definitions.ts';
import type { KpiStatus } from '#domain/kpis/judge.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import { ReportFilters } from '#features/criteria/ReportFilters.tsx';
import { Page } from '#frame/Page.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { kpiCategoryTexts, kpiTexts as texts } from '#texts/kpis.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { dayName, dayOf } from '#ui/days.ts';
import { NoAccess } from '#ui/states.tsx';
import { useRangeOfAddress } from '#ui/use-range.tsx';
import { KpiTile } from './KpiTile.tsx';
import { kpiDashboardConfigQuery } from './kpi-queries.ts';
import './kpis.css';

const metricsOf = (category: string): KpiMetricType[] =>
  kpiMetricTypes.filter((metricType) => kpiDefinitions[metricType].category === category);
const kpiPeriodDays = 30;

/** Thirteen metrics in four groups, beside the period before. */
export function KpiDashboardPage() {
  const me = useMe();
  const { range, timezone, controls } = useRangeOfAddress(kpiPeriodDays);
  const [criteria, setCriteria] = useState<Criterion[]>([]);
  const [withoutAutomation, setWithoutAutomation] = useState(false);
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
  const counted = (status: KpiStatus) => Object.values(statuses).filter((one) => one === status).length;
  return (
    <Page crumbs={crumbs} title={title}>
      <h1 className="unseen">{texts.dashboard}</h1>
      {isOff && (
        <div className="strip" role="status">
          {texts.switchedOff}
        </div>
      )}
      <div className="kpis">
        <div className="report-bar">
          {controls}
          <ReportFilters criteria={criteria} onChange={setCriteria} />
          <Button
            size="small"
            className={withoutAutomation ? 'is-on' : undefined}
            aria-pressed={withoutAutomation}
            onClick={() => setWithoutAutomation(!withoutAutomation)}
          >
            {texts.withoutAutomation}
          </Button>
          <span className="meta quiet">{texts.compared(dayIn(range.start), dayIn(range.end, 1))}</span>
          <span className="grow" />
          <span className="kpi-summary meta">
            {(['meets', 'misses', 'past'] as const).map((status) => (
              <span key={status} className="num">
                {counted(status)} {texts.counts[status]}
              </span>
            ))}
          </span>
          {setsGoals && (
            <ButtonLink size="small" icon={Target} to="/users/analytics-goals/main">
              {texts.goals}
            </ButtonLink>
          )}
        </div>
        {kpiCategories.map((category) => (
          <section key={category} aria-label={kpiCategoryTexts[category]}>
            <h2>{kpiCategoryTexts[category]}</h2>
            <div className="kpi-row">
              {metricsOf(category).map((metricType) => (
                <KpiTile key={metricType} metricType={metricType} input={input} onStatus={onStatus} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Page>
  );
}
