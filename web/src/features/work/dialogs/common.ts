import type { TicketDetail } from '../use-ticket.ts';

/** What every dialog about a ticket takes. */
export interface TicketDialogProps {
  ticket: TicketDetail;
  onClose: () => void;
  /** After it has changed something. */
  onDone: () => void;
}
