import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { plural } from '#texts/common.ts';
import { useNow } from '#ui/clock.ts';
import { formatCount, formatDate, formatDateTime, unknown } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import type { TicketDetail } from './use-ticket.ts';
import { Person, PersonThere, SyncTag, TicketIcon } from './WorkParts.tsx';
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
      <section className="side-section">
        <h3>Ticket</h3>
        <KeyValue
          rows={[
            ['Assigned to', <Person key="who" person={ticket.assignee} avatarUrl={ticket.assigneeAvatarUrl} />],
            ['Due', formatDateTime(ticket.dueAt)],
            ...(ticket.closedAt
              ? ([
                  ['Closed', formatDateTime(ticket.closedAt)],
                  ['Resolution', resolutionText(ticket)],
                ] as Array<[string, string]>)
              : []),
            ['Ticket age', plural(ageInDays(ticket.createdAt, now), 'day')],
            ['Escalated', ticket.isEscalated ? 'Yes' : 'No'],
            ...(ticket.reviewer ? [['Reviewer', ticket.reviewer.displayName] as [string, string]] : []),
            ...(ticket.cause ? [['Cause', ticket.cause] as [string, string]] : []),
            ...(ticket.action ? [['Action', ticket.action] as [string, string]] : []),
            ['Created by', ticket.createdBy?.displayName ?? unknown],
          ]}
        />
      </section>
      {ticket.externalSystem && (
        <section className="side-section">
          <h3 className="line">
            <span className="grow">{ticket.externalSystem.displayName}</span>
            <SyncTag ticket={ticket} quiet />
          </h3>
          <KeyValue
            rows={[
              [
                'External ID',
                <span key="id" className="num" title={ticket.externalId ?? undefined}>
                  {ticket.externalNumber ?? unknown}
                </span>,
              ],
              ['External status', ticket.externalStatus ?? 'Not created'],
              ...(ticket.externalAssignee
                ? [
                    [
                      'Assigned there',
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
      <section className="side-section">
        <h3 className="line">
          <span className="grow">Reoccurrence</span>
          <span className="meta quiet">attached alarms</span>
        </h3>
        <div className="side-tiles">
          <Figure name={`${days} days before`} value={formatCount(ticket.reoccurrenceCountBefore)} of="occurrences" />
          <Figure
            name={ticket.closedAt ? `${days} days after` : 'After closing'}
            value={ticket.reoccurrenceCountAfter === null ? unknown : formatCount(ticket.reoccurrenceCountAfter ?? 0)}
            of="occurrences"
          />
          <Figure
            name="Repeat work"
            value={ticket.repeatCount > 0 ? 'Yes' : 'No'}
            of={`${formatCount(ticket.repeatCount)} in 30 days`}
          />
        </div>
      </section>
      {earlier.size > 0 && (
        <section className="side-section">
          <h3>Other work on these alarms</h3>
          <ul>
            {[...earlier.values()].slice(0, 10).map((other) => (
              <li key={other.id} className="side-ticket">
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
      <section className="side-section">
        <h3>Visible to</h3>
        <p className="meta soft">Its assignee and creator, their teams, Admins and Managers.</p>
      </section>
    </>
  );
}

function Figure({ name, value, of }: { name: string; value: string; of: string }) {
  return (
    <div className="side-tile">
      <span className="meta soft">{name}</span>
      <span className="side-value num">{value}</span>
      <span className="meta quiet">{of}</span>
    </div>
  );
}
