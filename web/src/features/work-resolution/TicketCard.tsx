import { ExportButton } from '#features/exports/ExportButton.tsx';
import type { SortDirection, WorkReportRowFieldsFragment, WorkTicketOrderField } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as tableCss from '#ui/table.module.css';
import type { ResolutionAddress, ResolutionSort } from './resolution-address.ts';
import { TicketTable } from './TicketTable.tsx';
import * as css from './work-resolution.module.css';

const limit = 50;
const sortOptions = (Object.keys(texts.sorts) as ResolutionSort[]).map((value) => ({
  value,
  label: texts.sorts[value],
}));

/** Returns the order and the page that a query of an address's tickets takes. */
export function pageOf({ sort, page }: Pick<ResolutionAddress, 'sort' | 'page'>) {
  const [field, direction] = sort.split('.') as [WorkTicketOrderField, SortDirection];
  return { orderBy: { field, direction }, limit, offset: page * limit };
}

interface TicketCardProps {
  title: string;
  /** Undefined until it was read. */
  list: { count: number; rows: readonly WorkReportRowFieldsFragment[] } | undefined;
  isBusy: boolean;
  error: unknown;
  /** Name of the list as it is exported, and what its query takes besides the order. */
  exported: { list: string; input: { timezone: string } };
  /** Said where there are no tickets. */
  empty: string;
  address: Pick<ResolutionAddress, 'sort' | 'page'>;
  onRetry: () => unknown;
  onChange: (change: Partial<ResolutionAddress>) => void;
}

/** Tickets of a report, a page at a time. */
export function TicketCard({
  title,
  list,
  isBusy,
  error,
  exported,
  empty,
  address,
  onRetry,
  onChange,
}: TicketCardProps) {
  const { sort, page } = address;
  const [first, last] = [page * limit + 1, page * limit + (list?.rows.length ?? 0)];
  return (
    <Card
      title={title}
      aside={
        <span className="line">
          <Select
            label={texts.sortBy}
            size="small"
            className={css.resolutionGroupBy}
            value={sort}
            options={sortOptions}
            onChange={(next) => onChange({ sort: next })}
          />
          <ExportButton
            list={exported.list}
            input={{ input: exported.input, orderBy: pageOf(address).orderBy }}
            isDisabled={!list || list.count === 0}
          />
        </span>
      }
    >
      <div className={`${cardCss.cardBody} ${cardCss.isTable}`} aria-busy={isBusy}>
        {error != null && !list && <Failed title={texts.failedTickets} error={errorMessage(error)} onRetry={onRetry} />}
        {!list && error == null && <Skeleton rows={6} />}
        {list && list.rows.length === 0 && <p className={tableCss.emptyLine}>{empty}</p>}
        {list && list.rows.length > 0 && (
          <TicketTable label={title} rows={list.rows} timezone={exported.input.timezone} />
        )}
      </div>
      {list && list.count > limit && (
        <nav className={`${css.resolutionPages} meta`} aria-label={texts.pages}>
          <Button size="small" variant="ghost" disabled={page === 0} onClick={() => onChange({ page: page - 1 })}>
            {texts.previous}
          </Button>
          <span className="num">{texts.shown(first, last, list.count)}</span>
          <Button
            size="small"
            variant="ghost"
            disabled={last >= list.count}
            onClick={() => onChange({ page: page + 1 })}
          >
            {texts.next}
          </Button>
        </nav>
      )}
    </Card>
  );
}
