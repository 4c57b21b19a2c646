import { useQuery } from '@apollo/client/react';
import { Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import type { ThroughputRange } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { Button } from '#ui/Button.tsx';
import { DataState } from '#ui/DataState.tsx';
import { viewerTimezone } from '#ui/format.ts';
import { defaultErrorBody } from '#ui/toast.tsx';
import { useIsSlow } from '#ui/use-is-slow.ts';
import { ThroughputTable } from './ThroughputTable.tsx';
import './throughput.css';

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
  const shown = (data ?? previousData)?.alarmThroughput;
  return (
    <ProviderPage name={texts.title}>
      <div className="provider-head">
        <div className="grow">
          <h1>{texts.title}</h1>
          <p className="meta quiet">{texts.subtitle(viewerTimezone())}</p>
        </div>
        <Segmented
          aria-label={texts.range}
          options={ranges}
          value={range}
          onChange={(next) => setParams(next === 'WEEK' ? { range: 'week' } : {}, { replace: true })}
        />
      </div>
      <div className="throughput">
        {!shown && error && (
          <DataState kind="failed" title={texts.failed} detail={errorMessage(error) ?? defaultErrorBody}>
            <Button onClick={() => refetch()}>{actionTexts.tryAgain}</Button>
          </DataState>
        )}
        {!shown && !error && <Bones />}
        {shown?.length === 0 && <DataState kind="good" title={texts.empty} detail={texts.emptyDetail} />}
        {shown && shown.length > 0 && (
          <>
            <div className="throughput-cards">
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

function Bones() {
  if (!useIsSlow()) return null;
  return (
    <div className="throughput-cards" role="status" aria-label={actionTexts.loading}>
      {[1, 2, 3].map((n) => (
        <div key={n} className="card throughput-card is-bone">
          <span className="bone" />
        </div>
      ))}
    </div>
  );
}
