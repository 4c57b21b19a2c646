import { decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import { customersWithPlaces, recomputeChanged } from '../../domain/cmms/recompute-tokens.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';

const group = 'cmms-settle';

/**
 * Works out what maintenance systems are told of alarms that are new or whose texts have changed, as `changes` tells them.
 * A message that is read twice changes nothing the second time; what it changes comes back here once, as such a change.
 */
export function createTokensConsumer({ stream, ...deps }: { stream: Stream; db: Database; clock: Clock }): Component {
  async function handle(batch: Batch): Promise<void> {
    const told = batch.messages.flatMap(({ headers, value }) =>
      holdsAny(headers, ['attributes']) ? [{ customerId: Number(headers?.['customer-id']), value }] : [],
    );
    const asked = [...new Set(told.map(({ customerId }) => customerId))].filter(Number.isInteger);
    // most customers' messages need not be read
    const wanted = asked.length > 0 ? await customersWithPlaces(deps.db, asked) : new Set<number>();
    const changed = new Map<number, Set<number>>();
    for (const { customerId, value } of told) {
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
