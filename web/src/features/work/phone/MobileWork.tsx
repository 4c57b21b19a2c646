import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type Lens, lensKey, lockedCriteria } from '#features/lenses/lenses.ts';
import { useLensAddress } from '#features/lists/lens-address.ts';
import { ListHead } from '#features/lists/phone/ListHead.tsx';
import { useMobileLens } from '#features/lists/phone/mobile-lens.ts';
import { useSearchField } from '#features/lists/phone/use-search-field.ts';
import { mobileActiveWorkPath, mobileWorkPath } from '#features/lists/places/work-places.ts';
import { BottomBar } from '#frame/phone/BottomBar.tsx';
import * as mobileCss from '#frame/phone/mobile.module.css';
import { RecordPage } from '#frame/phone/RecordPage.tsx';
import { Strips } from '#frame/Strips.tsx';
import { canCreateWork } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { useTitle } from '#session/release.tsx';
import { workTexts } from '#texts/work.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import * as touchCss from '#ui/phone/touch.module.css';
import { Failed, Skeleton } from '#ui/states.tsx';
import { TicketList } from '../TicketList.tsx';
import { useWorkExplorer } from '../use-work-explorer.ts';
import * as workCss from '../work.module.css';

const CreateWork = onDemand(async () => (await import('../dialogs/CreateWork.tsx')).CreateWork);
const TicketView = onDemand(async () => (await import('../TicketView.tsx')).TicketView);

/** Work on a phone: a list of tiles, or one ticket on the whole screen. */
export function MobileWork() {
  usePreload(TicketView);
  const { ticketId } = useParams();
  const { lens, lenses, error, refetch } = useMobileLens('work', 'active-work');
  useTitle(ticketId ? `W${ticketId}` : (lens?.name ?? workTexts.work));
  if (ticketId) return <MobileTicket id={ticketId} />;
  if (lens) return <LensTickets key={lensKey(lens)} lens={lens} lenses={lenses} />;
  return (
    <main className={touchCss.mobile}>
      <h1 className="unseen">{workTexts.work}</h1>
      {!error && <Skeleton rowClass={workCss.ticketTile} />}
      {error && <Failed title={workTexts.failed.list} error={errorMessage(error)} onRetry={() => refetch()} />}
    </main>
  );
}

const MobileTicket = ({ id }: { id: string }) => (
  <RecordPage name={`W${id}`} listPath={mobileWorkPath} backLabel={workTexts.backToList}>
    <h1 className="unseen">{`W${id}`}</h1>
    <TicketView key={id} id={id} isNarrow />
  </RecordPage>
);

/** The tickets of a lens as tiles. */
function LensTickets({ lens, lenses }: { lens: Lens; lenses: Lens[] }) {
  const me = useMe();
  const { address, change } = useLensAddress('work');
  const { criteria, searchTerm } = address;
  const search = useSearchField(searchTerm !== '');
  const [isCreating, setCreating] = useState(false);
  const isLive = lockedCriteria(lens).length > 0 || criteria.length > 0 || searchTerm !== '';
  const { work, state, isFiltered } = useWorkExplorer({
    question: { lensId: lens.id, criteria, searchTerm, isLive },
    lenses,
  });
  return (
    <div className={touchCss.mobile}>
      <ListHead
        kind="work"
        lens={lens}
        lenses={lenses}
        counts={state.counts}
        count={state.totalCount ?? undefined}
        search={search}
      >
        {canCreateWork(me) && (
          <IconButton icon={Plus} size="touch" label={workTexts.newTicket} onClick={() => setCreating(true)} />
        )}
      </ListHead>
      <Strips />
      <main className={mobileCss.mobileMain} id="content">
        <TicketList
          work={work}
          state={state}
          isFiltered={isFiltered}
          pathOf={(id) => `${mobileActiveWorkPath}/${id}`}
          onClear={change.clearFilters}
        />
      </main>
      <BottomBar onSearch={search.open} />
      {isCreating && <CreateWork alarmIds={noAlarms} onClose={() => setCreating(false)} onDone={work.reload} />}
    </div>
  );
}

const noAlarms: string[] = [];
