import type { AlarmRowMessage } from '../alarms/message.ts';
import type { EntityMessage } from '../assets/message.ts';
import type { WorkTicketMessage } from '../tickets/message.ts';

export { alarm } from '../alarms/kind.ts';
export { asset } from '../assets/kind.ts';
export { work } from '../tickets/kind.ts';

/** Rows of lists, as their feeds send them, by the kind of list. */
export interface ListMessages {
  alarm: AlarmRowMessage;
  asset: EntityMessage;
  work: WorkTicketMessage;
}