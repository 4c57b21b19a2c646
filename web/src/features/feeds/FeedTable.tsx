import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { ownOf } from '#domain/own.ts';
import type { FeedFieldsFragment } from '#generated/graphql.ts';
import { feedTexts as texts } from '#texts/feeds.ts';
import { integrationCommandTexts } from '#texts/integration-commands.ts';
import { issueTexts } from '#texts/integrations.ts';
import { useNow } from '#ui/clock.ts';
import { formatAgo, formatCount, formatDateTime, formatDuration } from '#ui/format.ts';
import { Health } from '#ui/Health.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Duration } from '#ui/Time.tsx';
import { feedPath } from './feed-path.ts';
import * as css from './feeds.module.css';

/** Feeds with what is wrong with each and what was done about it; every figure leads to its page in the customer. */
export function FeedTable({ feeds }: { feeds: FeedFieldsFragment[] }) {
  return (
    <Table
      label={texts.title}
      look="listing"
      className={css.feedTable}
      columns={[
        { name: texts.feed },
        { name: texts.state },
        { name: texts.since, isNumber: true },
        { name: texts.wrong },
        { name: texts.tried },
        { name: texts.deadLetters, isNumber: true },
        { name: texts.jobs, isNumber: true },
        { name: texts.lag, isNumber: true },
        { name: texts.contact, isNumber: true },
      ]}
    >
      {feeds.map((feed) => (
        <Row key={feed.id} feed={feed} />
      ))}
    </Table>
  );
}

/** Kinds of issues that health says nothing of. */
const warnings = ['LOW_THROUGHPUT', 'LICENSE_EXPIRING', 'CERTIFICATE_EXPIRING', 'CLOCK_SKEW', 'WAREHOUSE_DIFFERENCE'];

function Row({ feed }: { feed: FeedFieldsFragment }) {
  const now = useNow('minute');
  const { displayName, customerName, health, issues, since, deadLetters, jobs, lastContactAt } = feed;
  const isLost = health.state === 'UNHEALTHY';
  return (
    <tr>
      <Cell className={css.feedName}>
        <Link className="ell" to={feedPath(feed, 'issues')} aria-label={texts.issueLogOf(displayName, customerName)}>
          {displayName}
        </Link>
        <span className="meta soft ell">{customerName}</span>
      </Cell>
      <Cell className={css.feedState}>
        <Health {...health} quiet={!isLost} />
        {issues
          .filter(({ issueType }) => warnings.includes(issueType))
          .map(({ issueType }) => (
            <Tag key={issueType} quiet tone="warning" icon={TriangleAlert}>
              {issueTexts.types[issueType]}
            </Tag>
          ))}
      </Cell>
      <Cell kind="number" title={since ? formatDateTime(since) : undefined}>
        <Duration since={since} />
      </Cell>
      <Cell className={css.feedWords} dir="auto">
        <Wrong feed={feed} />
      </Cell>
      <Cell className={css.feedWords}>
        <Tried feed={feed} />
      </Cell>
      <Cell kind="number">
        <Figure
          count={deadLetters}
          to={feedPath(feed, 'dead-letters')}
          label={texts.deadLettersOf(formatCount(deadLetters), displayName)}
        />
      </Cell>
      <Cell kind="number">
        <Figure count={jobs} to={feedPath(feed, 'commands')} label={texts.jobsOf(formatCount(jobs), displayName)} />
      </Cell>
      <Cell kind="number" className={css.feedLag} isSoft>
        <Lag feed={feed} />
      </Cell>
      <Cell
        kind="number"
        isBad={isLost}
        isSoft={!isLost}
        title={lastContactAt ? formatDateTime(lastContactAt) : undefined}
      >
        {lastContactAt ? formatAgo(now - Date.parse(lastContactAt)) : texts.noContact}
      </Cell>
    </tr>
  );
}

function Figure({ count, to, label }: { count: number; to: string; label: string }) {
  if (count === 0) return <span className="quiet">{formatCount(0)}</span>;
  return (
    <Link to={to} aria-label={label}>
      {formatCount(count)}
    </Link>
  );
}

function Wrong({ feed: { issues, deadLetters } }: { feed: FeedFieldsFragment }) {
  return (
    <>
      {issues.map(({ issueType, message, count, isDismissed }) => (
        <span key={issueType} className={`${css.feedLine}${isDismissed ? ' quiet' : ''}`}>
          {message} {count > 1 && <span className="quiet">{texts.more(count)}</span>}
          {isDismissed && <span className="quiet">{texts.dismissed}</span>}
        </span>
      ))}
      {deadLetters > 0 && <span className={css.feedLine}>{texts.unread(deadLetters)}</span>}
    </>
  );
}

/** Delay of the customer's lists, and what the feed's pump has not delivered. */
function Lag({ feed: { lagSeconds, pump } }: { feed: FeedFieldsFragment }) {
  return (
    <>
      <span className={css.feedLine}>{texts.pipeline(lagText(lagSeconds))}</span>
      {pump && (
        <span className={css.feedLine} title={texts.reported(formatDateTime(pump.reportedAt))}>
          {texts.pump(lagText(pump.lagSeconds))}
          {pump.undelivered > 0 && <span className="quiet"> {texts.undelivered(pump.undelivered)}</span>}
        </span>
      )}
    </>
  );
}

const lagText = (seconds: number | null): string => (seconds === null ? '0' : formatDuration(seconds * 1_000));

function Tried({ feed: { issues, tries } }: { feed: FeedFieldsFragment }) {
  const now = useNow('minute');
  const mailed = issues
    .flatMap(({ alertedAt }) => alertedAt ?? [])
    .sort()
    .at(-1);
  return (
    <>
      {issues.some(({ isDismissed, alertedAt }) => !isDismissed || alertedAt) && (
        <span className={`${css.feedLine} soft`}>
          {mailed ? texts.mailed(formatAgo(now - Date.parse(mailed))) : texts.notMailed}
        </span>
      )}
      {tries.length === 0 && <span className={`${css.feedLine} quiet`}>{texts.nothingTried}</span>}
      {tries.map(({ kind, status, response, by, at }) => (
        <span key={`${kind} ${at}`} className={css.feedLine} title={response ?? undefined}>
          {texts.try(
            ownOf(integrationCommandTexts.types, kind) ?? texts.reparse,
            ownOf(texts.statuses, status) ?? status,
          )}{' '}
          <span className="quiet">{texts.by(by ?? texts.system, formatAgo(now - Date.parse(at)))}</span>
        </span>
      ))}
    </>
  );
}
