import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { incidentPageSize, listLimits } from '#domain/constants.ts';
import { seesAlarms } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Card } from '#ui/Card.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { useReadAgain } from '#ui/use-read-again.ts';
import { AlarmLines } from './AlarmLines.tsx';
import { relatedAlarmsQuery } from './incident-queries.ts';

/** Alarms of a ticket's incident that are not on the ticket; nothing where there are none. */
export function TicketRelated({ ticketId, version }: { ticketId: string; version: number }) {
  const sees = seesAlarms(useMe());
  const [limit, setLimit] = useState(incidentPageSize);
  const { data, refetch } = useQuery(relatedAlarmsQuery, {
    variables: { ticketId, limit },
    skip: !sees,
    ...alwaysFresh,
    context: { quiet: true },
  });
  useReadAgain(version, () => sees && refetch());
  const related = data?.relatedAlarms;
  if (!related || related.count === 0) return null;
  return (
    <Card title={texts.related} aside={texts.relatedAside(related.count)}>
      <div className="card-body">
        <AlarmLines label={texts.related} alarms={related.alarms} />
        <MoreButton
          shown={related.alarms.length}
          total={Math.min(related.count, listLimits.limit)}
          onMore={async () => setLimit(listLimits.limit)}
        />
      </div>
    </Card>
  );
}
