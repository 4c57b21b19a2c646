import { customerOf, decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import { type FireDeps, fireAllDue } from '../../domain/rules/engine/fire.ts';
import { judgeChanges } from '../../domain/rules/engine/judge-changes.ts';
import { createRuleSets } from '../../domain/rules/engine/rule-set.ts';
import type { RuleKey } from '../../domain/rules/rule.ts';
import type { JudgedChange } from '../../domain/rules/trigger.ts';
import { coalesceBatches } from '../../platform/coalesce-batches.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { wakeRules } from './client.ts';

const group = 'automation';
/** Changes of one transaction: each may trigger hundreds of rules, which it locks. */
const changesAtOnce = 1_000;
/** Partitions whose batches are judged together; what they hold is in memory at once. */
const batchesAtOnce = 8;

/**
 * Judges changes of alarms by automation rules: writes what waits, does at once what has no delay (AUTO.22), and wakes the
 * workflows of rules for the rest. Batches that partitions hand over meanwhile are judged together, instead of one after the
 * other, each with transactions of its own. A message that is read twice changes nothing the second time, and offsets are
 * committed after all of it.
 */
export function createAutomationConsumer(
  deps: FireDeps & { stream: Stream; temporal: Pick<Temporal, 'client' | 'taskQueue'> },
): Component {
  const { stream, db, clock, temporal } = deps;
  const ruleSetsOf = createRuleSets(db);

  async function judgeBatches(batches: readonly Batch[], beat: () => Promise<unknown>): Promise<Array<Promise<void>>> {
    const messages = batches.flatMap((batch) => batch.messages.filter(({ headers }) => holdsAny(headers, ['alarms'])));
    // messages of customers without rules are not even parsed
    const sets = await ruleSetsOf([...new Set(messages.map(customerOf))].filter(Number.isInteger));
    const changes = new Map(sets.map(({ customer }): [number, JudgedChange[]] => [customer.id, []]));
    for (const message of messages) {
      const known = changes.get(customerOf(message));
      if (!known) continue;
      const { alarms, at } = decodeChanges(String(message.value));
      for (const change of alarms) known.push({ ...change, at });
    }
    for (const batch of batches) batch.holds(sets.length);
    const waking: Array<Promise<void>> = [];
    for (const set of sets) {
      const customerId = set.customer.id;
      const own = changes.get(customerId) ?? [];
      for (let from = 0; from < own.length; from += changesAtOnce) {
        const judged = await judgeChanges(db, set, own.slice(from, from + changesAtOnce), clock.now().getTime());
        waking.push(wake(judged.toWake.map((ruleId) => ({ customerId, ruleId }))));
        await beat();
        await fireAllDue(deps, customerId, { alarmIds: judged.dueAlarms }, beat);
      }
    }
    // the next batches do not wait for Temporal, but each of these does before its offset is committed
    const woken = Promise.all(waking).then(() => {});
    return batches.map(() => woken);
  }

  /** Begins to wake rules; what is judged meanwhile may fail before anybody waits for it. */
  function wake(keys: readonly RuleKey[]): Promise<void> {
    const woken = wakeRules(temporal, keys);
    woken.catch(() => {});
    return woken;
  }

  return stream.createConsumer({
    ...{ group, topics: [topics.changes], leavesOutRefused: true, paceMs: 200 },
    ...coalesceBatches(judgeBatches, batchesAtOnce),
  });
}
