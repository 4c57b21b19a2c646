import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { hour, minute, type RuleCustomer, ruleScene } from '../../../tests/support/rule-scene.ts';
import { endSnoozes } from '../../alarms/decisions/end-snoozes.ts';
import { moveAlarms } from '../../alarms/decisions/move-alarms.ts';
import { updateAlarms } from '../../alarms/decisions/set-values.ts';
import { snoozeAlarm, unsnoozeAlarm } from '../../alarms/decisions/snooze-alarms.ts';
import type { AlarmVerb } from '../../alarms/decisions/verb.ts';
import { markStale } from '../../alarms/ingest/mark-stale.ts';
import { setNuisanceCounts } from '../../alarms/ingest/set-nuisance-counts.ts';
import { staleAfterHours } from '../../constants.ts';
import { createExternalSystem } from '../../integrations/create-external-system.ts';
import { changeTicketState } from '../../work/close-ticket.ts';
import { createTicket } from '../../work/create-ticket.ts';
import type { Trigger } from '../rule.ts';

/** Triggers of rules, as the product's own verbs and sweeps publish them. */

const scene = ruleScene();
let it: RuleCustomer;
let id: number;
beforeEach(async () => {
  it = await scene.atNoon();
  const systemId = await createExternalSystem(it.db, {
    ...{ customerId: it.customerId, name: 'BAS', displayName: 'BAS', schema: 'generic' },
    ...{ connectionType: 'DATAPUMP', etlNormalizeVersion: 'generic-json-1' },
  });
  [id] = (await it.alarms(1, { systemId })) as [number];
});

const ruleOn = (type: Trigger['type'], status: string | null = null) =>
  it.rule({ trigger: { type, status }, actions: [{ type: 'PIN' }] } as never);

/** Does it, and lets rules read it. @returns how often the rule has acted in all. */
async function timesAfter(rule: { id: number }, ...steps: Array<() => Promise<unknown>>): Promise<number> {
  for (const step of steps) {
    await step();
    await it.run();
  }
  return (await it.log(rule)).filter(({ outcome }) => outcome !== 'WAITING').length;
}

/** A person decides by a verb. */
const decide =
  <Schema extends z.ZodType>(verb: AlarmVerb<Schema>, input: z.output<Schema>) =>
  () =>
    it.decide(verb, input, id);
const activate = () => it.activate(id);
const end = () => it.end(id);
const pass = (ms: number) => async () => void scene.clock.advance(ms);
const snooze = () =>
  decide(snoozeAlarm, { until: new Date(scene.clock.now().getTime() + hour), reason: 'Known' } as never)();

test('AUTO.1 ENTERS_INTAKE by a source that sends, and by a snooze that runs out', async () => {
  const rule = await ruleOn('ENTERS_INTAKE');
  expect(await timesAfter(rule, activate)).toBe(1);
  expect(await timesAfter(rule, snooze, pass(hour), () => endSnoozes(it, it.customerId, 10))).toBe(2);
});

test('AUTO.2 ENTERS_STATUS by a person who moves the alarm there', async () => {
  const rule = await ruleOn('ENTERS_STATUS', 'Declined');
  expect(await timesAfter(rule, activate)).toBe(0);
  expect(await timesAfter(rule, decide(moveAlarms, { status: 'Declined', reason: null }))).toBe(1);
});

test('AUTO.3 AUTO.4 BECOMES_ACTIVE and BECOMES_INACTIVE by a source, each time', async () => {
  const [active, inactive] = [await ruleOn('BECOMES_ACTIVE'), await ruleOn('BECOMES_INACTIVE')];
  expect(await timesAfter(active, activate, pass(minute), end, pass(minute), activate)).toBe(2);
  expect(await timesAfter(inactive)).toBe(1);
});

test('AUTO.5 BECOMES_STALE by the sweep that marks what has been active for long', async () => {
  const rule = await ruleOn('BECOMES_STALE');
  const mark = () => markStale(it, { after: null, limit: 100 });
  expect(await timesAfter(rule, activate, mark)).toBe(0);
  expect(await timesAfter(rule, pass((staleAfterHours + 1) * hour), mark, mark)).toBe(1);
});

test('AUTO.6 BECOMES_NUISANCE by the recount, when its count leaves 0', async () => {
  const rule = await ruleOn('BECOMES_NUISANCE');
  const count = (nuisanceCount: number) => async () => {
    const { version } = await it.state(id);
    const counted = { id, version, chatteringCount: nuisanceCount, fleetingCount: 0, nuisanceCount };
    await setNuisanceCounts(it, { customerId: it.customerId, counted: [counted] });
  };
  expect(await timesAfter(rule, activate, count(3), count(5))).toBe(1);
  expect(await timesAfter(rule, count(0), count(1))).toBe(2);
});

test('AUTO.7 SNOOZE_EXPIRED by the sweep that ends snoozes, not by a person who ends one', async () => {
  const rule = await ruleOn('SNOOZE_EXPIRED');
  expect(await timesAfter(rule, activate, snooze, decide(unsnoozeAlarm, null as never))).toBe(0);
  expect(await timesAfter(rule, snooze, pass(hour), () => endSnoozes(it, it.customerId, 10))).toBe(1);
});

test('AUTO.8 WORK_CLOSED_STILL_ACTIVE by a person who closes the ticket of an alarm that is still active', async () => {
  const rule = await ruleOn('WORK_CLOSED_STILL_ACTIVE');
  const dueBy = new Date(scene.clock.now().getTime() + hour).toISOString();
  const workOn = async () => {
    const details = { objective: 'Look', assignedTo: it.adminId, dueBy };
    const { ticket } = await createTicket(await it.ctx(), { details, associatedAlarms: [String(id)] });
    return ticket?.id ?? 0;
  };
  const survey = { isResolved: false, completedWorkDetails: 'Looked at it' };
  const close = async () => {
    const [ticket] = (await it.tickets()).slice(-1);
    await changeTicketState(await it.ctx(), { id: String(ticket.id), state: 'CLOSED', survey });
  };
  expect(await timesAfter(rule, activate, workOn)).toBe(0);
  expect(await timesAfter(rule, pass(minute), close)).toBe(1);
});

test('AUTO.9 BECOMES_SERVICE_IMPACTING by a person who says so, not by one who takes it back', async () => {
  const rule = await ruleOn('BECOMES_SERVICE_IMPACTING');
  const impacts = (isServiceImpacting: boolean) => decide(updateAlarms, { priority: null, isServiceImpacting });
  expect(await timesAfter(rule, activate, impacts(true), impacts(false))).toBe(1);
  expect(await timesAfter(rule, impacts(true))).toBe(2);
});
