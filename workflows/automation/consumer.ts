import { customerOf, decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import { type FireDeps, fireAllDue } from '../../domain/rules/engine/fire.ts';
import { judgeChanges } from '../../domain/rules/engine/judge-changes.ts';
import { createRuleSets, type RuleSet } from '../../domain/rules/engine/rule-set.ts';
import type { JudgedChange } from '../../domain/rules/trigger.ts';
import { coalesce } from '../../platform/coalesce.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { wakeRules } from './client.ts';

const group = 'automation';
/** Changes of one transaction: each may trigger hundreds of rules, which it locks. */
const changesAtOnce = 1_000;
/** Partitions whose batches are in memory at once. */
const batchesAtOnce = 8;

/** Changes of one customer in a batch of a partition. */
interface Read {
  set: RuleSet;
  changes: JudgedChange[];
  heartbeat: Batch['heartbeat'];
}

/**
 * Judges changes of alarms by automation rules: writes what waits, does at once what has no delay (AUTO.22), and wakes the
 * workflows of rules for the rest. Partitions share transactions: what one reads while changes of the customer are judged is
 * judged next, with that of the others, instead of each in its turn. A message that is read twice changes nothing the second time,
 * and offsets are committed after all of it.
 */
export function createAutomationConsumer(
  deps: FireDeps & { stream: Stream; temporal: Pick<Temporal, 'client' | 'taskQueue'> },
): Component {
  const { stream, db, clock, temporal } = deps;
  const ruleSetsOf = createRuleSets(db);

  const judgeAndFire = coalesce<Read, Promise<void>>(
    async (reads) => {
      const { customer } = reads[0].set;
      // they may have been read at different times
      const set = reads.reduce((newest, read) => (read.set.version > newest.version ? read.set : newest), reads[0].set);
      const changes = reads.flatMap((read) => read.changes);
      const beat = () => Promise.all(reads.map(({ heartbeat }) => heartbeat()));
      const toWake = new Set<number>();
      for (let from = 0; from < changes.length; from += changesAtOnce) {
        const some = changes.slice(from, from + changesAtOnce);
        const judged = await judgeChanges(db, set, some, clock.now().getTime());
        await beat();
        await fireAllDue(deps, customer.id, { alarmIds: judged.dueAlarms }, beat);
        for (const ruleId of judged.toWake) toWake.add(ruleId);
      }
      // the next changes do not wait for Temporal, but each batch does before its offset is committed
      const woken = wakeRules(
        temporal,
        [...toWake].map((ruleId) => ({ customerId: customer.id, ruleId })),
      );
      return reads.map(() => woken);
    },
    { by: ({ set }) => set.customer.id, maxBatch: batchesAtOnce },
  );

  async function handle(batch: Batch): Promise<void> {
    const messages = batch.messages.filter(({ headers }) => holdsAny(headers, ['alarms']));
    // messages of customers without rules are not even parsed
    const sets = await ruleSetsOf(messages.map(customerOf).filter(Number.isInteger));
    if (sets.length === 0) return;
    const changes = new Map(sets.map(({ customer }): [number, JudgedChange[]] => [customer.id, []]));
    for (const message of messages) {
      const known = changes.get(customerOf(message));
      if (!known) continue;
      const { alarms, at } = decodeChanges(String(message.value));
      for (const change of alarms) known.push({ ...change, at });
    }
    batch.holds(sets.length);
    const { heartbeat } = batch;
    for (const set of sets) await judgeAndFire({ set, changes: changes.get(set.customer.id) ?? [], heartbeat });
  }

  return stream.createConsumer({
    ...{ group, topics: [topics.changes], leavesOutRefused: true, paceMs: 200 },
    ...{ concurrency: batchesAtOnce, handle },
  });
}
