import { useApolloClient } from '@apollo/client/react';
import { ownOf } from '#domain/own.ts';
import type { EntityActivityOfQuery } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatDateTime } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { usePages } from '#ui/use-pages.ts';
import * as assetsCss from '../assets.module.css';
import { entityActivityQuery } from '../entity-queries.ts';

type Line = EntityActivityOfQuery['entityActivityAndCount']['entityActivity'][number];

const changeOf = ({ prevValue, revValue }: Line): string =>
  [prevValue, revValue].some((value) => value !== null)
    ? `${prevValue ?? texts.nothing} → ${revValue ?? texts.nothing}`
    : '';

/** Activity of an asset, newest first, a hundred at a time. */
export function ActivitySection({ entityId }: { entityId: string }) {
  const client = useApolloClient();
  const { items, count, isLoading, isFailed, more, again } = usePages<Line>(entityId, async (offset) => {
    const { data } = await client.query({
      query: entityActivityQuery,
      variables: { entityId, offset },
      ...alwaysFresh,
      context: { failure: texts.failedActivity, quiet: true },
    });
    const { entityActivity = [], count: total = 0 } = data?.entityActivityAndCount ?? {};
    return { items: entityActivity, count: total };
  });
  if (isFailed && items.length === 0) return <Failed title={texts.failedActivity} onRetry={again} />;
  if (count === null) return <Skeleton />;
  if (count === 0) return <Empty kind="none" title={texts.noActivity} />;
  return (
    <Card title={texts.activity} aside={texts.newestFirst}>
      <div className={`${cardCss.cardBody} ${cardCss.isTable} ${assetsCss.assetRows}`}>
        <Table label={texts.activity} columns={texts.activityColumns.map((name) => ({ name }))}>
          {items.map((line) => (
            <tr key={line.id}>
              <Cell kind="time">{formatDateTime(line.createdAt)}</Cell>
              <Cell>{line.userName ?? texts.system}</Cell>
              <Cell>{ownOf(texts.fields as Record<string, string>, line.field) ?? line.field}</Cell>
              <Cell isSoft dir="auto">
                {changeOf(line)}
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
