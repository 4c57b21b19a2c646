import { decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import { customersWithPlaces, recomputeChanged } from '../../domain/cmms/recompute-tokens.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';

const group = 'cmms-settle';

/**
 * Recomputes the values to send to maintenance systems for alarms that are new or whose texts have changed, by
 * `changes`. A message that is read twice changes nothing the second time; its own changes come back here once, as such
 * a message.
 */
export function createTokensConsumer({ stream, ...deps }: { stream: Stream; db: Database; clock: Clock }): Component {
  async function handle(batch: Batch): Promise<void> {
    const messages = batch.messages.flatMap(({ headers, value }) =>
      holdsAny(headers, ['attributes']) ? [{ customerId: Number(headers?.['customer-id']), value }] : [],
    );
    const customers = [...new Set(messages.map(({ customerId }) => customerId))].filter(Number.isInteger);
    // most customers' messages need not be decoded
    const wanted = customers.length > 0 ? await customersWithPlaces(deps.db, customers) : new Set<number>();
    const changed = new Map<number, Set<number>>();
    for (const { customerId, value } of messages) {
      if (!wanted.has(customerId)) continue;
      const ids = changed.get(customerId) ?? new Set();
      for (const { alarmId } of decodeChanges(String(value)).attributes) ids.add(alarmId);
      changed.set(customerId, ids);
    }
    batch.holds(changed.size);
    for (const [customerId, ids] of changed) await recomputeChanged(deps, customerId, [...ids]);
  }

  return stream.createConsumer({ group, topics: [topics.changes], leavesOutRefused: true, paceMs: 200, handle });
}
