import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minute, type RuleCustomer, ruleScene } from '../../../tests/support/rule-scene.ts';
import { byPerson } from '../../origin/origin.ts';
import type { RuleInput } from '../rule-input.ts';
import type { JudgedChange } from '../trigger.ts';
import { fireDue } from './fire.ts';

const scene = ruleScene();

const triggers = ['ENTERS_INTAKE', 'ENTERS_STATUS', 'BECOMES_ACTIVE', 'BECOMES_INACTIVE'] as const;
type TriggerName = (typeof triggers)[number];
interface PlainRule {
  trigger: TriggerName;
  delay: number;
  /** Priority that its criteria ask for; null: any. */
  priority: number | null;
}
interface PlainEvent {
  at: number;
  alarm: number;
  kind: 'activate' | 'end' | 'decline' | 'priority';
}
interface PlainAlarm {
  status: string;
  priority: number;
}

const alarms = 2;
const minutes = 12;
const rule = fc.record<PlainRule>({
  trigger: fc.constantFrom(...triggers),
  delay: fc.integer({ min: 0, max: 4 }),
  priority: fc.constantFrom(null, 3),
});
const event = fc.record<PlainEvent>({
  at: fc.integer({ min: 0, max: minutes - 5 }),
  alarm: fc.integer({ min: 0, max: alarms - 1 }),
  kind: fc.constantFrom('activate', 'end', 'decline', 'priority'),
});

/** Returns what an event makes of an alarm; null: nothing. */
function after({ status, priority }: PlainAlarm, kind: PlainEvent['kind']): PlainAlarm | null {
  if (kind === 'priority') return { status, priority: 7 - priority };
  if (kind === 'activate') return status === 'Inactive' ? { status: 'Intake', priority } : null;
  if (kind === 'end') return status === 'Inactive' ? null : { status: 'Inactive', priority };
  return status === 'Intake' ? { status: 'Declined', priority } : null;
}

const isIn = (trigger: TriggerName, { status }: PlainAlarm): boolean =>
  ({
    ENTERS_INTAKE: status === 'Intake',
    ENTERS_STATUS: status === 'Declined',
    BECOMES_ACTIVE: status !== 'Inactive',
    BECOMES_INACTIVE: status === 'Inactive',
  })[trigger];

/** Returns when each rule acts on which alarm, by a model that knows neither timers nor messages. */
function expected(rules: readonly PlainRule[], events: readonly PlainEvent[]): string[] {
  const acts: string[] = [];
  const states = Array.from({ length: alarms }, (): PlainAlarm => ({ status: 'Inactive', priority: 3 }));
  /** By rule and alarm: since when it waits; null: it does not. */
  const since = rules.map(() => states.map((): number | null => null));
  for (let now = 0; now < minutes; now += 1) {
    const entered = new Set<string>();
    for (const one of events.filter(({ at }) => at === now)) {
      const before = states[one.alarm] as PlainAlarm;
      const next = after(before, one.kind);
      if (!next) continue;
      states[one.alarm] = next;
      for (const [index, { trigger }] of rules.entries()) {
        const waits = since[index] as Array<number | null>;
        if (!isIn(trigger, next)) {
          waits[one.alarm] = null;
          entered.delete(`${index}/${one.alarm}`);
        } else if (!isIn(trigger, before)) {
          waits[one.alarm] = now;
          entered.add(`${index}/${one.alarm}`);
        }
      }
    }
    for (const [index, { delay, priority }] of rules.entries())
      for (const [alarm, state] of states.entries()) {
        const waits = since[index] as Array<number | null>;
        const matches = priority === null || state.priority === priority;
        // what does not meet the criteria at the trigger is not waited for
        if (entered.has(`${index}/${alarm}`) && !matches) waits[alarm] = null;
        const began = waits[alarm] ?? null;
        if (began === null || now < began + delay) continue;
        waits[alarm] = null;
        if (matches) acts.push(`rule ${index} on ${alarm} at ${now}`);
      }
  }
  return acts.sort();
}

async function apply(it: RuleCustomer, id: number, kind: PlainEvent['kind']): Promise<void> {
  const { status } = await it.state(id);
  if (kind === 'activate' && status === 'Inactive') await it.activate(id);
  if (kind === 'end' && status !== 'Inactive') await it.end(id);
  if (kind === 'decline' && status === 'Intake')
    await it.change(id, () => ({ status: 'Declined' }), byPerson(it.adminId));
  if (kind === 'priority') await it.change(id, ({ priority }) => ({ priority: 7 - priority }));
}

/** Returns the same from the engine, to which changes come in any order, some of them twice. */
async function observed(
  rules: readonly PlainRule[],
  events: readonly PlainEvent[],
  shuffle: number[],
): Promise<string[]> {
  scene.clock.set('2026-05-04T12:00:00Z');
  const it = await scene.newCustomer();
  const start = scene.clock.now().getTime();
  const made: number[] = [];
  for (const [index, { trigger, delay, priority }] of rules.entries()) {
    const input = {
      ...{ name: `Rule ${index}`, delay: { minutes: delay } },
      trigger: { type: trigger, status: trigger === 'ENTERS_STATUS' ? 'Declined' : null },
      criteria: priority === null ? [] : [{ field: 'priority', values: [String(priority)] }],
    };
    made.push((await it.rule(input as Partial<RuleInput>)).id);
  }
  const ids = await it.alarms(alarms, { priority: 3 });
  let read = 0;
  const all: JudgedChange[] = [];
  for (let now = 0; now < minutes; now += 1) {
    scene.clock.set(new Date(start + now * minute));
    for (const one of events.filter(({ at }) => at === now)) await apply(it, ids[one.alarm] as number, one.kind);
    for (;;) {
      const messages = await it.published(read);
      if (messages.length === 0) break;
      read = messages.at(-1)?.id ?? read;
      const fresh = messages.flatMap(({ message }) => message.alarms.map((change) => ({ ...change, at: message.at })));
      all.push(...fresh);
      const again = all.filter((_, index) => shuffle[index % shuffle.length] === 0);
      const order = (index: number) => shuffle[(index + now) % shuffle.length] ?? 0;
      const batch = [...fresh, ...again].map((change, index) => ({ change, by: order(index) }));
      await it.judge(batch.sort((a, b) => a.by - b.by).map(({ change }) => change));
    }
    for (const ruleId of made) while ((await fireDue(it.deps, it.customerId, { ruleId })) > 0);
  }
  const acts = (await it.log()).filter(
    ({ outcome, action }) => outcome === 'ACTED' || (outcome === 'SKIPPED' && action === 'PIN'),
  );
  return acts
    .map(
      ({ ruleId, alarmId, at }) =>
        `rule ${made.indexOf(ruleId)} on ${ids.indexOf(alarmId)} at ${(at - start) / minute}`,
    )
    .sort();
}

test('AUTO.21 AUTO.24 random rules over random histories act as a plain model says, whatever the order of messages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      fc.array(event, { maxLength: 14 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 20 }),
      async (rules, unsorted, shuffle) => {
        const events = unsorted.toSorted((a, b) => a.at - b.at);
        expect(await observed(rules, events, shuffle)).toEqual(expected(rules, events));
      },
    ),
    { numRuns: 20 },
  );
});
