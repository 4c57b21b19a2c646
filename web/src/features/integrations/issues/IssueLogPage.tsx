import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import type { IssueLogFieldsFragment } from '#generated/graphql.ts';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import { usePages } from '#ui/use-pages.ts';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { IssueTable } from './IssueTable.tsx';
import { issueLogsQuery } from './issue-queries.ts';
import './issues.css';
import { alwaysFresh } from '#session/apollo.ts';

/** What is or was wrong with an integration (INT.5). */
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
    <ProviderPage name="Issue log">
      <IntegrationHead title="Issue log" systemId={systemId} pathOf={(id) => `/integrations/${id}/issues`} />
      <div className="issues">
        {isFailed && items.length === 0 && <Failed title="Failed to get issue logs" onRetry={again} />}
        {count === 0 && (
          <Empty
            kind="good"
            title="No issues"
            detail="Lost connections, sources without alarms, and work tickets that could not be sent are listed here once they last longer than the integration's delays."
          />
        )}
        {items.length > 0 && <IssueTable issues={items} onChange={again} />}
        {count !== null && <MoreButton shown={items.length} total={count} onMore={async () => more()} />}
      </div>
    </ProviderPage>
  );
}
