import { useApolloClient } from '@apollo/client/react';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { maxAlarmsPerTicket } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { actionTexts } from '#texts/common.ts';
import { ticketTexts, workTexts } from '#texts/work.ts';
import { Button } from '#ui/Button.tsx';
import { parseAlarmId } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TextInput } from '#ui/Input.tsx';
import { Priority } from '#ui/Priority.tsx';
import { Severity } from '#ui/Severity.tsx';
import { Duration } from '#ui/Time.tsx';
import type { TicketDetail } from './use-ticket.ts';
import { attachMutation, detachMutation } from './work-mutations.ts';

/** The alarms on a ticket; an open one takes more, and lets them go. */
export function TicketAlarms({ ticket, onChange }: { ticket: TicketDetail; onChange: () => void }) {
  const client = useApolloClient();
  const places = useShellPlaces();
  const [isAttaching, setAttaching] = useState(false);
  const [text, setText] = useState('');
  const canChange = ticket.verbs.includes('ATTACH');
  const context = { failure: workTexts.failed.update };
  const attach = (event: FormEvent) => {
    event.preventDefault();
    const id = parseAlarmId(text);
    if (!id) return;
    client.mutate({ mutation: attachMutation, variables: { id: ticket.id, alarmIds: [id] }, context }).then(
      () => {
        setText('');
        setAttaching(false);
        onChange();
      },
      () => undefined,
    );
  };
  const detach = (alarmId: string) =>
    client
      .mutate({ mutation: detachMutation, variables: { id: ticket.id, alarmIds: [alarmId] }, context })
      .then(onChange, () => undefined);
  return (
    <section className="card" aria-label={ticketTexts.alarms}>
      <div className="card-head">
        <h3>
          {ticketTexts.alarms}{' '}
          <span className="meta quiet num">{ticketTexts.alarmCount(ticket.alarmCount, maxAlarmsPerTicket)}</span>
        </h3>
        {canChange && !isAttaching && (
          <Button size="small" icon={Plus} onClick={() => setAttaching(true)}>
            {ticketTexts.attachAlarm}
          </Button>
        )}
      </div>
      {isAttaching && (
        <form className="attach-form" onSubmit={attach}>
          <TextInput
            className="grow"
            label={ticketTexts.alarmNumber}
            placeholder={ticketTexts.alarmExample}
            autoFocus
            value={text}
            onChange={setText}
          />
          <Button onClick={() => setAttaching(false)}>{actionTexts.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!parseAlarmId(text)}>
            {ticketTexts.attach}
          </Button>
        </form>
      )}
      {ticket.alarms.length === 0 && <p className="ticket-text quiet">{ticketTexts.noAlarms}</p>}
      <ul>
        {ticket.alarms.map((alarm) => (
          <li key={alarm.id} className="ticket-alarm">
            <Priority priority={alarm.priority} active={alarm.state === 'active'} />
            <Link className="num" to={places.alarm(alarm.id)}>
              {alarm.displayId}
            </Link>
            <SourceDoubt sourceId={alarm.externalSystem.id} />
            <span className="ell grow">{alarm.contextualName || alarm.text}</span>
            <Severity severity={alarm.severity} quiet />
            <span className="meta num quiet">
              <Duration
                since={alarm.latestAlarmTime ?? null}
                until={alarm.state === 'active' ? null : alarm.latestEndTime}
              />
            </span>
            {canChange && (
              <IconButton
                icon={X}
                iconSize={14}
                size="small"
                label={ticketTexts.detach(alarm.displayId)}
                onClick={() => void detach(alarm.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
