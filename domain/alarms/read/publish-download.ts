import { forCustomer } from '../../../platform/database.ts';
import { noChanges } from '../../changes/changes-message.ts';
import type { DownloadDone } from '../../changes/lists/downloads.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import type { Ctx } from '../../identity/ctx.ts';

/**
 * Notifies the caller's screens, connected to any process, that a table was delivered completely. The table itself has
 * been delivered: a failure to notify is logged and is no error.
 */
export async function publishDownload(ctx: Ctx, download: Omit<DownloadDone, 'userId'>): Promise<void> {
  const { customer, person, clock } = ctx;
  const downloads = [{ ...download, userId: person.id }];
  await forCustomer(ctx.db, customer.id, (trx) =>
    writeOutbox(trx, { ...noChanges(customer.id, clock.now().getTime()), downloads }),
  ).catch((error: unknown) => ctx.log.warn({ err: error }, 'nobody was told of a download'));
}
