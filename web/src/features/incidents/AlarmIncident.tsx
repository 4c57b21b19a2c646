import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { incidentPageSize, listLimits } from '#domain/constants.ts';
import type { IncidentOfAlarmQuery } from '#generated/graphql.ts';
import { can, canCreateWork } from '#session/access.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { useLive } from '#session/live-context.tsx';
import { useMe } from '#session/me.tsx';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import * as cardCss from '#ui/card.module.css';
import { KeyValue } from '#ui/KeyValue.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { Priority } from '#ui/Priority.tsx';
import { Failed } from '#ui/states.tsx';
import { Time } from '#ui/Time.tsx';
import { useReadAgain } from '#ui/use-read-again.ts';
import { useStable } from '#ui/use-stable.ts';
import { AlarmLines } from './AlarmLines.tsx';
import { incidentAlarmsQuery, incidentOfAlarmQuery } from './incident-queries.ts';
import * as css from './incidents.module.css';
import { OpenTickets } from './OpenTickets.tsx';
import { useIncidentVerbs } from './use-incident-verbs.ts';
import { useLater } from './use-later.ts';

const MergeDialog = onDemand(async () => (await import('./MergeDialog.tsx')).MergeDialog);

interface AlarmIncidentProps {
  alarmId: string;
  /** Version of the alarm: its incident is read again with another one. */
  version: number;
}

type Incident = NonNullable<IncidentOfAlarmQuery['fastAlarms'][number]['incident']>;

/** The incident that an alarm is in, live; nothing for one alone. */
export function AlarmIncident({ alarmId, version }: AlarmIncidentProps) {
  const live = useLive();
  const [limit, setLimit] = useState(incidentPageSize);
  const { data, error, refetch } = useQuery(incidentOfAlarmQuery, {
    variables: { ids: [alarmId], limit },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const incident = data?.fastAlarms[0]?.incident;
  const incidentId = incident?.id;
  const client = useApolloClient();
  const { later, more, again } = useLater(listLimits.limit, async (offset) => {
    if (!incidentId) return [];
    const page = { id: incidentId, limit: listLimits.limit, offset };
    const answer = await client.query({ query: incidentAlarmsQuery, variables: page, ...alwaysFresh });
    return answer.data?.incident.alarms ?? [];
  });
  const readAgain = useStable(() => void Promise.all([refetch(), again()]).catch(() => undefined));
  useReadAgain(version, readAgain);
  useEffect(
    () =>
      live.watchIncidents((ids, alarmIds) => {
        if ((incidentId && ids.includes(incidentId)) || alarmIds.includes(alarmId)) readAgain();
      }),
    [live, incidentId, alarmId, readAgain],
  );
  if (error && !data)
    return (
      <Card title={texts.incident}>
        <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
      </Card>
    );
  if (!incident || incident.count < 2) return null;
  const showMore = async () => (limit < listLimits.limit ? setLimit(listLimits.limit) : more());
  const all = { ...incident, alarms: [...incident.alarms, ...later] };
  return <IncidentCard alarmId={alarmId} incident={all} onChange={readAgain} onMore={showMore} />;
}

interface IncidentCardProps {
  alarmId: string;
  incident: Incident;
  onChange: () => void;
  onMore: () => Promise<void>;
}

function IncidentCard({ alarmId, incident, onChange, onMore }: IncidentCardProps) {
  const me = useMe();
  const canEdit = can(me, 'alarms', 'EDIT');
  const verbs = useIncidentVerbs(incident.id, onChange);
  const [isMerging, setMerging] = useState(false);
  const own = incident.alarms.find(({ id }) => id === alarmId);
  return (
    <Card title={texts.incident} aside={texts.count(incident.activeCount, incident.count)}>
      <div className={cardCss.cardBody}>
        <p className={css.incidentWhy}>{incident.explanation}</p>
        <KeyValue
          rows={[
            [texts.cause, incident.causeAsset],
            [texts.highest, <Priority key="highest" priority={incident.highestPriority} />],
            [texts.started, <Time key="started" at={incident.startedAt} />],
            [texts.ended, incident.endedAt ? <Time key="ended" at={incident.endedAt} /> : texts.stillActive],
          ]}
        />
        {incident.isByHand && <p className="meta quiet">{texts.byHand}</p>}
        <div className={css.incidentVerbs}>
          {canCreateWork(me) && (
            <Button size="small" isBusy={verbs.isCreating} onClick={() => void verbs.createTicket()}>
              {texts.createTicket}
            </Button>
          )}
          {canEdit && own && (
            <Confirm
              question={texts.splitTitle(own.displayId)}
              detail={texts.splitDetail}
              action={texts.split}
              onConfirm={() => void verbs.split(own)}
            >
              <Button size="small">{texts.split}</Button>
            </Confirm>
          )}
          {canEdit && (
            <Button size="small" onClick={() => setMerging(true)}>
              {texts.merge}
            </Button>
          )}
        </div>
        <AlarmLines label={texts.alarmsOf} alarms={incident.alarms} />
        <MoreButton shown={incident.alarms.length} total={incident.count} onMore={onMore} />
      </div>
      {isMerging && <MergeDialog incidentId={incident.id} onMerge={verbs.merge} onClose={() => setMerging(false)} />}
      {verbs.openTickets && (
        <OpenTickets
          tickets={verbs.openTickets}
          onCreate={() => verbs.createTicket(true)}
          onClose={verbs.closeOpenTickets}
        />
      )}
    </Card>
  );
}
