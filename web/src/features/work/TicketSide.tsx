import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RuleActor } from '#features/lists/places/RuleActor.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { plural } from '#texts/common.ts';
import { ticketTexts } from '#texts/work.ts';
import { useNow } from '#ui/clock.ts';
import { formatCount, formatDate, formatDateTime, unknown } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import type { TicketDetail } from './use-ticket.ts';
import { Person, PersonThere, SyncTag, TicketIcon } from './WorkParts.tsx';
import * as css from './work.module.css';
import { ageInDays, resolutionText } from './work-text.ts';

/** The facts of a ticket: itself, its order there, how its alarms reoccur, and earlier work on them. */
export function TicketSide({ ticket }: { ticket: TicketDetail }) {
  const now = useNow('minute');
  const places = useShellPlaces();
  const earlier = new Map(
    ticket.alarms.flatMap(({ workTickets }) => workTickets).map((other) => [other.id, other] as const),
  );
  earlier.delete(ticket.id);
  const { reoccurrenceWindowDays: days } = ticket;
  return (
    <>
      <section className={css.sideSection}>
        <h3>{ticketTexts.ticket}</h3>
        <KeyValue
          rows={[
            [
              ticketTexts.assignedTo,
              <Person key="who" person={ticket.assignee} avatarUrl={ticket.assigneeAvatarUrl} />,
            ],
            [ticketTexts.due, formatDateTime(ticket.dueAt)],
            ...(ticket.closedAt
              ? ([
                  [ticketTexts.closed, formatDateTime(ticket.closedAt)],
                  [ticketTexts.resolution, resolutionText(ticket)],
                ] as Array<[string, string]>)
              : []),
            [ticketTexts.age, plural(ageInDays(ticket.createdAt, now), 'day')],
            [ticketTexts.escalated, ticket.isEscalated ? ticketTexts.yes : ticketTexts.no],
            ...(ticket.reviewer ? [[ticketTexts.reviewer, ticket.reviewer.displayName] as [string, string]] : []),
            ...(ticket.cause ? [[ticketTexts.cause, ticket.cause] as [string, string]] : []),
            ...(ticket.action ? [[ticketTexts.action, ticket.action] as [string, string]] : []),
            [
              ticketTexts.createdBy,
              ticket.createdByRule ? (
                <RuleActor key="rule" rule={ticket.createdByRule} />
              ) : (
                (ticket.createdBy?.displayName ?? unknown)
              ),
            ],
          ]}
        />
      </section>
      {ticket.externalSystem && (
        <section className={css.sideSection}>
          <h3 className="line">
            <span className="grow">{ticket.externalSystem.displayName}</span>
            <SyncTag ticket={ticket} quiet />
          </h3>
          <KeyValue
            rows={[
              [
                ticketTexts.externalId,
                <span key="id" className="num" title={ticket.externalId ?? undefined}>
                  {ticket.externalNumber ?? unknown}
                </span>,
              ],
              [ticketTexts.externalStatus, ticket.externalStatus ?? ticketTexts.notCreated],
              ...(ticket.externalAssignee
                ? [
                    [
                      ticketTexts.externalAssignee,
                      <PersonThere
                        key="there"
                        id={ticket.externalAssignee}
                        name={ticket.externalAssigneeName ?? null}
                      />,
                    ] as [string, ReactNode],
                  ]
                : []),
            ]}
          />
        </section>
      )}
      <section className={css.sideSection}>
        <h3 className="line">
          <span className="grow">{ticketTexts.reoccurrence}</span>
          <span className="meta quiet">{ticketTexts.attachedAlarms}</span>
        </h3>
        <div className={css.sideTiles}>
          <Figure
            name={ticketTexts.daysBefore(days)}
            value={formatCount(ticket.reoccurrenceCountBefore)}
            of={ticketTexts.occurrences}
          />
          <Figure
            name={ticket.closedAt ? ticketTexts.daysAfter(days) : ticketTexts.afterClosing}
            value={ticket.reoccurrenceCountAfter === null ? unknown : formatCount(ticket.reoccurrenceCountAfter ?? 0)}
            of={ticketTexts.occurrences}
          />
          <Figure
            name={ticketTexts.repeatWork}
            value={ticket.repeatCount > 0 ? ticketTexts.yes : ticketTexts.no}
            of={ticketTexts.repeats(formatCount(ticket.repeatCount))}
          />
        </div>
      </section>
      {earlier.size > 0 && (
        <section className={css.sideSection}>
          <h3>{ticketTexts.otherWork}</h3>
          <ul>
            {[...earlier.values()].slice(0, 10).map((other) => (
              <li key={other.id} className={css.sideTicket}>
                <TicketIcon ticket={other} />
                <Link className="num" to={places.ticket(other)}>
                  {other.displayId}
                </Link>
                <span className="ell grow">{other.objective}</span>
                {other.closedAt && <span className="meta quiet num">{formatDate(other.closedAt)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.sideSection}>
        <h3>{ticketTexts.visibleTo}</h3>
        <p className="meta soft">{ticketTexts.visibleToDetail}</p>
      </section>
    </>
  );
}

function Figure({ name, value, of }: { name: string; value: string; of: string }) {
  return (
    <div className={css.sideTile}>
      <span className="meta soft">{name}</span>
      <span className={`${css.sideValue} num`}>{value}</span>
      <span className="meta quiet">{of}</span>
    </div>
  );
}
