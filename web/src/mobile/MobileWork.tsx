import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLiveState } from '../app/live-context.tsx';
import { Strips } from '../app/shell/Strips.tsx';
import { lockedCriteria, useLenses } from '../features/alarms/lenses.ts';
import type { Criterion } from '../features/alarms/list/criteria.ts';
import { TicketTile } from '../features/work/TicketTile.tsx';
import { TicketView } from '../features/work/TicketView.tsx';
import { useWorkList } from '../features/work/use-work-list.ts';
import { WorkFilterBar } from '../features/work/WorkFilterBar.tsx';
import { mobileActiveWorkPath, mobileWorkPath } from '../features/work/work-places.ts';
import { DataState } from '../ui/DataState.tsx';
import { plural } from '../ui/format.ts';
import { BottomBar } from './BottomBar.tsx';
import '../features/work/work.css';
import './mobile.css';

/** Work on a phone: a list of tiles, or one ticket on the whole screen. */
export function MobileWork() {
  const { ticketId } = useParams();
  return ticketId ? <MobileTicket id={ticketId} /> : <MobileWorkList />;
}

function MobileTicket({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <div className="mobile">
      <header className="mobile-head">
        <div className="mobile-bar is-detail">
          <button
            type="button"
            className="touch-btn"
            aria-label="Back to list"
            onClick={() => navigate(mobileWorkPath)}
          >
            <ArrowLeft size={20} aria-hidden />
          </button>
          <span className="num soft strong">W{id}</span>
        </div>
      </header>
      <Strips />
      <main className="mobile-main is-work" id="content">
        <TicketView key={id} id={id} isNarrow />
      </main>
    </div>
  );
}

function MobileWorkList() {
  const [lensId, setLensId] = useState<string>('active-work');
  const [criteria, setCriteria] = useState<Criterion[]>([]);
  const [searchTerm, setSearchTerm] = useState('');
  const status = useLiveState((state) => state.status);
  const { lenses } = useLenses('work');
  const lens = lenses?.find(({ id }) => id === lensId) ?? null;
  const groups = [...new Set(lenses?.map(({ groupLabel }) => groupLabel))];
  const isLive = !lens || lockedCriteria(lens).length > 0 || criteria.length > 0 || searchTerm !== '';
  const { list, error, loadMore, reload } = useWorkList({ lensId, criteria, searchTerm, isLive });
  const { workTickets, totalCount, loading } = list;
  return (
    <div className="mobile">
      <header className="mobile-head">
        <div className="mobile-bar">
          <div className="grow">
            <h1 className="mobile-lens">
              {lens?.name ?? 'Active Work'}
              <ChevronDown size={17} aria-hidden />
              <select aria-label="Lens" value={lensId} onChange={(event) => setLensId(event.target.value)}>
                {groups.map((label) => (
                  <optgroup key={label} label={label}>
                    {lenses
                      ?.filter(({ groupLabel }) => groupLabel === label)
                      .map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </select>
            </h1>
            <p className="feed-age">
              <span className={`feed-dot is-${status}`} aria-hidden />
              {totalCount === null ? 'Loading…' : plural(totalCount, 'ticket')}
            </p>
          </div>
        </div>
        <WorkFilterBar
          lens={lens}
          criteria={criteria}
          searchTerm={searchTerm}
          onCriteria={setCriteria}
          onSearch={setSearchTerm}
        />
      </header>
      <Strips />
      <main className="mobile-main is-work" id="content">
        {error !== null && workTickets.length === 0 && (
          <DataState kind="failed" title="Failed to get work tickets">
            <button type="button" className="btn" onClick={reload}>
              Try again
            </button>
          </DataState>
        )}
        {error === null && !loading && workTickets.length === 0 && <DataState kind="good" title="No tickets here" />}
        <ul className="ticket-tiles" aria-label="Tickets" aria-busy={loading}>
          {workTickets.map((ticket) => (
            <TicketTile
              key={ticket.id}
              ticket={ticket}
              to={`${mobileActiveWorkPath}/${ticket.id}`}
              isSelected={false}
              isChosen={null}
            />
          ))}
          {totalCount !== null && workTickets.length < totalCount && (
            <li className="ticket-more">
              <button type="button" className="btn" disabled={loading} onClick={loadMore}>
                Load more
              </button>
            </li>
          )}
        </ul>
      </main>
      <BottomBar />
    </div>
  );
}
