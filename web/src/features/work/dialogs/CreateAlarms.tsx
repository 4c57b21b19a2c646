import { X } from 'lucide-react';
import { maxAlarmsPerTicket } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import type { WorkDefaultsQuery } from '#generated/graphql.ts';
import { ticketDialogTexts, ticketTexts } from '#texts/work.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Priority } from '#ui/Priority.tsx';
import * as workCss from '../work.module.css';

interface CreateAlarmsProps {
  alarms: WorkDefaultsQuery['workTicketDefaults']['alarms'];
  onRemove: (alarmId: string) => void;
}

/** The alarms of a ticket to come. */
export const CreateAlarms = ({ alarms, onRemove }: CreateAlarmsProps) => (
  <section aria-label={ticketTexts.alarms}>
    <h3>
      {ticketTexts.alarms}{' '}
      <span className="quiet num">{ticketDialogTexts.alarmCount(alarms.length, maxAlarmsPerTicket)}</span>
    </h3>
    <ul className={workCss.createAlarms}>
      {alarms.map((alarm) => (
        <li key={alarm.id} className={workCss.ticketAlarm}>
          <Priority priority={alarm.priority} active={alarm.state === 'active'} />
          <span className="num quiet">{alarm.displayId}</span>
          <SourceDoubt sourceId={alarm.externalSystem.id} />
          <span className="ell grow">{alarm.contextualName || alarm.text}</span>
          <IconButton
            icon={X}
            iconSize={14}
            size="small"
            label={ticketDialogTexts.remove(alarm.displayId)}
            onClick={() => onRemove(alarm.id)}
          />
        </li>
      ))}
    </ul>
  </section>
);
