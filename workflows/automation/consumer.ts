import { customerOf, decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import { type FireDeps, fireDue } from '../../domain/rules/engine/fire.ts';
import { judgeChanges } from '../../domain/rules/engine/judge-changes.ts';
import { createRuleSets } from '../../domain/rules/engine/rule-set.ts';
import type { JudgedChange } from '../../domain/rules/trigger.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { wakeRules } from './client.ts';

const group = 'automation';
/** Changes of one transaction: each may trigger hundreds of rules, which it locks. */
const changesAtOnce = 1_000;

/**
 * Judges changes of alarms by automation rules: writes what waits, does at once what has no delay (AUTO.22), and wakes the
 * workflows of rules for the rest. A message that is read twice changes nothing the second time, and offsets are committed after
 * all of it.
 */
export function createAutomationConsumer(
  deps: FireDeps & { stream: Stream; temporal: Pick<Temporal, 'client' | 'taskQueue'> },
): Component {
  const { stream, db, clock, temporal } = deps;
  const ruleSetsOf = createRuleSets(db);

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
    for (const set of sets) {
      const customerId = set.customer.id;
      const own = changes.get(customerId) ?? [];
      for (let from = 0; from < own.length; from += changesAtOnce) {
        const judged = await judgeChanges(db, set, own.slice(from, from + changesAtOnce), clock.now().getTime());
        await batch.heartbeat();
        while (judged.dueAlarms.length > 0 && (await fireDue(deps, customerId, { alarmIds: judged.dueAlarms })) > 0)
          await batch.heartbeat();
        await wakeRules(
          temporal,
          judged.toWake.map((ruleId) => ({ customerId, ruleId })),
        );
      }
    }
  }

  return stream.createConsumer({ group, topics: [topics.changes], leavesOutRefused: true, paceMs: 200, handle });
}
