import { CircleAlert, ClipboardCheck, ClipboardList, ClipboardX, RefreshCw, TriangleAlert } from 'lucide-react';
import * as peopleCss from '#features/fields/people/people.module.css';
import { Avatar } from '#frame/Avatar.tsx';
import { ticketTexts } from '#texts/work.ts';
import { initialsOf } from '#ui/initials.ts';
import { cutText } from '#ui/short-text.ts';
import { Tag } from '#ui/Tag.tsx';
import * as css from './work.module.css';
import {
  type BadgeFacts,
  headIconOf,
  type ResolutionFacts,
  type SyncFacts,
  showsSyncFailure,
  workBadge,
  workIconOf,
} from './work-text.ts';

const icons = {
  open: { icon: ClipboardList, label: ticketTexts.openWork },
  resolved: { icon: ClipboardCheck, label: ticketTexts.closedResolved },
  unresolved: { icon: ClipboardX, label: ticketTexts.closedNotResolved },
} as const;

/** Icon of a ticket by its resolution. */
export function TicketIcon({ ticket, size = 15 }: { ticket: Parameters<typeof workIconOf>[0]; size?: number }) {
  const kind = workIconOf(ticket);
  const { icon: Icon, label } = icons[kind];
  return (
    <span role="img" aria-label={label} title={label} className={css.ticketIcon} data-kind={kind}>
      <Icon size={size} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

/** Icon at a ticket's head: a warning while the failure of its transfer is not dismissed. */
export function HeadIcon({ ticket }: { ticket: Parameters<typeof headIconOf>[0] & ResolutionFacts }) {
  if (headIconOf(ticket) !== 'warning') return <TicketIcon ticket={ticket} size={19} />;
  return (
    <span
      role="img"
      aria-label={ticketTexts.syncFailed}
      title={ticketTexts.syncFailed}
      className={css.ticketIcon}
      data-kind="warning"
    >
      <TriangleAlert size={19} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

/** The state of a ticket as a badge. */
export function WorkBadge({ ticket }: { ticket: BadgeFacts }) {
  const { text, isClosed } = workBadge(ticket);
  return <span className={`${css.workBadge}${isClosed ? ` ${css.isClosed}` : ''}`}>{text}</span>;
}

/** State of a ticket's transfer to its maintenance system; nothing once it is done. */
export function SyncTag({ ticket, quiet }: { ticket: SyncFacts; quiet?: boolean }) {
  if (showsSyncFailure(ticket))
    return (
      <Tag tone="danger" icon={CircleAlert} quiet={quiet}>
        {ticketTexts.syncFailed}
      </Tag>
    );
  if (ticket.cmmsSyncStatus !== 'InProgress' || !ticket.isExternalSystemActive) return null;
  return (
    <Tag tone="info" icon={RefreshCw} quiet={quiet}>
      {ticketTexts.syncing}
    </Tag>
  );
}

interface PersonProps {
  person: { displayName: string } | null;
  avatarUrl?: string | null;
}

/** Person: picture or initials, and name. */
export function Person({ person, avatarUrl }: PersonProps) {
  const name = person?.displayName ?? ticketTexts.unassigned;
  return (
    <span className={peopleCss.person}>
      {person ? (
        <Avatar className={peopleCss.personMark} name={name} url={avatarUrl} />
      ) : (
        <span className={`${peopleCss.personMark} ${peopleCss.isNobody}`} aria-hidden />
      )}
      <span className="ell">{name}</span>
    </span>
  );
}

/** Person of a maintenance system: by name if its list has one; the tooltip is the id that orders use. */
export function PersonThere({ id, name }: { id: string; name: string | null }) {
  return (
    <span className={peopleCss.person} title={id}>
      <span className={peopleCss.personMark} aria-hidden>
        {initialsOf(name ?? id)}
      </span>
      <span className="ell">{name ?? cutText(id)}</span>
    </span>
  );
}
