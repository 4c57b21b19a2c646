import { useApolloClient } from '@apollo/client/react';
import {
  ChevronsUp,
  ClipboardCheck,
  Eye,
  MessageSquareHeart,
  Pencil,
  RotateCcw,
  Send,
  UserRoundPen,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { Part } from '#frame/Part.tsx';
import type { WorkTicketVerb } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { ticketTexts, workTexts } from '#texts/work.ts';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useIsNarrow } from '#ui/media.ts';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { AnswerReviewDialog } from './dialogs/AnswerReviewDialog.tsx';
import { CloseDialog } from './dialogs/CloseDialog.tsx';
import { EditDialog } from './dialogs/EditDialog.tsx';
import { FeedbackDialog } from './dialogs/FeedbackDialog.tsx';
import { ReviewDialog } from './dialogs/ReviewDialog.tsx';
import { SyncBanner } from './SyncBanner.tsx';
import { TicketActivity } from './TicketActivity.tsx';
import { TicketAlarms } from './TicketAlarms.tsx';
import { TicketSide } from './TicketSide.tsx';
import { type TicketDetail, useTicket } from './use-ticket.ts';
import { type TicketModals, useTicketModals } from './use-work-explorer.ts';
import { HeadIcon, SyncTag, WorkBadge } from './WorkParts.tsx';
import * as css from './work.module.css';
import { changeWorkStateMutation, escalateMutation, resetMutation } from './work-mutations.ts';

type Question = 'close' | 'edit' | 'reassign' | 'answer';

interface TicketViewProps {
  id: string;
  /** Absent: the ticket is open without a list. */
  modals?: TicketModals;
  /** Called after a change, for a list without a feed. */
  onChange?: () => void;
  /** True on a phone. */
  isNarrow?: boolean;
}

/** One ticket: its details, alarms, activity and actions. */
export function TicketView({ id, modals, onChange, isNarrow }: TicketViewProps) {
  const places = useShellPlaces();
  const ownModals = useTicketModals();
  const { ticket, isMissing, error, readAgain } = useTicket(id);
  if (isMissing)
    return (
      <div className={css.workEmpty}>
        <Missing title={workTexts.doesNotExist(id)}>
          <ButtonLink to={places.work}>{workTexts.backToList}</ButtonLink>
        </Missing>
      </div>
    );
  if (error && !ticket)
    return (
      <div className={css.workEmpty}>
        <Failed title={workTexts.failed.get} error={errorMessage(error)} onRetry={readAgain} />
      </div>
    );
  if (!ticket) return <Skeleton className={css.workTicketBones} />;
  const changed = () => {
    readAgain();
    onChange?.();
  };
  return <Ticket ticket={ticket} modals={modals ?? ownModals} onChange={changed} isNarrow={isNarrow} />;
}

interface TicketProps {
  ticket: TicketDetail;
  modals: TicketModals;
  onChange: () => void;
  isNarrow?: boolean;
}

function Ticket({ ticket, modals, onChange, isNarrow }: TicketProps) {
  const [asked, setAsked] = useState<Question | null>(null);
  const hasSide = !useIsNarrow();
  const common = { ticket, onClose: () => setAsked(null), onDone: onChange };
  const modal = { ...common, onClose: () => modals.onShow(null) };
  const dialogs: Record<Question, ReactNode> = {
    close: <CloseDialog {...common} />,
    edit: <EditDialog {...common} />,
    reassign: <EditDialog {...common} isReassign />,
    answer: <AnswerReviewDialog {...common} />,
  };
  return (
    <>
      <article className={`${css.ticket}${isNarrow ? ` ${css.isNarrow}` : ''}`} aria-label={ticket.displayId}>
        <header className={css.ticketHead}>
          <p className="line">
            <HeadIcon ticket={ticket} />
            <span className="meta strong num">{ticket.displayId}</span>
            <WorkBadge ticket={ticket} />
            <SyncTag ticket={ticket} />
            {ticket.isEscalated && (
              <Tag tone="warning" icon={ChevronsUp}>
                {ticketTexts.escalated}
              </Tag>
            )}
            {ticket.pendingReview && (
              <Tag tone="info" icon={Eye}>
                {ticketTexts.waitingForReview}
              </Tag>
            )}
            {ticket.reissueCount > 0 && <Tag icon={RotateCcw}>{ticketTexts.reopenedTimes(ticket.reissueCount)}</Tag>}
            <span className="meta quiet ell">
              {ticketTexts.created} <Time at={ticket.createdAt} />
              {ticket.createdBy && ticketTexts.createdByName(ticket.createdBy.displayName)}
            </span>
          </p>
          <h2 className={css.ticketName}>{ticket.objective}</h2>
          <TicketVerbs
            ticket={ticket}
            isNarrow={isNarrow}
            onAsk={setAsked}
            onShow={modals.onShow}
            onChange={onChange}
          />
        </header>
        <div className={css.ticketBody}>
          <div className={css.ticketMain}>
            <SyncBanner ticket={ticket} onChange={onChange} />
            {ticket.problemDetails && (
              <section className={kit.card}>
                <div className={kit.cardHead}>
                  <h3>{ticketTexts.problemDetails}</h3>
                </div>
                <p className={css.ticketText}>{ticket.problemDetails}</p>
              </section>
            )}
            {ticket.completedWorkDetails && (
              <section className={kit.card}>
                <div className={kit.cardHead}>
                  <h3>{ticketTexts.completedWork}</h3>
                  <span className="meta quiet">
                    {ticket.isResolved ? ticketTexts.resolved : ticketTexts.notResolved}
                    {ticket.closedBy && ` · ${ticket.closedBy.displayName}`}
                  </span>
                </div>
                <p className={css.ticketText}>{ticket.completedWorkDetails}</p>
              </section>
            )}
            <TicketAlarms ticket={ticket} onChange={onChange} />
            <Part name="TicketRelated" ticketId={ticket.id} version={ticket.version} />
            {!hasSide && <TicketSide ticket={ticket} />}
            <TicketActivity ticket={ticket} onChange={onChange} />
          </div>
        </div>
        {asked && dialogs[asked]}
        {modals.showSubmitReviewModal && <ReviewDialog {...modal} />}
        {modals.showFeedbackModal && <FeedbackDialog {...modal} />}
      </article>
      {hasSide && (
        <aside className={css.ticketSide} aria-label={ticketTexts.facts}>
          <TicketSide ticket={ticket} />
        </aside>
      )}
    </>
  );
}

