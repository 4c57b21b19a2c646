import { decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import type { TicketKey } from '../../domain/work/model/ticket.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { askForSync } from './client.ts';

const group = 'cmms-sync';

/**
 * Starts the plan of each ticket that is to reach its maintenance system, as `changes` tells them. A message that is read
 * twice only makes a plan look again, and the position is committed behind the started plans: none is lost.
 */
export function createSyncConsumer(deps: {
  stream: Stream;
  temporal: Pick<Temporal, 'client' | 'near' | 'taskQueue'>;
}): Component {
  async function handle(batch: Batch): Promise<void> {
    const asked = new Map<string, TicketKey>();
    for (const message of batch.messages) {
      if (!holdsAny(message.headers, ['ticketSyncs'])) continue;
      const { customerId, ticketSyncs } = decodeChanges(String(message.value));
      for (const { ticketId: id } of ticketSyncs) asked.set(`${customerId}/${id}`, { customerId, id });
    }
    batch.holds(asked.size);
    await askForSync(deps.temporal, [...asked.values()]);
  }

  return deps.stream.createConsumer({
    group,
    topics: [topics.changes],
    leavesOutRefused: true,
    paceMs: 200,
    handle,
  });
}
