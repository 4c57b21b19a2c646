import type { TicketDetail } from '../use-ticket.ts';

/** Props of every dialog about a ticket. */
export interface TicketDialogProps {
  ticket: TicketDetail;
  onClose: () => void;
  /** Called after a change. */
  onDone: () => void;
}