interface TicketVerbsProps {
  ticket: TicketDetail;
  /** True where only two verbs fit beside ⋯. */
  isNarrow?: boolean;
  onAsk: (question: Question) => void;
  onShow: TicketModals['onShow'];
  onChange: () => void;
}

/** Buttons of a ticket; rarer actions are behind ⋯. */
function TicketVerbs({ ticket, isNarrow = false, onAsk, onShow, onChange }: TicketVerbsProps) {
  const client = useApolloClient();
  const toaster = useToaster();
  const { id, displayId, version } = ticket;
  const may = (verb: WorkTicketVerb) => ticket.verbs.includes(verb);
  // the error link shows the failure
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const escalate = async () => {
    const isEscalated = !ticket.isEscalated;
    await client.mutate({
      mutation: escalateMutation,
      variables: { id, isEscalated },
      context: { failure: workTexts.failed.update },
    });
    toaster.success(isEscalated ? ticketTexts.done.escalated(displayId) : ticketTexts.done.notEscalated(displayId));
    onChange();
  };
  const reopen = async () => {
    await client.mutate({
      mutation: changeWorkStateMutation,
      variables: { id, state: 'OPEN', expectedVersion: version },
      context: { failure: workTexts.failed.state },
    });
    toaster.success(ticketTexts.done.reopened(displayId));
    onChange();
  };
  const reset = async () => {
    await client.mutate({
      mutation: resetMutation,
      variables: { ids: [id] },
      context: { failure: workTexts.failed.reset },
    });
    toaster.success(ticketTexts.done.reset(displayId));
    onChange();
  };
  const escalation = ticket.isEscalated ? ticketTexts.endEscalation : ticketTexts.escalate;
  const more: Action[] = [
    {
      label: escalation,
      icon: ChevronsUp,
      hide: !isNarrow || !may('ESCALATE'),
      action: () => quietly(escalate()),
    },
    {
      label: ticketTexts.submitForReview,
      icon: Send,
      hide: !isNarrow || !may('SUBMIT_FOR_REVIEW'),
      action: () => onShow('review'),
    },
    { label: actionTexts.edit, icon: Pencil, hide: !may('EDIT'), action: () => onAsk('edit') },
    {
      label: ticketTexts.giveFeedback,
      icon: MessageSquareHeart,
      hide: !may('GIVE_FEEDBACK'),
      action: () => onShow('feedback'),
    },
    { label: ticketTexts.reset, icon: RotateCcw, danger: true, hide: !may('RESET'), action: () => quietly(reset()) },
  ];
  return (
    <div className={kit.verbs} role="toolbar" aria-label={ticketTexts.verbs}>
      {may('REVIEW') && (
        <Button variant="primary" icon={Eye} onClick={() => onAsk('answer')}>
          {workTexts.review}
        </Button>
      )}
      {may('CLOSE') && (
        <Button variant="primary" icon={ClipboardCheck} onClick={() => onAsk('close')}>
          {ticketTexts.close}
        </Button>
      )}
      {may('REISSUE') && (
        <Button icon={RotateCcw} onClick={() => quietly(reopen())}>
          {ticketTexts.reopen}
        </Button>
      )}
      {may('REASSIGN') && (
        <Button icon={UserRoundPen} onClick={() => onAsk('reassign')}>
          {ticketTexts.reassign}
        </Button>
      )}
      {!isNarrow && may('ESCALATE') && (
        <Button icon={ChevronsUp} aria-pressed={ticket.isEscalated} onClick={() => quietly(escalate())}>
          {escalation}
        </Button>
      )}
      {!isNarrow && may('SUBMIT_FOR_REVIEW') && (
        <Button icon={Send} onClick={() => onShow('review')}>
          {ticketTexts.submitForReview}
        </Button>
      )}
      <ActionsMenu actions={more} />
      {ticket.closedElsewhere && <span className="meta quiet">{ticket.closedElsewhere}</span>}
    </div>
  );
}
