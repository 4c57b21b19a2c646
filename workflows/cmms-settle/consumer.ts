import { decodeChanges, holdsAny } from '../../domain/alarms/encode-changes.ts';
import { settleChanged } from '../../domain/cmms/settle-alarms.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';

const group = 'cmms-settle';

/**
 * Works out what maintenance systems are told of alarms that are new or whose texts have changed, as `changes` tells them.
 * A message that is read twice changes nothing the second time; what it changes comes back here once, as such a change.
 */
export function createSettleConsumer({ stream, ...deps }: { stream: Stream; db: Database; clock: Clock }): Component {
  async function handle(batch: Batch): Promise<void> {
    const changed = new Map<number, Set<number>>();
    for (const message of batch.messages) {
      if (!holdsAny(String(message.headers?.holds ?? ''), ['attributes'])) continue;
      const { customerId, attributes } = decodeChanges(String(message.value));
      const ids = changed.get(customerId) ?? new Set();
      for (const { alarmId } of attributes) ids.add(alarmId);
      changed.set(customerId, ids);
    }
    batch.holds(changed.size);
    for (const [customerId, ids] of changed) await settleChanged(deps, customerId, [...ids]);
  }

  return stream.createConsumer({ group, topics: [topics.changes], leavesOutRefused: true, handle });
}
