import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { canCreateWork } from '../../app/access.ts';
import { errorMessage } from '../../app/apollo.ts';
import { useMe } from '../../app/me.tsx';
import { Page } from '../../app/shell/Page.tsx';
import { DataState } from '../../ui/DataState.tsx';
import { formatCount } from '../../ui/format.ts';
import { BulkCloseDialog } from './dialogs/BulkCloseDialog.tsx';
import { TicketTile } from './TicketTile.tsx';
import { TicketView } from './TicketView.tsx';
import { useWorkList } from './use-work-list.ts';
import { WorkFilterBar } from './WorkFilterBar.tsx';
import { filtersOf, withFilters } from './work-filters.ts';
import { activeWorkPath, allWorkPath, newWorkPath, type WorkLens, workLenses, workLensPath } from './work-places.ts';
import './work.css';

/** The work explorer: the tickets of a lens as tiles, and the chosen one beside them. */
export function WorkPage() {
  const { workLens = '', ticketId } = useParams();
  const { pathname } = useLocation();
  const isActive = pathname.startsWith('/alarms/work/');
  const lens = workLenses.find(({ id, name }) => (isActive ? id === 'active-work' : name === workLens));
  if (!lens)
    return (
      <Page crumbs={[{ name: 'Work', to: '/work' }, { name: workLens }]} title={[workLens, 'Work']}>
        <DataState kind="missing" title="Page not found" detail={`There is no lens "${workLens}" in Standard Lenses.`}>
          <Link className="btn" to={allWorkPath}>
            All Work
          </Link>
          <Link className="btn" to={activeWorkPath}>
            Active Work
          </Link>
        </DataState>
      </Page>
    );
  return (
    <Page
      crumbs={[
        { name: 'Work', to: '/work' },
        { name: lens.name, to: workLensPath(lens) },
        ...(ticketId ? [{ name: `W${ticketId}` }] : []),
      ]}
      title={[ticketId ? `W${ticketId}` : lens.name, 'Work']}
    >
      <WorkExplorer key={lens.id} lens={lens} base={workLensPath(lens)} ticketId={ticketId ?? null} />
    </Page>
  );
}

interface WorkExplorerProps {
  lens: WorkLens | { id: null; name: string; isLive: false };
  /** The address of the list; a ticket's follows it. */
  base: string;
  ticketId: string | null;
}

/** The tiles of a list at the left, a ticket at the right. */
export function WorkExplorer({ lens, base, ticketId }: WorkExplorerProps) {
  const me = useMe();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const searchTerm = params.get('q') ?? '';
  const criteria = filtersOf(params);
  const isLive = lens.isLive || criteria.length > 0 || searchTerm !== '';
  const { list, error, loadMore, reload, dispatch } = useWorkList({
    lensId: lens.id ?? 'all-work',
    criteria,
    searchTerm,
    isLive,
  });
  const { workTickets, totalCount, loading, chosen } = list;
  const search = params.size > 0 ? `?${params}` : '';
  const onSearch = useCallback(
    (term: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (term) next.set('q', term);
          else next.delete('q');
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const stopChoosing = () => {
    setChoosing(false);
    setClosing(false);
    dispatch({ type: 'unchoose' });
  };
  const hasMore = totalCount !== null && workTickets.length < totalCount;
  return (
    <div className="work-split">
      <section className="work-pane" aria-label={lens.name}>
        <header className="work-head">
          <h1>
            {lens.name} {totalCount !== null && <span className="quiet num">{formatCount(totalCount)}</span>}
          </h1>
          <button
            type="button"
            className="btn is-small is-ghost"
            aria-pressed={isChoosing}
            onClick={() => (isChoosing ? stopChoosing() : setChoosing(true))}
          >
            {isChoosing ? 'Cancel' : 'Select'}
          </button>
          {canCreateWork(me) && (
            <Link className="btn is-small is-primary" to={newWorkPath}>
              <Plus size={14} aria-hidden />
              New
            </Link>
          )}
        </header>
        <WorkFilterBar
          criteria={criteria}
          searchTerm={searchTerm}
          onSearch={onSearch}
          onCriteria={(next) => setParams(withFilters(params, next), { replace: true })}
        />
        {error !== null && workTickets.length === 0 && (
          <DataState kind="failed" title="Failed to get work tickets" detail={errorMessage(error)}>
            <button type="button" className="btn" onClick={reload}>
              Try again
            </button>
          </DataState>
        )}
        {error === null && !loading && workTickets.length === 0 && (
          <DataState
            kind={criteria.length > 0 || searchTerm ? 'filtered' : 'good'}
            title={criteria.length > 0 || searchTerm ? 'No tickets match these filters' : 'No tickets here'}
          />
        )}
        <ul
          className="ticket-tiles"
          aria-label="Tickets"
          aria-busy={loading}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
            scrollTop + clientHeight > scrollHeight - 400 && loadMore()
          }
        >
          {workTickets.map((ticket) => (
            <TicketTile
              key={ticket.id}
              ticket={ticket}
              to={`${base}/${ticket.id}${search}`}
              isSelected={ticket.id === ticketId}
              isChosen={isChoosing ? chosen.has(ticket.id) : null}
              onChoose={(id) => dispatch({ type: 'choose', id })}
            />
          ))}
          {hasMore && (
            <li className="ticket-more">
              <button type="button" className="btn is-small is-ghost" disabled={loading} onClick={loadMore}>
                Load more
              </button>
            </li>
          )}
        </ul>
        {isChoosing && (
          <footer className="work-foot">
            <span className="grow num">{formatCount(chosen.size)} selected</span>
            <button
              type="button"
              className="btn is-primary"
              disabled={chosen.size === 0}
              onClick={() => setClosing(true)}
            >
              Close tickets
            </button>
          </footer>
        )}
        {isClosing && (
          <BulkCloseDialog
            tickets={workTickets.filter(({ id }) => chosen.has(id))}
            onClose={() => setClosing(false)}
            onDone={() => {
              stopChoosing();
              reload();
            }}
          />
        )}
      </section>
      {ticketId ? (
        <TicketView key={ticketId} id={ticketId} onChange={isLive ? undefined : reload} />
      ) : (
        <div className="work-empty">
          <DataState kind="good" title="Choose a ticket" detail="Its alarms, activity and comments show here.">
            {workTickets[0] && (
              <button type="button" className="btn" onClick={() => navigate(`${base}/${workTickets[0]?.id}${search}`)}>
                Open {workTickets[0].displayId}
              </button>
            )}
          </DataState>
        </div>
      )}
    </div>
  );
}
