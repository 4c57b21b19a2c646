import { useApolloClient } from '@apollo/client/react';
import { pageSizes } from '#domain/constants.ts';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import * as providerPageCss from '#frame/provider-page.module.css';
import type { SupportRequestsQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { supportTexts as texts } from '#texts/support.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import { usePages } from '#ui/use-pages.ts';
import * as css from './support.module.css';

const supportRequestsQuery = graphql(`
  query SupportRequests($limit: Int!, $offset: Int!) {
    supportRequests(limit: $limit, offset: $offset) {
      id
      customerName
      personName
      personEmail
      subject
      description
      page
      version
      createdAt
    }
  }
`);

type SupportRequest = SupportRequestsQuery['supportRequests'][number];
const limit = pageSizes.cmms;

/** Requests for support of all customers, newest first. */
export function SupportRequestsPage() {
  const client = useApolloClient();
  const { items, count, isLoading, isFailed, more, again } = usePages('requests', async (offset) => {
    const { data } = await client.query({
      query: supportRequestsQuery,
      variables: { limit, offset },
      ...alwaysFresh,
      context: { quiet: true },
    });
    const requests = data?.supportRequests ?? [];
    const end = offset + requests.length;
    return { items: requests, count: requests.length === limit ? end + 1 : end };
  });
  return (
    <ProviderPage name={texts.requests}>
      <div className={providerPageCss.providerHead}>
        <h1>{texts.requests}</h1>
      </div>
      {items.length === 0 && isLoading && <Skeleton />}
      {isFailed && <Failed title={texts.requestsFailed} onRetry={items.length > 0 ? more : again} />}
      {count === 0 && <Empty kind="good" title={texts.requestsEmpty} detail={texts.requestsEmptyDetail} />}
      {items.length > 0 && (
        <Table
          label={texts.requests}
          look="listing"
          columns={[
            { name: texts.received },
            { name: texts.customer },
            { name: texts.person },
            { name: texts.request },
            { name: texts.page },
            { name: texts.version },
          ]}
        >
          {items.map((request) => (
            <Row key={request.id} {...request} />
          ))}
        </Table>
      )}
      {count !== null && items.length > 0 && items.length < count && (
        <div>
          <Button isBusy={isLoading} onClick={more}>
            {texts.more}
          </Button>
        </div>
      )}
    </ProviderPage>
  );
}

const Row = ({ createdAt, customerName, personName, personEmail, ...request }: SupportRequest) => (
  <tr>
    <Cell isSoft>
      <Time at={createdAt} />
    </Cell>
    <Cell>{customerName}</Cell>
    <Cell>
      <span className="strong">{personName}</span>
      <br />
      <a className="meta" href={`mailto:${personEmail}`}>
        {personEmail}
      </a>
    </Cell>
    <Cell className={css.words} dir="auto">
      <p className="strong">{request.subject}</p>
      <p className="soft">{request.description}</p>
    </Cell>
    <Cell isSoft>{request.page ?? ''}</Cell>
    <Cell isSoft>{request.version}</Cell>
  </tr>
);
