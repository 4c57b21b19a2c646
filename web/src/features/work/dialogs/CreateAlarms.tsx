import { X } from 'lucide-react';
import { maxAlarmsPerTicket } from '#domain/constants.ts';
import type { WorkDefaultsQuery } from '#generated/graphql.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Priority } from '#ui/Priority.tsx';

interface CreateAlarmsProps {
  count: number;
  alarms: WorkDefaultsQuery['fastAlarms'];
  onRemove: (alarmId: string) => void;
}

/** The alarms of a ticket to come. */
export const CreateAlarms = ({ count, alarms, onRemove }: CreateAlarmsProps) => (
  <section aria-label="Alarms">
    <h3>
      Alarms{' '}
      <span className="quiet num">
        {count} of {maxAlarmsPerTicket}
      </span>
    </h3>
    <ul className="create-alarms">
      {alarms.map((alarm) => (
        <li key={alarm.id} className="ticket-alarm">
          <Priority priority={alarm.priority} active={alarm.state === 'active'} />
          <span className="num quiet">{alarm.displayId}</span>
          <span className="ell grow">{alarm.contextualName || alarm.text}</span>
          <IconButton
            icon={X}
            iconSize={14}
            size="small"
            label={`Remove ${alarm.displayId}`}
            onClick={() => onRemove(alarm.id)}
          />
        </li>
      ))}
    </ul>
  </section>
);
