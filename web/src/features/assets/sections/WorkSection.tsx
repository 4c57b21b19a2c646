import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import type { EntityTicketFragment } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatDate } from '#ui/format.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as tableCss from '#ui/table.module.css';
import * as assetsCss from '../assets.module.css';
import { entityWorkQuery } from '../entity-queries.ts';

/** Tickets with alarms on the asset, open ones and closed ones, fifty each (WORK-084). */
export function WorkSection({ entityId }: { entityId: string }) {
  const { data, error, refetch } = useQuery(entityWorkQuery, { variables: { entityId }, context: { quiet: true } });
  if (error && !data) return <Failed title={texts.failedWork} error={errorMessage(error)} onRetry={() => refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <>
      <Tickets title={texts.openWork} tickets={data.open} />
      <Tickets title={texts.closedWork} tickets={data.closed} />
    </>
  );
}

function Tickets({ title, tickets }: { title: string; tickets: EntityTicketFragment[] }) {
  const places = useShellPlaces();
  return (
    <Card title={title} aside={texts.newestFirst}>
      {tickets.length === 0 ? (
        <p className={`${cardCss.cardBody} ${tableCss.emptyLine}`}>{texts.noWork}</p>
      ) : (
        <ul className={cardCss.cardBody}>
          {tickets.map((ticket) => (
            <li key={ticket.id} className={assetsCss.spacesRow}>
              <Link className="num" to={places.ticket(ticket)}>
                {ticket.displayId}
              </Link>
              <span className="ell grow" dir="auto">
                {ticket.objective}
              </span>
              <span className="meta quiet num">{formatDate(ticket.closedAt ?? ticket.createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
