import { Bell, ChevronsUp, Clock4, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { plural } from '#texts/common.ts';
import { ticketTexts, workTexts } from '#texts/work.ts';
import { useNow } from '#ui/clock.ts';
import { formatRecent } from '#ui/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { Person, SyncTag, TicketIcon, WorkBadge } from './WorkParts.tsx';
import * as css from './work.module.css';
import type { WorkTile } from './work-list.ts';
import { dueLine } from './work-text.ts';

interface TicketTileProps {
  ticket: WorkTile;
  to: string;
  isSelected: boolean;
  /** Null: tickets are not being chosen. */
  isChosen: boolean | null;
  onChoose?: (id: string) => void;
}

/** When it is due, or was closed. */
function When({ ticket }: { ticket: WorkTile }) {
  const now = useNow('minute');
  if (ticket.closedAt)
    return <span className="meta quiet num">{workTexts.closedAt(formatRecent(ticket.closedAt, now))}</span>;
  const { text, isOverdue } = dueLine(ticket.dueAt, now);
  if (!isOverdue) return <span className="meta quiet num">{text}</span>;
  return (
    <span className={`meta num ${css.isOverdue}`}>
      <Clock4 size={13} aria-hidden />
      {text}
    </span>
  );
}

/** One ticket in a list. */
export function TicketTile({ ticket, to, isSelected, isChosen, onChoose }: TicketTileProps) {
  return (
    <li className={`${css.ticketTile}${isSelected ? ` ${css.isOn}` : ''}${isChosen ? ` ${css.isChosen}` : ''}`}>
      <Link to={to} aria-current={isSelected ? 'true' : undefined} className={css.ticketLink}>
        <span className="line">
          <TicketIcon ticket={ticket} />
          <span className="meta quiet num">{ticket.displayId}</span>
          {ticket.externalNumber && (
            <span
              className="meta quiet num ell"
              title={`${ticket.externalSystem?.displayName} ${ticket.externalNumber}`}
            >
              {ticket.externalNumber}
            </span>
          )}
          {ticket.externalId !== null && ticket.externalStatus && <WorkBadge ticket={ticket} />}
          {ticket.isEscalated && (
            <span
              role="img"
              aria-label={ticketTexts.escalated}
              title={ticketTexts.escalated}
              className={css.ticketIcon}
              data-kind="escalated"
            >
              <ChevronsUp size={15} aria-hidden />
            </span>
          )}
          <span className="grow" />
          <When ticket={ticket} />
        </span>
        <span className={css.ticketTitle}>{ticket.objective}</span>
        <span className="line meta soft">
          <Person person={ticket.assignee} avatarUrl={ticket.assigneeAvatarUrl} />
          <span className="grow" />
          {ticket.pendingReview && (
            <Tag tone="info" icon={Eye} quiet>
              {workTexts.review}
            </Tag>
          )}
          <span className="line num" title={plural(ticket.alarmCount, 'alarm')}>
            <Bell size={13} aria-hidden />
            {ticket.alarmCount}
          </span>
          <SyncTag ticket={ticket} quiet />
        </span>
      </Link>
      {isChosen !== null && (
        <input
          type="checkbox"
          className={css.ticketChoice}
          aria-label={workTexts.choose(ticket.displayId)}
          checked={isChosen}
          onChange={() => onChoose?.(ticket.id)}
        />
      )}
    </li>
  );
}
