import { customersWithEntities, recomputeActivity } from '../../domain/asset-management/recompute-activity.ts';
import { customerOf, decodeMovedAlarms, holdsAny } from '../../domain/changes/encode-changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';

const group = 'entity-activity';

/**
 * Counts active alarms of places and assets, by `changes`: of alarms that are new, begin, end or are deleted, and of
 * those that name something else. A message that is read twice changes nothing the second time.
 */
export function createActivityConsumer({ stream, ...deps }: { stream: Stream; db: Database; clock: Clock }): Component {
  async function handle(batch: Batch): Promise<void> {
    const messages = batch.messages.filter(({ headers }) => holdsAny(headers, ['alarms', 'attributes']));
    // messages of customers without entities are not even parsed
    const counted = await customersWithEntities(deps.db, messages.map(customerOf).filter(Number.isInteger));
    const moved = new Map<number, Set<number>>();
    for (const message of messages) {
      const id = customerOf(message);
      if (!counted.has(id)) continue;
      const alarmIds = moved.get(id) ?? new Set();
      for (const alarmId of decodeMovedAlarms(String(message.value))) alarmIds.add(alarmId);
      if (alarmIds.size > 0) moved.set(id, alarmIds);
    }
    batch.holds(moved.size);
    for (const [id, alarmIds] of moved) {
      await recomputeActivity({ ...deps, customer: { id } }, [...alarmIds]);
      await batch.heartbeat();
    }
  }

  return stream.createConsumer({ group, topics: [topics.changes], leavesOutRefused: true, paceMs: 200, handle });
}
