import { ticketTexts } from '#texts/work.ts';
import type { TicketDetail } from '../use-ticket.ts';

/** Props of every dialog about a ticket. */
export interface TicketDialogProps {
  ticket: TicketDetail;
  onClose: () => void;
  /** Called after a change. */
  onDone: () => void;
}

export const yesOrNo = [
  { value: true, label: ticketTexts.yes },
  { value: false, label: ticketTexts.no },
];

/** Number of a ticket's alarms that are still active. */
export const activeAlarmsOf = ({ alarms }: TicketDetail): number =>
  alarms.filter(({ state }) => state === 'active').length;
