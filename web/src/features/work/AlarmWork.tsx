import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { graphql } from '#generated/index.ts';
import { seesWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { workTexts } from '#texts/work.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatDate } from '#ui/format.ts';
import { useReadAgain } from '#ui/use-read-again.ts';
import { TicketIcon } from './WorkParts.tsx';
import * as css from './work.module.css';

const alarmWorkQuery = graphql(`
  query AlarmWork($ids: [ID!]!) {
    fastAlarms(where: { ids: $ids }) {
      id
      workTickets {
        id
        displayId
        objective
        state
        isResolved
        isResolvedInferred
        createdAt
        closedAt
      }
    }
  }
`);

/** The tickets that an alarm is or was on; nothing where there are none. */
export function AlarmWork({ alarmId, version }: { alarmId: string; version: number }) {
  const sees = seesWork(useMe());
  const places = useShellPlaces();
  const { data, refetch } = useQuery(alarmWorkQuery, {
    variables: { ids: [alarmId] },
    skip: !sees,
    context: { quiet: true },
  });
  useReadAgain(version, () => sees && refetch());
  const tickets = data?.fastAlarms[0]?.workTickets ?? [];
  if (tickets.length === 0) return null;
  return (
    <Card title={workTexts.ofAlarm} aside={workTexts.newestFirst}>
      <ul className={cardCss.cardBody}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={css.sideTicket}>
            <TicketIcon ticket={ticket} />
            <Link className="num" to={places.ticket(ticket)}>
              {ticket.displayId}
            </Link>
            <span className="ell grow">{ticket.objective}</span>
            <span className="meta quiet num">{formatDate(ticket.closedAt ?? ticket.createdAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
