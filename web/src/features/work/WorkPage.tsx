import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type Lens, lensKey, lockedCriteria, useLenses } from '#features/lenses/lenses.ts';
import { newLens, useLensAddress } from '#features/lists/lens-address.ts';
import { OpenLensEditor } from '#features/lists/lens-editor/OpenLensEditor.tsx';
import { newWorkPath, workLensPath } from '#features/lists/places/work-places.ts';
import { SavedViews } from '#features/lists/views/SavedViews.tsx';
import { Page } from '#frame/Page.tsx';
import { can, canCloseWork, canCreateWork } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { pageTexts } from '#texts/pages.ts';
import { workTexts } from '#texts/work.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { Guarded } from '#ui/Guarded.tsx';
import { Empty, Failed, Missing, Skeleton } from '#ui/states.tsx';
import { BulkCloseDialog } from './dialogs/BulkCloseDialog.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketView } from './TicketView.tsx';
import { useWorkExplorer } from './use-work-explorer.ts';
import { WorkFilterBar } from './WorkFilterBar.tsx';
import * as css from './work.module.css';

/** The work explorer: the tickets of a lens as tiles, and the chosen one beside them. */
export function WorkPage() {
  const { group = '', workLens = '', ticketId } = useParams();
  const { all, error, refetch } = useLenses('work');
  const lens = all?.find((each) => each.groupLabel === group && each.name === workLens) ?? null;
  const name = lens?.name ?? workLens;
  return (
    <Page
      crumbs={[
        { name: workTexts.work, to: '/work' },
        { name, to: lens ? workLensPath(lens) : undefined },
        ...(ticketId ? [{ name: `W${ticketId}` }] : []),
      ]}
      title={[ticketId ? `W${ticketId}` : name, workTexts.work]}
    >
      {lens && <WorkExplorer key={lensKey(lens)} lens={lens} base={workLensPath(lens)} ticketId={ticketId ?? null} />}
      {lens && <OpenLensEditor kind="work" lens={lens} all={all ?? []} />}
      {all && !lens && (
        <Missing title={workTexts.pageNotFound} detail={workTexts.noLens(workLens, group)}>
          {all.slice(0, 2).map((each) => (
            <ButtonLink key={each.id} to={workLensPath(each)}>
              {each.name}
            </ButtonLink>
          ))}
        </Missing>
      )}
      {!all && !error && <Skeleton />}
      {!all && error && <Failed title={workTexts.failed.list} error={errorMessage(error)} onRetry={() => refetch()} />}
    </Page>
  );
}

const none: ReadonlySet<string> = new Set();

interface WorkExplorerProps {
  /** Null: every ticket, as a report. */
  lens: Lens | null;
  /** The address of the list; a ticket's follows it. */
  base: string;
  ticketId: string | null;
}

/** The tiles of a list at the left, a ticket at the right. */
export function WorkExplorer({ lens, base, ticketId }: WorkExplorerProps) {
  const me = useMe();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { address, change } = useLensAddress('work');
  const [isChoosing, setChoosing] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(none);
  const { searchTerm, criteria } = address;
  const name = lens?.name ?? pageTexts.allWork;
  const isLive = (lens !== null && lockedCriteria(lens).length > 0) || criteria.length > 0 || searchTerm !== '';
  const { work, state, isFiltered, modals } = useWorkExplorer({
    question: { lensId: lens?.id ?? 'all-work', criteria, searchTerm, isLive },
    lenses: useLenses('work').lenses ?? [],
    ticketId,
  });
  const { workTickets, totalCount, requiredFields } = state;
  const first = workTickets[0];
  const search = params.size > 0 ? `?${params}` : '';
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const stopChoosing = () => {
    setChoosing(false);
    setClosing(false);
    setChosen(none);
  };
  return (
    <div className={css.workSplit}>
      <section className={css.workPane} aria-label={name}>
        <header className={css.workHead}>
          <h1>
            {name} {totalCount !== null && <span className="quiet num">{formatCount(totalCount)}</span>}
          </h1>
          {canCloseWork(me) && (
            <Button
              variant="ghost"
              size="small"
              aria-pressed={isChoosing}
              onClick={() => (isChoosing ? stopChoosing() : setChoosing(true))}
            >
              {isChoosing ? actionTexts.cancel : workTexts.select}
            </Button>
          )}
          {canCreateWork(me) && (
            <ButtonLink variant="primary" size="small" icon={Plus} to={newWorkPath}>
              {workTexts.createShort}
            </ButtonLink>
          )}
        </header>
        <WorkFilterBar
          lens={lens}
          criteria={criteria}
          searchTerm={searchTerm}
          onSearch={change.search}
          onCriteria={change.criteria}
          onSaveAsLens={
            lens && can(me, 'lenses.own', 'CREATE') ? (filters) => change.edit(newLens, filters) : undefined
          }
        >
          {lens && <SavedViews kind="work" now={{ criteria, columns: null, sort: null }} />}
        </WorkFilterBar>
        <TicketList
          work={work}
          state={state}
          isFiltered={isFiltered}
          pathOf={(id) => `${base}/${id}${search}`}
          selectedId={ticketId}
          choice={isChoosing ? { chosen, onChoose: choose } : null}
          onClear={change.clearFilters}
        />
        {isChoosing && (
          <footer className={css.workFoot}>
            <span className="grow num">{workTexts.selected(formatCount(chosen.size))}</span>
            <Button variant="primary" disabled={chosen.size === 0} onClick={() => setClosing(true)}>
              {workTexts.closeTickets}
            </Button>
          </footer>
        )}
        {isClosing && (
          <BulkCloseDialog
            tickets={workTickets.filter(({ id }) => chosen.has(id))}
            requiredFields={requiredFields}
            onClose={() => setClosing(false)}
            onDone={() => {
              stopChoosing();
              work.reload();
            }}
          />
        )}
      </section>
      {ticketId ? (
        <Guarded of={ticketId}>
          <TicketView key={ticketId} id={ticketId} modals={modals} onChange={isLive ? undefined : work.reload} />
        </Guarded>
      ) : (
        <div className={css.workEmpty}>
          {/* there is nothing to choose from an empty list, which says so itself */}
          {first && (
            <Empty kind="good" title={workTexts.chooseTicket} detail={workTexts.chooseTicketDetail}>
              <Button onClick={() => navigate(`${base}/${first.id}${search}`)}>
                {workTexts.open(first.displayId)}
              </Button>
            </Empty>
          )}
        </div>
      )}
    </div>
  );
}
