import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import { cmmsFailureMinutes } from '../constants.ts';
import { openIssue } from '../integrations/open-issue.ts';
import { recordWithin } from '../work/inbound-sync.ts';
import type { TicketKey } from '../work/model/ticket.ts';
import { syncStatus } from '../work/remote-update.ts';
import { readWorkSystem } from './read-work-system.ts';

/**
 * Records on the ticket that its sync has failed, in the maintenance system's words; as an issue of the integration it
 * counts only after the delay in which people may fix it (INT.3).
 */
export function failSync(deps: { db: Database; clock: Clock }, key: TicketKey, words: string): Promise<void> {
  return forCustomer(deps.db, key.customerId, async (trx) => {
    const now = deps.clock.now();
    const ticket = await recordWithin(trx, key, now, [syncStatus({ status: 'Failed', error: words })]);
    const systemId = ticket.externalSystemId;
    const system = systemId === null ? null : await readWorkSystem(trx, key.customerId, systemId);
    if (!system) return;
    const delayMs = (system.cmmsWorkTicketSyncThreshold ?? cmmsFailureMinutes) * 60_000;
    const type = ticket.externalId === null ? 'CREATE_WORK_TICKET_FAILURE' : 'UPDATE_WORK_TICKET_FAILURE';
    await openIssue(
      trx,
      { customerId: key.customerId, systemId: system.id, type, ticketId: key.id },
      { message: words, now, opensAt: new Date(now.getTime() + delayMs) },
    );
  });
}
