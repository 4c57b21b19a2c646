import { customerOf, decodeStartedAlarms, holdsAny, type StartedAlarm } from '../../domain/changes/encode-changes.ts';
import { customersWithFeeds } from '../../domain/incidents/customers-with-feeds.ts';
import { findStarts } from '../../domain/incidents/find-starts.ts';
import { groupChanges } from '../../domain/incidents/group-changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';

const group = 'incidents';

/**
 * Groups alarms into incidents, by `changes`: the road of an alarm does not wait for it. A message that is read twice changes
 * nothing the second time, and offsets are committed after all of it.
 */
export function createIncidentConsumer({ stream, ...deps }: { stream: Stream; db: Database; clock: Clock }): Component {
  async function handle(batch: Batch): Promise<void> {
    const messages = batch.messages.filter(({ headers }) => holdsAny(headers, ['alarms']));
    // messages of customers without relations are not even parsed
    const grouped = await customersWithFeeds(deps.db, messages.map(customerOf).filter(Number.isInteger));
    const changes = new Map<number, StartedAlarm[]>();
    for (const message of messages) {
      const id = customerOf(message);
      if (!grouped.has(id)) continue;
      const known = changes.get(id) ?? [];
      for (const change of decodeStartedAlarms(String(message.value))) known.push(change);
      changes.set(id, known);
    }
    batch.holds(changes.size);
    for (const [id, of] of changes) {
      await groupChanges({ ...deps, customer: { id } }, findStarts(of));
      await batch.heartbeat();
    }
  }

  return stream.createConsumer({ group, topics: [topics.changes], leavesOutRefused: true, paceMs: 500, handle });
}
