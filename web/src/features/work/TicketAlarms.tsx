import { useApolloClient } from '@apollo/client/react';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { maxAlarmsPerTicket } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { actionTexts } from '#texts/common.ts';
import { ticketTexts, workTexts } from '#texts/work.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { parseAlarmId } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TextInput } from '#ui/Input.tsx';
import { Priority } from '#ui/Priority.tsx';
import { Severity } from '#ui/Severity.tsx';
import { Duration } from '#ui/Time.tsx';
import * as kit from '#ui/ui.module.css';
import type { TicketDetail } from './use-ticket.ts';
import * as css from './work.module.css';
import { attachMutation, detachMutation } from './work-mutations.ts';

/** The alarms on a ticket; an open one takes more, and lets them go. */
export function TicketAlarms({ ticket, onChange }: { ticket: TicketDetail; onChange: () => void }) {
  const client = useApolloClient();
  const places = useShellPlaces();
  const [isAttaching, setAttaching] = useState(false);
  const canChange = ticket.verbs.includes('ATTACH');
  const context = { failure: workTexts.failed.update };
  const attach = async (alarmId: string) => {
    await client.mutate({ mutation: attachMutation, variables: { id: ticket.id, alarmIds: [alarmId] }, context });
    setAttaching(false);
    onChange();
  };
  const detach = (alarmId: string) =>
    client
      .mutate({ mutation: detachMutation, variables: { id: ticket.id, alarmIds: [alarmId] }, context })
      .then(onChange, () => undefined);
  return (
    <section className={kit.card} aria-label={ticketTexts.alarms}>
      <div className={kit.cardHead}>
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
      {isAttaching && <AttachForm onAttach={attach} onCancel={() => setAttaching(false)} />}
      {ticket.alarms.length === 0 && <p className={`${css.ticketText} quiet`}>{ticketTexts.noAlarms}</p>}
      <ul>
        {ticket.alarms.map((alarm) => (
          <li key={alarm.id} className={css.ticketAlarm}>
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

interface AttachFormProps {
  onAttach: (alarmId: string) => Promise<void>;
  onCancel: () => void;
}

/** A line that takes the number of an alarm. */
function AttachForm({ onAttach, onCancel }: AttachFormProps) {
  const form = useForm({
    initial: { number: '' },
    submit: ({ number }) => onAttach(parseAlarmId(number) ?? ''),
  });
  const { name, value, onChange } = form.field('number');
  const isDisabled = !parseAlarmId(value);
  return (
    <Form form={form} isDisabled={isDisabled} className={css.attachForm}>
      <TextInput
        className="grow"
        label={ticketTexts.alarmNumber}
        placeholder={ticketTexts.alarmExample}
        autoFocus
        name={name}
        value={value}
        onChange={onChange}
      />
      <Button onClick={onCancel}>{actionTexts.cancel}</Button>
      <Button type="submit" variant="primary" isBusy={form.isSubmitting} disabled={isDisabled}>
        {ticketTexts.attach}
      </Button>
    </Form>
  );
}
