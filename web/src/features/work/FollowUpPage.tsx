import { useApolloClient, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { followUpCountMax, pageSizes } from '#domain/constants.ts';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { ExportButton } from '#features/exports/ExportButton.tsx';
import { TicketFilters } from '#features/lists/TicketFilters.tsx';
import { ReportPage } from '#frame/ReportPage.tsx';
import type { FollowUpCountsQuery, FollowUpQuery, WorkFollowUpReason } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { pageTexts } from '#texts/pages.ts';
import { followUpTexts as texts } from '#texts/work.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount, viewerTimezone } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as tableCss from '#ui/table.module.css';
import { usePages } from '#ui/use-pages.ts';
import { FollowUpTable } from './FollowUpTable.tsx';
import { type FollowUpAddress, followUpReasons, readAddress, writeAddress } from './follow-up-address.ts';
import * as css from './work.module.css';
import { followUpCountsQuery, followUpQuery } from './work-queries.ts';

const limit = pageSizes.lensTable;

/** Tickets that somebody should look at again, each with all its reasons (ANA.5). */
export function FollowUpPage() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const change = (changed: Partial<FollowUpAddress>) =>
    setParams(writeAddress({ ...address, ...changed }), { replace: true });
  const input = { ...address, searchTerm: address.searchTerm || null, timezone: viewerTimezone() };
  const counts = useQuery(followUpCountsQuery, { variables: input, ...alwaysFresh, context: { quiet: true } });
  const counted = (counts.data ?? counts.previousData)?.workFollowUp.counts;
  return (
    <ReportPage name={pageTexts.followUp}>
      <div className={reportFiltersCss.reportBar}>
        <TicketFilters
          criteria={address.criteria}
          searchTerm={address.searchTerm}
          onCriteria={(criteria) => change({ criteria })}
          onSearch={(searchTerm) => change({ searchTerm })}
        />
        <span className="grow" />
        <ExportButton list="follow-up" input={input} isDisabled={counted?.total === 0} />
      </div>
      <Reasons counts={counted} chosen={address.reason} onChoose={(reason) => change({ reason })} />
      <Rows input={input} total={counts.data?.workFollowUp.counts.total} isFiltered={isFiltered(address)} />
    </ReportPage>
  );
}

const isFiltered = ({ reason, criteria, searchTerm }: FollowUpAddress): boolean =>
  reason !== null || criteria.length > 0 || searchTerm !== '';

/** `1,307`; `over 10,000` for what is not counted further. */
const formatCapped = (count: number): string =>
  count > followUpCountMax ? texts.over(formatCount(followUpCountMax)) : formatCount(count);

interface ReasonsProps {
  /** Undefined until they are counted. */
  counts: FollowUpCountsQuery['workFollowUp']['counts'] | undefined;
  chosen: WorkFollowUpReason | null;
  onChoose: (reason: WorkFollowUpReason | null) => void;
}

/** Reasons with their counts; one narrows the list to its tickets. */
function Reasons({ counts, chosen, onChoose }: ReasonsProps) {
  const countOf = (reason: WorkFollowUpReason) => counts?.byReason.find((one) => one.reason === reason)?.count;
  return (
    <fieldset className={css.followUpReasons}>
      <legend className="unseen">{texts.reason}</legend>
      <Button size="small" variant="ghost" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {texts.all}
      </Button>
      {followUpReasons.map((reason) => {
        const count = countOf(reason);
        return (
          <Button
            key={reason}
            size="small"
            variant="ghost"
            aria-pressed={chosen === reason}
            onClick={() => onChoose(chosen === reason ? null : reason)}
          >
            {texts.reasons[reason]}
            {count !== undefined && <span className="num soft">{formatCapped(count)}</span>}
          </Button>
        );
      })}
    </fieldset>
  );
}

type Row = FollowUpQuery['workFollowUp']['rows'][number];
type Filtered = Omit<FollowUpAddress, 'searchTerm'> & { searchTerm: string | null; timezone: string };

function Rows({ input, total, isFiltered }: { input: Filtered; total: number | undefined; isFiltered: boolean }) {
  const client = useApolloClient();
  const { items, count, isLoading, isFailed, more, again } = usePages<Row>(
    JSON.stringify(input),
    async (offset, last) => {
      const { data } = await client.query({
        query: followUpQuery,
        variables: { ...input, limit, after: last?.cursor ?? null },
        ...alwaysFresh,
        context: { quiet: true },
      });
      if (!data) throw new Error(texts.failed);
      const { rows } = data.workFollowUp;
      // a full page has another behind it, or an empty one
      return { items: rows, count: offset + rows.length + (rows.length === limit ? 1 : 0) };
    },
  );
  return (
    <div className={css.followUp}>
      {count === null && isFailed && <Failed title={texts.failed} onRetry={again} />}
      {count === null && !isFailed && <Skeleton rows={6} />}
      {count === 0 && isFiltered && <Empty kind="filtered" title={texts.noMatch} />}
      {count === 0 && !isFiltered && <Empty kind="good" title={texts.nothing} detail={texts.nothingDetail} />}
      {items.length > 0 && <FollowUpTable rows={items} />}
      {count !== null && items.length > 0 && (
        <p className={tableCss.more}>
          {total !== undefined && (
            <span className="meta soft num" role="status">
              {texts.shown(formatCount(items.length), formatCapped(Math.max(total, items.length)))}
            </span>
          )}
          {items.length < count && (
            <Button variant="ghost" size="small" isBusy={isLoading} onClick={more}>
              {actionTexts.loadMore}
            </Button>
          )}
          {isFailed && <span className="meta">{texts.failed}</span>}
        </p>
      )}
    </div>
  );
}
