import { closingFieldsEmpty, type Ticket } from './model/ticket.ts';
import { numbered } from './remote-update.ts';
import { syncEmpty } from './reset-change.ts';
import type { TicketDecision } from './write-tickets.ts';

/** Clears the order of the external side; its number stays in the activity. */
const externalFieldsEmpty = {
  externalId: null,
  externalType: null,
  externalStatus: null,
  externalAssignee: null,
  externalDetails: null,
} satisfies Partial<Ticket>;

/** Decides what a reissue changes of a closed ticket (WORK.11); its alarms and its order are the caller's. Pure. */
export const reissued = (before: Ticket): Pick<TicketDecision, 'change' | 'activity'> => ({
  change: {
    ...closingFieldsEmpty,
    ...externalFieldsEmpty,
    ...syncEmpty,
    state: 'OPEN',
    reissueCount: before.reissueCount + 1,
  },
  activity: [
    {
      eventType: 'REISSUE',
      prevValue: before.externalId,
      metadata: { closedAt: before.closedAt, isResolved: before.isResolved, ...numbered(before).metadata },
      ...(before.completedWorkDetails && { comment: before.completedWorkDetails }),
    },
  ],
});
