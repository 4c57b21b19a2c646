import { afterEach, expect, test } from 'vitest';
import { disableRule } from '../../domain/rules/change-rules.ts';
import { unfinishedRules } from '../../domain/rules/engine/tend-rule.ts';
import { forCustomer } from '../../platform/database.ts';
import { minute, ruleScene } from '../../tests/support/rule-scene.ts';
import { createRulesProcess, expectDoneOnce, timersOf } from '../../tests/support/rules-process.ts';
import { until } from '../../tests/support/until.ts';

const scene = ruleScene();
let worker: ReturnType<typeof createRulesProcess> | undefined;
afterEach(() => worker?.close());

test('AUTO.23 a worker that is killed while a rule acts does nothing twice, and the next one does the rest', async () => {
  scene.clock.set(new Date());
  const it = await scene.newCustomer();
  const rule = await it.rule({
    delay: { minutes: 1 },
    actions: [{ type: 'PIN' }, { type: 'SNOOZE', durationMinutes: 60, reason: 'Known' }],
  });
  const alarms = 1_500;
  const ids = await it.alarms(alarms);
  for (const id of ids) await it.activate(id);
  await it.run();
  await it
    .db('automation_timers')
    .where({ customer_id: it.customerId, rule_id: rule.id })
    .update({ due_at: new Date(Date.now() - minute) });

  worker = createRulesProcess(scene.url());
  await worker.start();
  await worker.wake([{ customerId: it.customerId, ruleId: rule.id }]);
  // killed three times while it acts, wherever that is
  for (const share of [0.1, 0.4, 0.7]) {
    await until(`${share} of the alarms`, async () => (await timersOf(it, [rule])).done >= share * alarms);
    await worker.kill();
    await worker.start();
  }
  await until('all alarms', async () => (await timersOf(it, [rule])).done === alarms);

  await expectDoneOnce(it, rule, ids, { fields: ['isPinned', 'status'], actions: ['PIN', 'SNOOZE'] });
  const { rows } = await forCustomer(it.db, it.customerId, (trx) =>
    trx.raw(`select count(*)::int as n from alarm_state where customer_id = ? and status = 'Snoozed' and is_pinned`, [
      it.customerId,
    ]),
  );
  expect(rows[0].n).toBe(alarms);
});

test('AUTO.28 a worker that is killed while it lets go what waited in a disabled rule logs each once, and the next one does the rest', async () => {
  scene.clock.set(new Date());
  const it = await scene.newCustomer();
  const rule = await it.rule({ delay: { hours: 1 } });
  const alarms = 40_000;
  await it.db.raw(
    `insert into automation_timers (customer_id, rule_id, alarm_id, entry, alarm_version, triggered_at, due_at, chain)
     select ?, ?, n, '0', 0, now(), now() + interval '1 hour', 1 from generate_series(1, ?::int) n`,
    [it.customerId, rule.id, alarms],
  );
  worker = createRulesProcess(scene.url());
  await worker.start();
  const { wake } = worker;
  await disableRule(await it.ctx(), { id: String(rule.id) }, (key) => wake([key]));
  for (const share of [0, 0.3]) {
    await until(`more than ${share} of the alarms`, async () => (await timersOf(it, [rule])).done > share * alarms);
    await worker.kill();
    await worker.start();
  }
  await until('all alarms', async () => (await timersOf(it, [rule])).done === alarms);
  await until('nothing left to do', async () => (await unfinishedRules(it.db)).length === 0);
  const log = await it.log(rule);
  expect(log).toHaveLength(alarms);
  expect(new Set(log.map(({ alarmId }) => alarmId)).size).toBe(alarms);
  expect(new Set(log.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
    new Set(['CANCELLED: The rule was disabled']),
  );
});
