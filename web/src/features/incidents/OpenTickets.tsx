import { incidentTexts as texts } from '#texts/incidents.ts';
import { Dialog } from '#ui/Dialog.tsx';

interface OpenTicketsProps {
  tickets: readonly string[];
  onCreate: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks whether a ticket is created beside open ones (WORK.4). */
export const OpenTickets = ({ tickets, onCreate, onClose }: OpenTicketsProps) => (
  <Dialog title={texts.hasWorkTitle} size="small" action={texts.createAnyway} onSubmit={onCreate} onClose={onClose}>
    <p>{texts.hasWork(tickets)}</p>
  </Dialog>
);
