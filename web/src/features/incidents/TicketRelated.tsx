import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { incidentPageSize, listLimits } from '#domain/constants.ts';
import { seesAlarms } from '#session/access.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Failed } from '#ui/states.tsx';
import { useReadAgain } from '#ui/use-read-again.ts';
import { AlarmLines } from './AlarmLines.tsx';
import { relatedAlarmsQuery } from './incident-queries.ts';
import { useLater } from './use-later.ts';

/** Alarms of a ticket's incident that are not on the ticket; nothing where there are none. */
export function TicketRelated({ ticketId, version }: { ticketId: string; version: number }) {
  const sees = seesAlarms(useMe());
  const [limit, setLimit] = useState(incidentPageSize);
  const { data, error, refetch } = useQuery(relatedAlarmsQuery, {
    variables: { ticketId, limit },
    skip: !sees,
    ...alwaysFresh,
    context: { quiet: true },
  });
  const client = useApolloClient();
  const { later, more, again } = useLater(listLimits.limit, async (offset) => {
    const page = { ticketId, limit: listLimits.limit, offset };
    const answer = await client.query({ query: relatedAlarmsQuery, variables: page, ...alwaysFresh });
    return answer.data?.relatedAlarms.alarms ?? [];
  });
  useReadAgain(version, () => sees && Promise.all([refetch(), again()]));
  const related = data?.relatedAlarms;
  if (!related && error)
    return (
      <Card title={texts.related}>
        <Failed title={texts.failedRelated} error={errorMessage(error)} onRetry={() => refetch()} />
      </Card>
    );
  if (!related || related.count === 0) return null;
  const alarms = [...related.alarms, ...later];
  return (
    <Card title={texts.related} aside={texts.relatedAside(related.count)}>
      <div className={cardCss.cardBody}>
        <AlarmLines label={texts.related} alarms={alarms} />
        <MoreButton
          shown={alarms.length}
          total={related.count}
          onMore={async () => (limit < listLimits.limit ? setLimit(listLimits.limit) : more())}
        />
      </div>
    </Card>
  );
}
