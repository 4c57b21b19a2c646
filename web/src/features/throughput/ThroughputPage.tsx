import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import * as providerPageCss from '#frame/provider-page.module.css';
import type { ThroughputRange } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { viewerTimezone } from '#ui/format.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { ThroughputTable } from './ThroughputTable.tsx';
import * as css from './throughput.module.css';

const ThroughputCard = lazy(() =>
  import('./ThroughputCard.tsx').then((module) => ({ default: module.ThroughputCard })),
);

export const throughputFields = graphql(`
  fragment ThroughputFields on AlarmThroughput {
    externalSystem {
      id
      displayName
      isActive
    }
    hours {
      start
      count
    }
    total
    averagePerHour
    lastAlarmHour
    isLow
    isSilent
    thresholdHours
  }
`);

const throughputQuery = graphql(`
  query Throughput($range: ThroughputRange!) {
    alarmThroughput(range: $range) {
      ...ThroughputFields
    }
  }
`);

const pollMs = 60_000;
const ranges = [
  { value: 'DAY' as const, label: texts.day },
  { value: 'WEEK' as const, label: texts.week },
];

/** Alarms per hour of every source compared with its average (ADM.4), silent ones first. */
export function ThroughputPage() {
  const [params, setParams] = useSearchParams();
  const range: ThroughputRange = params.get('range') === 'week' ? 'WEEK' : 'DAY';
  const { data, previousData, error, refetch } = useQuery(throughputQuery, {
    variables: { range },
    pollInterval: pollMs,
    context: { quiet: true },
  });
  const shown = (data ?? (error ? undefined : previousData))?.alarmThroughput;
  return (
    <ProviderPage name={texts.title}>
      <div className={providerPageCss.providerHead}>
        <div className="grow">
          <h1>{texts.title}</h1>
          <p className="meta quiet" role="status">
            {shown && error ? texts.old : texts.subtitle(viewerTimezone())}
          </p>
        </div>
        <Segmented
          label={texts.range}
          options={ranges}
          value={range}
          onChange={(next) => setParams(next === 'WEEK' ? { range: 'week' } : {}, { replace: true })}
        />
      </div>
      <div className={css.throughput}>
        {!shown && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!shown && !error && <Bones />}
        {shown?.length === 0 && <Empty kind="good" title={texts.empty} detail={texts.emptyDetail} />}
        {shown && shown.length > 0 && (
          <>
            <div className={css.throughputCards}>
              <Suspense fallback={<Bones />}>
                {shown.map((each) => (
                  <ThroughputCard key={each.externalSystem.id} throughput={each} range={range} />
                ))}
              </Suspense>
            </div>
            <ThroughputTable rows={shown} range={range} />
          </>
        )}
      </div>
    </ProviderPage>
  );
}

const Bones = () => (
  <Skeleton className={css.throughputCards} rowClass={`${kit.card} ${css.throughputCard} ${css.isBone}`} rows={3} />
);
