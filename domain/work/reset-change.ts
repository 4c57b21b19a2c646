import { isDeepStrictEqual } from 'node:util';
import { closingFieldsEmpty, type Ticket } from './model/ticket.ts';

/** What is known of a ticket's transfer, as before it was ever sent. */
export const syncEmpty = {
  cmmsSyncStatus: null,
  cmmsSyncError: null,
  lastCmmsSyncAttemptAt: null,
  cmmsSyncFailureNotificationDismissedBy: null,
  cmmsSyncFailureNotificationDismissedAt: null,
} satisfies Partial<Ticket>;

/** What a reset makes of every ticket (WORK.18). */
export const resetChange = { ...closingFieldsEmpty, ...syncEmpty, state: 'OPEN' } as const satisfies Partial<Ticket>;

/** Whether a reset would change nothing. */
export const isAsReset = (ticket: Ticket): boolean => isDeepStrictEqual({ ...ticket, ...resetChange }, ticket);
