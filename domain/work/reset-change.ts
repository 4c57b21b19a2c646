import { isDeepStrictEqual } from 'node:util';
import { closingFieldsEmpty, type Ticket } from './model/ticket.ts';

/** Sync state of a ticket that was never sent. */
export const syncEmpty = {
  cmmsSyncStatus: null,
  cmmsSyncError: null,
  lastCmmsSyncAttemptAt: null,
  cmmsSyncFailureNotificationDismissedBy: null,
  cmmsSyncFailureNotificationDismissedAt: null,
} satisfies Partial<Ticket>;

/** Change that a reset makes to every ticket (WORK.18). */
export const resetChange = { ...closingFieldsEmpty, ...syncEmpty, state: 'OPEN' } as const satisfies Partial<Ticket>;

/** Returns true if a reset would change nothing. */
export const isAsReset = (ticket: Ticket): boolean => isDeepStrictEqual({ ...ticket, ...resetChange }, ticket);
