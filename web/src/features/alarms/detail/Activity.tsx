import { useQuery } from '@apollo/client/react';
import { ArrowRight, Bell, BellOff, Check, type LucideIcon, MessageSquare, Pin } from 'lucide-react';
import { pageSizes } from '#domain/constants.ts';
import { ownOf } from '#domain/own.ts';
import { RuleActor } from '#features/lists/places/RuleActor.tsx';
import type { AlarmActivityKind } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { activityTexts as texts } from '#texts/activity.ts';
import { alarmTexts } from '#texts/alarms.ts';
import * as activityCss from '#ui/activity.module.css';
import { useNow } from '#ui/clock.ts';
import { formatRecent } from '#ui/format.ts';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Time } from '#ui/Time.tsx';
import * as tableCss from '#ui/table.module.css';
import { useReadAgain } from '#ui/use-read-again.ts';
import { type ActivityRow, activityQuote, activityText, actorName } from './activity-text.ts';

graphql(`
  fragment ActivityFields on AlarmActivity {
    id
    cause
    field
    revValue
    prevValue
    createdAt
    user {
      displayName
    }
    automationRule {
      id
      name
      isDeleted
    }
    externalSystem {
      displayName
    }
    metadata {
      statusUpdateReason
      snoozeReason
      snoozeDuration
      vote
      comment
    }
  }
`);

const activityQuery = graphql(`
  query AlarmActivity($alarmId: ID!, $kind: AlarmActivityKind, $limit: Int!, $offset: Int!) {
    alarmActivityAndCount(where: { alarmId: $alarmId, kind: $kind }, limit: $limit, offset: $offset) {
      count
      alarmActivity {
        ...ActivityFields
      }
    }
  }
`);

const icons: Record<string, LucideIcon> = {
  started: Bell,
  ended: BellOff,
  acknowledged: Check,
  notes: MessageSquare,
  isPinned: Pin,
};

function Entry({ row }: { row: ActivityRow }) {
  const now = useNow('minute');
  const Icon = ownOf(icons, row.field) ?? ArrowRight;
  const quote = activityQuote(row);
  return (
    <li className={activityCss.activityEntry}>
      <span className={activityCss.activityMark}>
        <Icon size={12} aria-hidden />
      </span>
      <p className="grow">
        <span className="strong">
          {row.automationRule && !row.user ? <RuleActor rule={row.automationRule} /> : actorName(row)}
        </span>{' '}
        <span className="soft">{activityText(row)}</span>
      </p>
      <span className="meta quiet">
        <Time at={row.createdAt} format={(iso) => formatRecent(iso, now)} />
      </span>
      {quote && <blockquote className={activityCss.activityQuote}>{quote}</blockquote>}
    </li>
  );
}

interface ActivityProps {
  alarmId: string;
  version: number;
  /** Only actions, or only events of the source. */
  kind?: AlarmActivityKind | null;
}

/** Lists changes and events of the source, newest first. */
export function Activity({ alarmId, version, kind = null }: ActivityProps) {
  const { data, error, fetchMore, refetch } = useQuery(activityQuery, {
    variables: { alarmId, kind, limit: pageSizes.changeHistory, offset: 0 },
    context: { quiet: true },
  });
  useReadAgain(version, refetch);
  const page = data?.alarmActivityAndCount;
  if (error && !page)
    return <Failed title={alarmTexts.failedDetails(alarmId)} error={errorMessage(error)} onRetry={() => refetch()} />;
  if (!page) return <Skeleton rows={3} />;
  if (page.count === 0) return <p className={tableCss.emptyLine}>{texts.empty}</p>;
  const rows = page.alarmActivity;
  const more = () =>
    fetchMore({
      variables: { offset: rows.length },
    });
  return (
    <>
      <ol className={activityCss.activity} aria-label={texts.title}>
        {rows.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </ol>
      <MoreButton shown={rows.length} total={page.count} onMore={more} />
    </>
  );
}
