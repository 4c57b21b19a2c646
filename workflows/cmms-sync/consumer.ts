import pLimit from 'p-limit';
import { decodeChanges, holdsAny } from '../../domain/alarms/encode-changes.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { askForSync } from './client.ts';

const group = 'cmms-sync';
const startsAtOnce = 8;

/**
 * Starts the plan of each ticket that is to reach its maintenance system, as `changes` tells them. A message that is read
 * twice only makes a plan look again, and the position is committed behind the started plans: none is lost.
 */
export function createSyncConsumer(deps: {
  stream: Stream;
  temporal: Pick<Temporal, 'client' | 'taskQueue'>;
}): Component {
  const limit = pLimit(startsAtOnce);

  async function handle(batch: Batch): Promise<void> {
    const asked = new Map<string, { customerId: number; id: number }>();
    for (const message of batch.messages) {
      if (!holdsAny(message.headers, ['ticketSyncs'])) continue;
      const { customerId, ticketSyncs } = decodeChanges(String(message.value));
      for (const { ticketId } of ticketSyncs) asked.set(`${customerId}/${ticketId}`, { customerId, id: ticketId });
    }
    batch.holds(asked.size);
    await Promise.all([...asked.values()].map((key) => limit(() => askForSync(deps.temporal, key))));
  }

  return deps.stream.createConsumer({
    group,
    topics: [topics.changes],
    leavesOutRefused: true,
    paceMs: 200,
    handle,
  });
}
