import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { pageSizes } from '#domain/constants.ts';
import { SearchField } from '#features/lists/SearchField.tsx';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import * as providerPageCss from '#frame/provider-page.module.css';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { feedTexts as texts } from '#texts/feeds.ts';
import { Pager } from '#ui/Pager.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { FeedTable } from './FeedTable.tsx';
import * as css from './feeds.module.css';

export const feedFields = graphql(`
  fragment FeedFields on Feed {
    id
    displayName
    customerId
    customerName
    health {
      state
      label
    }
    issues {
      issueType
      count
      message
      alertedAt
      isDismissed
    }
    since
    lastContactAt
    deadLetters
    oldestDeadLetterAt
    jobs
    lagSeconds
    pump {
      undelivered
      lagSeconds
      reportedAt
    }
    tries {
      kind
      status
      response
      by
      at
    }
  }
`);

const feedsQuery = graphql(`
  query Feeds($where: FeedWhere!, $limit: Int!, $offset: Int!) {
    feedsAndCounts(where: $where, limit: $limit, offset: $offset) {
      feeds {
        ...FeedFields
      }
      counts {
        feeds
        troubled
        customers
        troubledCustomers
      }
    }
  }
`);

const pollMs = 30_000;
const limit = pageSizes.cmms;
const choices = [
  { value: 'TROUBLED' as const, label: texts.troubled },
  { value: 'ALL' as const, label: texts.all },
];

/** Shows which customer's feed is in trouble, since when, and what was tried: the worst first. */
export function FeedsPage() {
  const [params, setParams] = useSearchParams();
  const isTroubled = !params.has('all');
  const searchTerm = params.get('q') ?? '';
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 300);
  const { data, previousData, error, refetch } = useQuery(feedsQuery, {
    variables: { where: { isTroubled, searchTerm }, limit, offset: (page - 1) * limit },
    pollInterval: pollMs,
    context: { quiet: true },
  });
  const shown = (data ?? (error ? undefined : previousData))?.feedsAndCounts;
  const change = (next: { all?: boolean; q?: string; page?: number }) => {
    const wanted = { all: !isTroubled, q: searchTerm, page: 1, ...next };
    const address = new URLSearchParams();
    if (wanted.all) address.set('all', '');
    if (wanted.q) address.set('q', wanted.q);
    if (wanted.page > 1) address.set('page', String(wanted.page));
    setParams(address, { replace: true });
  };
  const total = (isTroubled ? shown?.counts.troubled : shown?.counts.feeds) ?? 0;
  const isEmpty = shown?.feeds.length === 0;
  return (
    <ProviderPage name={texts.title}>
      <div className={providerPageCss.providerHead}>
        <div className="grow">
          <h1>{texts.title}</h1>
          {shown && (
            <p className="meta quiet num" role="status">
              {error ? texts.old : texts.summary(shown.counts)}
            </p>
          )}
        </div>
        <Segmented
          label={texts.shown}
          options={choices}
          value={isTroubled ? 'TROUBLED' : 'ALL'}
          onChange={(choice) => change({ all: choice === 'ALL' })}
        />
        <SearchField
          className={css.feedSearch}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={100}
          value={searchTerm}
          onSearch={(q) => change({ q })}
        />
      </div>
      <div className={css.feeds}>
        {!shown && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!shown && !error && <Skeleton />}
        {isEmpty && searchTerm !== '' && <Empty kind="filtered" title={texts.noMatch} />}
        {isEmpty && searchTerm === '' && <Empty kind="good" title={texts.none} detail={texts.noneDetail} />}
        {shown && !isEmpty && <FeedTable feeds={shown.feeds} />}
      </div>
      <Pager page={page} size={limit} total={total} onPage={(next) => change({ page: next })} />
    </ProviderPage>
  );
}
