import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { pageSizes } from '#domain/constants.ts';
import type { AlarmDetailFragment } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { useLive } from '#session/live-context.tsx';
import { useRecent } from '#session/recent.ts';

graphql(`
  fragment AlarmDetail on Alarm {
    id
    displayId
    contextualName
    text
    formattedRawText
    point
    pointEntityId
    entities {
      id
      name
      class
    }
    priority
    priorityLastModifiedBy
    status
    enteredStatusAt
    state
    severity
    isPinned
    isStale
    isServiceImpacting
    isSenderUnverified
    unverifiedSender
    serviceImpactLastModifiedBy
    latestAlarmTime
    latestEndTime
    activeWorkCount
    lastWorkTicketClosedAt
    fleetingCount
    chatteringCount
    notes
    rawAttributes
    cmmsAttributes
    alarmType
    snoozeExpiresAt
    snoozeReason
    version
    properties {
      id
      type
      value
      confidence
      shownConfidence
      needsVerification
      source
      sourceText
      sourceField
      verifiedBy
    }
    externalSystem {
      id
      displayName
    }
  }
`);

const alarmQuery = graphql(`
  query AlarmById($id: ID!, $limit: Int!) {
    alarmsAndCount(where: { ids: [$id] }, limit: $limit) {
      alarms {
        ...AlarmDetail
      }
    }
  }
`);

export type AlarmDetail = AlarmDetailFragment;

interface Freshness {
  /** The live list's version; the alarm is refetched if it is newer. */
  version?: number;
  /** Without a live list: refetch interval; also refetches when something happens to the alarm. */
  pollMs?: number;
}

/** Debounce of live events, ms. */
const gatherMs = 200;

/**
 * Reads one alarm in full. One that was open a short while ago is shown at once if it has the live list's version: people
 * decide by what they see, and a decision names the version seen. `isMissing` once the server has answered without the alarm.
 */
export function useAlarm(id: string, { version, pollMs = 0 }: Freshness) {
  useRecent('Alarm', id);
  const { data, error, refetch, networkStatus } = useQuery(alarmQuery, {
    variables: { id, limit: pageSizes.alarmDetail },
    pollInterval: pollMs,
    context: { quiet: true },
  });
  const known: AlarmDetail | undefined = data?.alarmsAndCount.alarms[0];
  const isAnswered = networkStatus !== NetworkStatus.loading && networkStatus !== NetworkStatus.setVariables;
  // it stays in view while it is read again because another answer took one of its fields out of the cache
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  if (isAnswered && answeredId !== id) setAnsweredId(id);
  const alarm = answeredId === id || known?.version === version ? known : undefined;
  const live = useLive();
  useEffect(() => {
    if (pollMs === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = live.watchAlarm(id, () => {
      clearTimeout(timer);
      timer = setTimeout(() => refetch().catch(() => undefined), gatherMs);
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [live, id, pollMs, refetch]);
  const isBehind = alarm !== undefined && version !== undefined && alarm.version < version;
  useEffect(() => {
    if (isBehind) refetch().catch(() => undefined);
  }, [isBehind, refetch]);
  return { alarm: alarm ?? null, isMissing: isAnswered && data !== undefined && !alarm, error, refetch };
}
