import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import { pageSizes } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import type { EntityAlarmsQuery } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Priority } from '#ui/Priority.tsx';
import { Severity } from '#ui/Severity.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { AlarmTime } from '#ui/Time.tsx';
import { usePages } from '#ui/use-pages.ts';
import * as assetsCss from '../assets.module.css';
import { entityAlarmsQuery } from '../entity-queries.ts';

type Alarm = EntityAlarmsQuery['fastAlarms'][number];

/** Alarms on the asset or in the place, active or not: its alarm history, newest first. */
export function AlarmsSection({ entityId }: { entityId: string }) {
  const client = useApolloClient();
  const places = useShellPlaces();
  const { items, count, isLoading, isFailed, more, again } = usePages<Alarm>(entityId, async (offset, last) => {
    const { data } = await client.query({
      query: entityAlarmsQuery,
      variables: {
        criteria: [{ field: 'entity', isExclusion: false, values: [entityId] }],
        limit: pageSizes.lensTable,
        after: last?.cursor ?? null,
      },
      ...alwaysFresh,
      context: { failure: texts.failedAlarms, quiet: true },
    });
    const read = data?.fastAlarms ?? [];
    // there is one more page as long as pages are full
    return { items: read, count: offset + read.length + (read.length === pageSizes.lensTable ? 1 : 0) };
  });
  if (isFailed && items.length === 0) return <Failed title={texts.failedAlarms} onRetry={again} />;
  if (count === null) return <Skeleton />;
  if (count === 0) return <Empty kind="good" title={texts.noAlarms} detail={texts.noAlarmsDetail} />;
  return (
    <Card title={texts.alarms} aside={texts.newestFirst}>
      <div className={`${cardCss.cardBody} ${cardCss.isTable} ${assetsCss.assetRows}`}>
        <Table
          label={texts.alarms}
          className={assetsCss.assetAlarms}
          columns={texts.alarmColumns.map((name) => ({ name }))}
        >
          {items.map((alarm) => (
            <tr key={alarm.id}>
              <Cell>
                <Priority priority={alarm.priority} active={alarm.state === 'active'} />
              </Cell>
              <Cell kind="time">
                <Link to={places.alarm(alarm.id)}>{alarm.displayId}</Link>
              </Cell>
              <Cell dir="auto">
                <SourceDoubt sourceId={alarm.externalSystem.id} /> {alarm.contextualName}
              </Cell>
              <Cell>
                <Severity severity={alarm.severity} quiet />
              </Cell>
              <Cell kind="time">
                <AlarmTime at={alarm.latestAlarmTime} />
              </Cell>
            </tr>
          ))}
        </Table>
        {items.length < count && (
          <Button size="small" variant="ghost" disabled={isLoading} onClick={more}>
            {actionTexts.loadMore}
          </Button>
        )}
      </div>
    </Card>
  );
}
