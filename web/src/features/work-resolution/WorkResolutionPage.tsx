import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { TicketFilters } from '#features/lists/TicketFilters.tsx';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { pageTexts } from '#texts/pages.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useRangeOfAddress } from '#ui/use-range.tsx';
import { formatDateIn } from '#ui/zoned.ts';
import { ResolutionGroups } from './ResolutionGroups.tsx';
import { ResolutionTickets } from './ResolutionTickets.tsx';
import { ResolutionTiles } from './ResolutionTiles.tsx';
import { ResolutionTrend } from './ResolutionTrend.tsx';
import { type ResolutionAddress, readAddress, writeAddress } from './resolution-address.ts';
import { resolutionQuery } from './resolution-queries.ts';
import * as css from './work-resolution.module.css';

const presets: readonly number[] = [7, 30, 90, 365];

/** Resolution of work in a period: closed and repeat work beside the period before, its trend, groups and tickets. */
export function WorkResolutionPage() {
  const [params, setParams] = useSearchParams();
  const { range, timezone, today, zoom, controls } = useRangeOfAddress(30, presets);
  const address = readAddress(params);
  const { criteria, searchTerm } = address;
  const input = { range, timezone, criteria, searchTerm };
  const change = (changed: Partial<ResolutionAddress>) =>
    setParams((before) => writeAddress(before, { ...address, page: 0, ...changed }), { replace: true });
  const { data, previousData, error, refetch } = useQuery(resolutionQuery, {
    variables: { input },
    context: { quiet: true },
  });
  const shown = data ?? (error ? undefined : previousData);
  const trend = shown?.workResolutionTrend;
  return (
    <Page
      crumbs={[{ name: pageTexts.analytics, to: '/analytics' }, { name: pageTexts.workResolution }]}
      title={[pageTexts.workResolution, pageTexts.analytics]}
    >
      <h1 className="unseen">{pageTexts.workResolution}</h1>
      <div className={reportFiltersCss.reportBar}>
        {controls}
        <TicketFilters
          criteria={criteria}
          searchTerm={searchTerm}
          onCriteria={(next) => change({ criteria: next })}
          onSearch={(next) => change({ searchTerm: next })}
        />
        <span className="meta quiet">
          {texts.compared(
            formatDateIn(range.start, timezone),
            formatDateIn(new Date(Date.parse(range.end) - 1).toISOString(), timezone),
          )}
        </span>
      </div>
      <div className={`${reportFiltersCss.report} ${css.resolution}`}>
        {error && !shown && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!shown && !error && <Skeleton rows={6} />}
        {shown && <ResolutionTiles data={shown} />}
        {trend?.closed === 0 && <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />}
        {trend && trend.closed > 0 && (
          <>
            <ResolutionTrend trend={trend} timezone={timezone} today={today} address={address} onZoom={zoom} />
            <ResolutionGroups input={input} address={address} onChange={change} />
            <ResolutionTickets input={input} address={address} onChange={change} />
          </>
        )}
      </div>
    </Page>
  );
}
