import { maxAlarmsPerTicket } from '#domain/constants.ts';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { OpenTickets } from './OpenTickets.tsx';
import { useIncidentVerbs } from './use-incident-verbs.ts';

interface IncidentTicketProps {
  incidentId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Says which alarms of an incident a ticket takes, and creates it; asks first if there are open ones. */
export function IncidentTicket({ incidentId, onClose, onDone }: IncidentTicketProps) {
  const verbs = useIncidentVerbs(incidentId, () => {
    onClose();
    onDone();
  });
  if (verbs.openTickets)
    return <OpenTickets tickets={verbs.openTickets} onCreate={() => verbs.createTicket(true)} onClose={onClose} />;
  return (
    <Dialog
      title={texts.createTicket}
      size="small"
      action={texts.createTicket}
      onSubmit={() => verbs.createTicket()}
      onClose={onClose}
    >
      <p>{texts.ticketTakes(maxAlarmsPerTicket)}</p>
    </Dialog>
  );
}
