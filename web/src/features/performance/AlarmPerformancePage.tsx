import { useQuery } from '@apollo/client/react';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ownOf } from '#domain/own.ts';
import { filterLabel, valueLabel } from '#features/criteria/criteria.ts';
import { ReportFilters } from '#features/criteria/ReportFilters.tsx';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { pageTexts } from '#texts/pages.ts';
import { performanceTexts as texts } from '#texts/performance.ts';
import { Button } from '#ui/Button.tsx';
import { dayName, dayOf } from '#ui/days.ts';
import { formatDateTime } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { useRangeOfAddress } from '#ui/use-range.tsx';
import { FloodTable } from './FloodTable.tsx';
import { MeasureTable } from './MeasureTable.tsx';
import { MixCharts } from './MixCharts.tsx';
import * as css from './performance.module.css';
import { readFilters, withFilters } from './performance-address.ts';
import { performanceQuery } from './performance-queries.ts';
import { RateCharts } from './RateCharts.tsx';
import { usePrint } from './use-print.ts';
import { WorstAlarms } from './WorstAlarms.tsx';

/** Alarms of a period against ISA-18.2 and EEMUA 191 (KPI.23, BEY.9): measures, charts, worst alarms and floods; it prints as one report. */
export function AlarmPerformancePage() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const { range, timezone, today, zoom, controls } = useRangeOfAddress(30);
  const { isPrinting, print } = usePrint();
  const criteria = readFilters(params);
  const { data, previousData, error, refetch } = useQuery(performanceQuery, {
    variables: { input: { range, timezone, criteria } },
    context: { quiet: true },
  });
  const performance = (data ?? (error ? undefined : previousData))?.alarmPerformance;
  const period = texts.period(
    dayName(dayOf(new Date(range.start), timezone)),
    dayName(dayOf(new Date(Date.parse(range.end) - 1), timezone)),
    timezone,
  );
  const options = useServerOptions();
  const filters = criteria.map(({ field, isExclusion, values }) =>
    texts.filter(
      filterLabel(field),
      isExclusion,
      values.map((value) => valueLabel(field, value, ownOf(options, field))),
    ),
  );
  return (
    <Page
      crumbs={[{ name: pageTexts.analytics, to: '/analytics' }, { name: pageTexts.alarmPerformance }]}
      title={[pageTexts.alarmPerformance, pageTexts.analytics]}
    >
      <div className={reportFiltersCss.reportBar}>
        {controls}
        <ReportFilters
          criteria={criteria}
          onChange={(next) => setParams((before) => withFilters(before, next), { replace: true })}
        />
        <span className="grow" />
        <Button size="small" icon={Printer} disabled={!performance} onClick={print}>
          {texts.print}
        </Button>
      </div>
      <div
        className={`${reportFiltersCss.report} ${css.performance}${isPrinting ? ` ${css.isPrinting}` : ''}`}
        aria-busy={!data && !error}
      >
        <header className={css.performanceTitle}>
          <h1>{pageTexts.alarmPerformance}</h1>
          <p className="meta soft">
            <span className={css.performanceCustomer}>{texts.of(me.customer.name)}</span>
            {period}
            {performance && ` · ${texts.counted(performance.instances, performance.alarms)}`}
            {filters.length > 0 && ` · ${texts.filtered(filters.join('; '))}`}
          </p>
        </header>
        {!performance && !error && <Skeleton rows={8} />}
        {!performance && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {performance && (
          <>
            {performance.stateUnknownSince && (
              <div className={`${kit.strip} ${kit.isWarning}`} role="status">
                {texts.unhealthySince(formatDateTime(performance.stateUnknownSince))}
              </div>
            )}
            <MeasureTable
              measures={performance.measures}
              positions={performance.positions}
              isStateUnknown={performance.stateUnknownSince != null}
            />
            {performance.instances === 0 ? (
              <Empty kind="good" title={texts.empty} detail={texts.emptyDetail} />
            ) : (
              <>
                <RateCharts
                  performance={performance}
                  range={range}
                  timezone={timezone}
                  today={today}
                  criteria={criteria}
                  onZoom={zoom}
                />
                <MixCharts performance={performance} />
                <FloodTable performance={performance} timezone={timezone} criteria={criteria} />
              </>
            )}
            <WorstAlarms worst={performance.worst} />
          </>
        )}
      </div>
    </Page>
  );
}
