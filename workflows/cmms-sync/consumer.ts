import { decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import type { TicketKey } from '../../domain/work/model/ticket.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { askForSync } from './client.ts';

const group = 'cmms-sync';

/**
 * Starts the sync of each ticket requested in `changes`. A message that is read twice only makes a sync look again, and
 * the offset is committed after the syncs are started: none is lost.
 */
export function createSyncConsumer(deps: {
  stream: Stream;
  temporal: Pick<Temporal, 'client' | 'localClient' | 'taskQueue'>;
}): Component {
  async function handle(batch: Batch): Promise<void> {
    const requested = new Map<string, TicketKey>();
    for (const message of batch.messages) {
      if (!holdsAny(message.headers, ['ticketSyncs'])) continue;
      const { customerId, ticketSyncs } = decodeChanges(String(message.value));
      for (const { ticketId: id } of ticketSyncs) requested.set(`${customerId}/${id}`, { customerId, id });
    }
    batch.holds(requested.size);
    await askForSync(deps.temporal, [...requested.values()]);
  }

  return deps.stream.createConsumer({
    group,
    topics: [topics.changes],
    leavesOutRefused: true,
    paceMs: 200,
    handle,
  });
}
