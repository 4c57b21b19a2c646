import { useEffect, useRef } from 'react';
import { useStable } from '#ui/use-stable.ts';
import { OpenTickets } from './OpenTickets.tsx';
import { useIncidentVerbs } from './use-incident-verbs.ts';

interface IncidentTicketProps {
  incidentId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Creates one ticket of an incident once it is drawn; asks first if there are open ones. */
export function IncidentTicket({ incidentId, onClose, onDone }: IncidentTicketProps) {
  const verbs = useIncidentVerbs(incidentId, () => {
    onClose();
    onDone();
  });
  const create = useStable(async (isDuplicateAccepted: boolean) => {
    if (!(await verbs.createTicket(isDuplicateAccepted))) onClose();
  });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void create(false);
  }, [create]);
  if (!verbs.openTickets) return null;
  return <OpenTickets tickets={verbs.openTickets} onCreate={() => create(true)} onClose={onClose} />;
}
