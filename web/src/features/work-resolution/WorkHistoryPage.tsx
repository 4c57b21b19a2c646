import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { TicketFilters } from '#features/lists/TicketFilters.tsx';
import { Page } from '#frame/Page.tsx';
import { pageTexts } from '#texts/pages.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { viewerTimezone } from '#ui/format.ts';
import { zoneOfAddress } from '#ui/range-address.ts';
import { type ResolutionAddress, readAddress, writeAddress } from './resolution-address.ts';
import { workHistoryQuery } from './resolution-queries.ts';
import { pageOf, TicketCard } from './TicketCard.tsx';
import * as css from './work-resolution.module.css';

const newest: ResolutionAddress['sort'] = 'CREATED_AT.DESC';

/** A row per ticket, open and closed, under filters of tickets (ANA.3). */
export function WorkHistoryPage() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params, newest);
  const { criteria, searchTerm } = address;
  const input = { timezone: zoneOfAddress(params) ?? viewerTimezone(), criteria, searchTerm };
  const change = (changed: Partial<ResolutionAddress>) =>
    setParams((before) => writeAddress(before, { ...address, page: 0, ...changed }, newest), { replace: true });
  const { data, previousData, error, refetch } = useQuery(workHistoryQuery, {
    variables: { input, ...pageOf(address) },
    context: { quiet: true },
  });
  return (
    <Page
      crumbs={[{ name: pageTexts.analytics, to: '/analytics' }, { name: pageTexts.workHistory }]}
      title={[pageTexts.workHistory, pageTexts.analytics]}
    >
      <h1 className="unseen">{pageTexts.workHistory}</h1>
      <div className={reportFiltersCss.reportBar}>
        <TicketFilters
          criteria={criteria}
          searchTerm={searchTerm}
          onCriteria={(next) => change({ criteria: next })}
          onSearch={(next) => change({ searchTerm: next })}
        />
      </div>
      <div className={`${reportFiltersCss.report} ${css.resolution}`}>
        <TicketCard
          title={texts.allTickets}
          list={(data ?? (error ? undefined : previousData))?.workHistory}
          isBusy={!data && !error}
          error={error}
          exported={{ list: 'work-history', input }}
          empty={criteria.length > 0 || searchTerm ? texts.noMatch : texts.noTickets}
          address={address}
          onRetry={refetch}
          onChange={change}
        />
      </div>
    </Page>
  );
}
