import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import { cmmsFailureMinutes } from '../../constants.ts';
import { readTicket, setSyncStatus } from '../../work/external-side.ts';
import type { TicketKey } from '../../work/ticket.ts';
import { openIssue } from './issues.ts';
import { readWorkSystem } from './read-work-system.ts';

/**
 * Says on the ticket that its transfer has failed, in the maintenance system's words; as an issue of the integration it
 * counts only after the delay in which people may mend it (INT.3).
 */
export async function failSync(deps: { db: Database; clock: Clock }, key: TicketKey, words: string): Promise<void> {
  const ticket = await readTicket(deps, key);
  await setSyncStatus(deps, key, { status: 'Failed', error: words });
  const systemId = ticket.externalSystemId;
  if (systemId === null) return;
  await forCustomer(deps.db, key.customerId, async (trx) => {
    const system = await readWorkSystem(trx, key.customerId, systemId);
    if (!system) return;
    const now = deps.clock.now();
    const delayMs = (system.cmmsWorkTicketSyncThreshold ?? cmmsFailureMinutes) * 60_000;
    const type = ticket.externalId === null ? 'CREATE_WORK_TICKET_FAILURE' : 'UPDATE_WORK_TICKET_FAILURE';
    await openIssue(
      trx,
      { customerId: key.customerId, systemId, type, ticketId: key.id },
      { message: words, now, opensAt: new Date(now.getTime() + delayMs) },
    );
  });
}
