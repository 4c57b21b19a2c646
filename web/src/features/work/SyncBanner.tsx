import { useApolloClient } from '@apollo/client/react';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { dismissSyncMutation, retrySyncMutation } from '#features/fields/cmms/sync-mutations.ts';
import { ticketTexts, workTexts } from '#texts/work.ts';

import { Button } from '#ui/Button.tsx';

import { formatDateTime } from '#ui/format.ts';
import type { TicketDetail } from './use-ticket.ts';
import * as css from './work.module.css';
import { syncBanner } from './work-text.ts';

/** State of a ticket's transfer, while it is under way or has failed. */
export function SyncBanner({ ticket, onChange }: { ticket: TicketDetail; onChange: () => void }) {
  const client = useApolloClient();
  const kind = syncBanner(ticket);
  if (!kind) return null;
  const system = ticket.externalSystem?.displayName ?? ticketTexts.theSystem;
  if (kind === 'in progress')
    return (
      <div className={css.syncBanner} role="status">
        <RefreshCw size={17} aria-hidden />
        <p className="grow strong">{ticketTexts.sendingTo(system)}</p>
      </div>
    );
  const run = (mutation: typeof retrySyncMutation | typeof dismissSyncMutation) => () => {
    client
      .mutate({ mutation, variables: { id: ticket.id }, context: { failure: workTexts.failed.sync } })
      .then(onChange, () => undefined);
  };
  const last = ticket.lastCmmsSyncAttemptAt && ticketTexts.lastAttempt(formatDateTime(ticket.lastCmmsSyncAttemptAt));
  return (
    <div className={`${css.syncBanner} ${css.isFailed}`} role="alert">
      <CircleAlert size={17} aria-hidden />
      <div className="grow">
        <p className="strong">{ticketTexts.notIn(system)}</p>
        <p className="meta">{[ticket.cmmsSyncError, last].filter(Boolean).join(' ')}</p>
      </div>
      {ticket.verbs.includes('RETRY_SYNC') && (
        <Button size="small" icon={RefreshCw} onClick={run(retrySyncMutation)}>
          {ticketTexts.retrySync}
        </Button>
      )}
      {ticket.verbs.includes('DISMISS_SYNC_FAILURE') && (
        <Button variant="ghost" size="small" onClick={run(dismissSyncMutation)}>
          {ticketTexts.dismiss}
        </Button>
      )}
    </div>
  );
}
