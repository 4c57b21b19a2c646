import { describe, expect, test } from 'vitest';
import { type DecisionResult, decisionScene } from '../../../tests/support/decision-scene.ts';
import { until } from '../../../tests/support/until.ts';

const scene = decisionScene();
const { alarms, call, inAnHour, read, refusal, activityOf } = scene;

describe('what cannot be', () => {
  test('unknown ids, and those of others, do not exist; the rest is done', async () => {
    const [one] = await alarms({});
    const elsewhere = await scene.api.newCustomer();
    await scene.api.storeAlarms([
      { customerId: elsewhere, id: 900_001, systemId: await scene.api.newSystem(elsewhere) },
    ]);
    const ids = ['900001', '900002', 'A1', '-1', '', one];
    const result = await call('pinAlarms', { ids, pin: true });
    expect(result).toMatchObject({ affected: 1 });
    expect(result.failures.map(({ id, code, reason }) => [id, code, reason])).toEqual(
      ids.slice(0, 5).map((id) => [id, 'NOT_FOUND', `Alarm ${id} does not exist`]),
    );
    const { rows } = await scene.api.db.raw('select is_pinned from alarm_state where customer_id = ? and id = 900001', [
      elsewhere,
    ]);
    expect(rows[0].is_pinned).toBe(false);
  });

  test('two people at once: the second conflicts with what the first has done, and nothing is lost', async () => {
    const [one] = await alarms({});
    const grace = await scene.api.newPerson(scene.customerId);
    const expectedVersions = [(await read(one))?.version];
    const both = await Promise.all([
      call('moveAlarms', { ids: [one], expectedVersions, status: 'Declined', reason: 'Ada' }),
      call('snoozeAlarm', { ids: [one], expectedVersions, until: inAnHour(), reason: 'Grace' }, grace),
    ]);
    expect(both.map(({ affected }) => affected).sort()).toEqual([0, 1]);
    expect(both.flatMap(({ failures }) => failures)).toEqual([
      { id: one, code: 'CONFLICT', reason: `Alarm ${one} has changed since you opened it. Please check it again.` },
    ]);
    expect((await activityOf(one)).filter(({ field }) => field === 'status')).toHaveLength(1);
  });

  test('neither ids nor a selection, or both, are refused', async () => {
    const [one] = await alarms({});
    const selection = { asOf: new Date().toISOString() };
    for (const args of [{ pin: true }, { ids: [one], selection, pin: true }])
      expect(await refusal('pinAlarms', args)).toMatchObject({ code: 'INVALID' });
  });
});

describe('all that match', () => {
  test('ALM-086 a selection is all that match but the excluded; what has changed since the moment seen is skipped', async () => {
    const own = await scene.api.newCustomer();
    const person = await scene.api.newPerson(own);
    const system = await scene.api.newSystem(own);
    const seen = scene.api.clock.now().getTime();
    await scene.api.storeAlarms([
      ...[1, 2, 3].map((id) => ({ customerId: own, id, systemId: system, changedAt: seen })),
      { customerId: own, id: 4, systemId: system, changedAt: seen + 1 },
      { customerId: own, id: 5, systemId: system, status: 'Declined', changedAt: seen },
    ]);
    const selection = { lensId: 'intake', criteria: [], excludedIds: ['2'], asOf: new Date(seen).toISOString() };
    expect(await call('moveAlarms', { selection, status: 'Dispatched' }, person)).toMatchObject({
      taskId: null,
      affected: 2,
      skipped: 1,
      failures: [],
    });
    const { rows } = await scene.api.db.raw('select id, status from alarm_state where customer_id = ? order by id', [
      own,
    ]);
    expect(rows.map((row: { status: string }) => row.status)).toEqual([
      'Dispatched',
      'Intake',
      'Dispatched',
      'Intake',
      'Declined',
    ]);
  });

  test('what time alone has brought in since the moment seen was not selected', async () => {
    const own = await scene.api.newCustomer();
    const person = await scene.api.newPerson(own);
    const system = await scene.api.newSystem(own);
    const now = scene.api.clock.now().getTime();
    const since = (id: number, minutes: number) => {
      const at = now - minutes * 60_000;
      return { customerId: own, id, systemId: system, latestAlarmAt: at, changedAt: at };
    };
    await scene.api.storeAlarms([since(1, 30), since(2, 12)]);
    const criteria = [{ field: 'timeInAlarm', values: ['5m..'] }];
    const select = (minutesAgo: number) => ({ criteria, asOf: new Date(now - minutesAgo * 60_000).toISOString() });
    expect(await call('pinAlarms', { selection: select(10), pin: true }, person)).toMatchObject({ affected: 1 });
    expect(await call('pinAlarms', { selection: select(0), pin: true }, person)).toMatchObject({ affected: 1 });
  });

  test('SYS.4: above a hundred it is a job that tells how far it is, alarm by alarm what failed, and ends', async () => {
    const own = await scene.api.newCustomer();
    const person = await scene.api.newPerson(own);
    const system = await scene.api.newSystem(own);
    const ids = Array.from({ length: 250 }, (_, index) => index + 1);
    await scene.api.storeAlarms(ids.map((id) => ({ customerId: own, id, systemId: system, isPinned: id <= 10 })));
    const { taskId } = await call('pinAlarms', { ids: [...ids.map(String), '999'], pin: true }, person);
    expect(taskId).toMatch(/^[0-9a-f-]{36}$/);
    type Job = { taskId: string; status: string; done: number; total: number; affected: number; skipped: number };
    const job = await until('the job to end', async () => {
      const { bulkJobs } = await scene.api.read<{ bulkJobs: Array<Job & Pick<DecisionResult, 'failures'>> }>(
        '{ bulkJobs { taskId status done total affected skipped failures { id code reason } } }',
        person,
      );
      return bulkJobs[0]?.status === 'IN_PROGRESS' ? null : bulkJobs[0];
    });
    expect(job).toEqual({
      taskId,
      status: 'COMPLETE',
      done: 251,
      total: 251,
      affected: 240,
      skipped: 10,
      failures: [{ id: '999', code: 'NOT_FOUND', reason: 'Alarm 999 does not exist' }],
    });
    const { rows } = await scene.api.db.raw(
      'select count(*) filter (where is_pinned) as pinned, max(version) as version from alarm_state where customer_id = ?',
      [own],
    );
    expect(rows[0]).toEqual({ pinned: 250, version: 2 });
  });

  test('SYS.3: more than 10,000 are refused with their exact number', async () => {
    const ids = Array.from({ length: 10_001 }, (_, index) => String(index + 1));
    expect(await refusal('pinAlarms', { ids, pin: true })).toEqual({
      code: 'LIMIT',
      message: '10,001 alarms are selected. Narrow the lens to 10,000 or fewer.',
    });
  });
});
