import { useQuery } from '@apollo/client/react';
import { Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import type { ThroughputRange } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { viewerTimezone } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
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
  { value: 'DAY' as const, label: '24 hours' },
  { value: 'WEEK' as const, label: '7 days' },
];

/** Alarms an hour of every source against its own average (ADM.4), the quiet ones first. */
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
    <ProviderPage name="Alarm throughput">
      <div className="provider-head">
        <div className="grow">
          <h1>Alarm throughput</h1>
          <p className="meta quiet">Alarms per hour compared with the 4-week average · {viewerTimezone()}</p>
        </div>
        <Segmented
          aria-label="Range"
          options={ranges}
          value={range}
          onChange={(next) => setParams(next === 'WEEK' ? { range: 'week' } : {}, { replace: true })}
        />
      </div>
      <div className="throughput">
        {!shown && error && (
          <Failed title="Failed to get alarm throughput" error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {!shown && !error && <Bones />}
        {shown?.length === 0 && (
          <Empty
            kind="good"
            title="No sources yet"
            detail="Every integration that brings alarms is drawn here, hour by hour."
          />
        )}
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

const Bones = () => <Skeleton className="throughput-cards" rowClass="card throughput-card is-bone" rows={3} />;
