import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageSizes } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { alarmPath } from '#features/lists/lens-address.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { activityTexts as texts } from '#texts/activity.ts';
import { alarmTexts } from '#texts/alarms.ts';
import * as activityCss from '#ui/activity.module.css';
import { Button } from '#ui/Button.tsx';
import { useNow } from '#ui/clock.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { formatRecent } from '#ui/format.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Time } from '#ui/Time.tsx';
import * as tableCss from '#ui/table.module.css';
import { alarmTitle, displayId, titleLine } from './alarm-text.ts';
import { activityQuote, activityText, actorName } from './detail/activity-text.ts';
import * as detailCss from './detail/detail.module.css';

const recentActionsQuery = graphql(`
  query RecentActions($limit: Int!, $offset: Int!) {
    recentActions(limit: $limit, offset: $offset) {
      id
      alarmId
      alarm {
        id
        contextualName
        text
        formattedRawText
        externalSystem {
          id
        }
      }
      activity {
        ...ActivityFields
      }
    }
  }
`);

/** Drawer of people's recent actions, on any alarm. */
export function RecentActions({ onClose }: { onClose: () => void }) {
  const now = useNow('minute');
  const limit = pageSizes.changeHistory;
  const [isEnd, setEnd] = useState(false);
  const { data, error, fetchMore, refetch } = useQuery(recentActionsQuery, {
    variables: { limit, offset: 0 },
    context: { quiet: true },
  });
  const actions = data?.recentActions;
  const more = () =>
    fetchMore({
      variables: { offset: actions?.length ?? 0 },
    })
      .then((page) => setEnd((page.data?.recentActions.length ?? 0) < limit))
      .catch(() => undefined);
  return (
    <Drawer title={texts.recentActions} size="list" onClose={onClose}>
      {error && !actions && <Failed title={alarmTexts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {!actions && !error && <Skeleton />}
      {actions?.length === 0 && <p className={tableCss.emptyLine}>{texts.noActions}</p>}
      <ol className={detailCss.recentActions} aria-label={texts.recentActions}>
        {actions?.map(({ id, alarmId, alarm, activity }) => {
          const quote = activityQuote(activity);
          return (
            <li key={id} className={activityCss.activityEntry}>
              <p className="grow">
                <span className="strong">{actorName(activity)}</span>{' '}
                <span className="soft">{activityText(activity)}</span>
              </p>
              <span className="meta quiet">
                <Time at={activity.createdAt} format={(iso) => formatRecent(iso, now)} />
              </span>
              <span className={`meta ${detailCss.recentAlarm}`}>
                <span className="quiet num">{displayId(alarmId)}</span>{' '}
                <SourceDoubt sourceId={alarm?.externalSystem.id ?? null} />{' '}
                {alarm ? (
                  <Link to={alarmPath(alarmId)}>{titleLine(alarmTitle(alarm, false))}</Link>
                ) : (
                  <span className="quiet">{texts.deleted}</span>
                )}
              </span>
              {quote && <blockquote className={activityCss.activityQuote}>{quote}</blockquote>}
            </li>
          );
        })}
      </ol>
      {actions && actions.length >= limit && actions.length % limit === 0 && !isEnd && (
        <div className={tableCss.more}>
          <Button size="small" onClick={more}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </Drawer>
  );
}
