import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import type { IssueLogFieldsFragment } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { issueTexts as texts } from '#texts/integrations.ts';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { usePages } from '#ui/use-pages.ts';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { IssueTable } from './IssueTable.tsx';
import { issueLogsQuery } from './issue-queries.ts';
import * as css from './issues.module.css';

/** Present and past issues of an integration (INT.5). */
export function IssueLogPage() {
  const systemId = useParams().systemId ?? '';
  const client = useApolloClient();
  const { items, count, isFailed, again, more } = usePages<IssueLogFieldsFragment>(systemId, async (offset) => {
    const { data } = await client.query({
      query: issueLogsQuery,
      variables: { externalSystemId: systemId, offset },
      ...alwaysFresh,
      context: { quiet: true },
    });
    const page = data?.getExternalSystemIssueLogs;
    if (!page) throw new Error('No page in the answer');
    return { items: page.externalSystemIssueLogs, count: page.count };
  });
  return (
    <ProviderPage name={texts.title}>
      <IntegrationHead title={texts.title} systemId={systemId} pathOf={(id) => `/integrations/${id}/issues`} />
      <div className={css.issues}>
        {count === null && !isFailed && <Skeleton />}
        {isFailed && items.length === 0 && <Failed title={texts.failed} onRetry={again} />}
        {count === 0 && <Empty kind="good" title={texts.empty} detail={texts.emptyDetail} />}
        {items.length > 0 && <IssueTable issues={items} onChange={again} />}
        {count !== null && <MoreButton shown={items.length} total={count} onMore={async () => more()} />}
      </div>
    </ProviderPage>
  );
}
