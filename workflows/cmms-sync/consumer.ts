import pLimit from 'p-limit';
import { decodeChanges, holdsAny } from '../../domain/alarms/encode-changes.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { askForSync } from './client.ts';
import type { SystemKey } from './types.ts';

const group = 'cmms-sync';
const toldAtOnce = 8;

/**
 * Tells the plan of each maintenance system which tickets are to reach it, as `changes` says. A message that is read twice
 * only makes a plan look again, and the position is committed behind the told plans: none is lost.
 */
export function createSyncConsumer(deps: {
  stream: Stream;
  temporal: Pick<Temporal, 'client' | 'taskQueue'>;
}): Component {
  const limit = pLimit(toldAtOnce);

  async function handle(batch: Batch): Promise<void> {
    const asked = new Map<string, { key: SystemKey; ticketIds: Set<number> }>();
    for (const message of batch.messages) {
      if (!holdsAny(message.headers, ['ticketSyncs'])) continue;
      const { customerId, ticketSyncs } = decodeChanges(String(message.value));
      for (const { ticketId, externalSystemId: systemId } of ticketSyncs) {
        const id = `${customerId}/${systemId}`;
        const of = asked.get(id) ?? { key: { customerId, systemId }, ticketIds: new Set() };
        asked.set(id, { ...of, ticketIds: of.ticketIds.add(ticketId) });
      }
    }
    const plans = [...asked.values()];
    batch.holds(plans.reduce((sum, { ticketIds }) => sum + ticketIds.size, 0));
    await Promise.all(plans.map(({ key, ticketIds }) => limit(() => askForSync(deps.temporal, key, [...ticketIds]))));
  }

  return deps.stream.createConsumer({
    group,
    topics: [topics.changes],
    leavesOutRefused: true,
    paceMs: 200,
    handle,
  });
}
