import { describe, expect, test } from 'vitest';
import { decisionScene, done, type ReadAlarm } from '../../../tests/support/decision-scene.ts';
import { until } from '../../../tests/support/until.ts';

const scene = decisionScene();
const { alarms, call, read, refusal, activityOf } = scene;

describe('pinning', () => {
  test('ALM-017 pinAlarms takes ids and a pin flag, pins and unpins', async () => {
    const [one, two] = await alarms({}, { isPinned: true });
    expect(await call('pinAlarms', { ids: [one, two], pin: true })).toMatchObject({ affected: 1, skipped: 1 });
    expect([(await read(one))?.isPinned, (await read(two))?.isPinned]).toEqual([true, true]);
    expect((await activityOf(one))[0]).toMatchObject({ field: 'isPinned', prevValue: 'false', revValue: 'true' });
    await call('pinAlarms', { ids: [one, two], pin: false });
    expect([(await read(one))?.isPinned, (await read(two))?.isPinned]).toEqual([false, false]);
  });
});

describe('moving', () => {
  test('ALM-018 ALM-070 moveAlarms takes ids, a status and a reason that may be left out', async () => {
    const [one, two, three] = await alarms({}, {}, {});
    expect(await call('moveAlarms', { ids: [one, two], status: 'Declined', reason: '  Known  ' })).toMatchObject({
      ...done,
      affected: 2,
    });
    expect(await call('moveAlarms', { ids: [three], status: 'Dispatched' })).toMatchObject(done);
    expect([(await read(one))?.status, (await read(three))?.status]).toEqual(['Declined', 'Dispatched']);
    expect((await activityOf(one))[0]).toMatchObject({
      field: 'status',
      prevValue: 'Intake',
      revValue: 'Declined',
      user: { displayName: expect.stringContaining('Person') },
      metadata: { statusUpdateReason: 'Known' },
    });
  });

  test('ALM-111 the reason is mandatory when the customer flag is on; blanks are none', async () => {
    const strict = await scene.api.newCustomer({ isUpdateStatusReasonRequired: true });
    const person = await scene.api.newPerson(strict);
    await scene.api.storeAlarms([{ customerId: strict, id: 1, systemId: await scene.api.newSystem(strict) }]);
    for (const reason of [null, '', ' \n '])
      expect(await refusal('moveAlarms', { ids: ['1'], status: 'Declined', reason }, person)).toEqual({
        code: 'INVALID',
        message: 'Reason is required',
      });
    expect(await call('moveAlarms', { ids: ['1'], status: 'Declined', reason: 'ok' }, person)).toMatchObject(done);
  });

  test('STAT.22: a reason has up to 1,000 characters as people count them, in any script', async () => {
    const [one, two] = await alarms({}, {});
    const family = '👨‍👩‍👧‍👦'.repeat(1_000);
    expect(await call('moveAlarms', { ids: [one], status: 'Declined', reason: family })).toMatchObject(done);
    expect((await activityOf(one))[0]?.metadata?.statusUpdateReason).toBe(family);
    const hebrew = 'המשאבה בתיקון \u200f(B2)';
    await call('moveAlarms', { ids: [two], status: 'Declined', reason: hebrew });
    expect((await activityOf(two))[0]?.metadata?.statusUpdateReason).toBe(hebrew);
    expect(await refusal('moveAlarms', { ids: [one], status: 'Intake', reason: 'x'.repeat(1_001) })).toEqual({
      code: 'INVALID',
      message: 'Reason can have at most 1,000 characters',
    });
  });

  test('STAT.21: not to Snoozed, not to Intake while inactive, not with open work while inactive, not to what is no status', async () => {
    const [active, inactive, worked] = await alarms(
      {},
      { isActive: false, status: 'Inactive' },
      { isActive: false, status: 'Dispatched', openWorkCount: 1 },
    );
    const reasonOf = async (id: string | undefined, status: string) =>
      (await call('moveAlarms', { ids: [id], status })).failures[0];
    expect(await reasonOf(active, 'Snoozed')).toMatchObject({
      code: 'INVALID',
      reason: 'Use Snooze to set an end time',
    });
    expect(await reasonOf(inactive, 'Intake')).toMatchObject({ reason: 'Only an active alarm can be in Intake' });
    expect(await reasonOf(worked, 'Declined')).toMatchObject({
      reason: 'An inactive alarm with open work can only be snoozed',
    });
    expect(await reasonOf(active, 'Made up')).toMatchObject({ reason: 'Status "Made up" not found' });
    const noWork = await scene.api.newCustomer({ products: ['Alarms'] });
    const person = await scene.api.newPerson(noWork);
    await scene.api.storeAlarms([{ customerId: noWork, id: 1, systemId: await scene.api.newSystem(noWork) }]);
    expect((await call('moveAlarms', { ids: ['1'], status: 'Dispatched' }, person)).failures).toHaveLength(1);
  });

  test('STAT.19: moving an active alarm to Inactive clears it: the instance ends by USER, and it takes CLOSE', async () => {
    const [one, two] = await alarms({ severity: 'Fault' }, {});
    const vendor = await scene.api.newPerson(scene.customerId, 'VENDOR');
    expect((await call('moveAlarms', { ids: [one], status: 'Inactive' }, vendor)).failures).toEqual([
      { id: one, code: 'FORBIDDEN', reason: 'You do not have permission to clear alarms' },
    ]);
    expect(await call('moveAlarms', { ids: [one], status: 'Inactive' })).toMatchObject(done);
    expect(await read(one)).toMatchObject({ status: 'Inactive', state: 'inactive', severity: 'Normal' });
    expect((await activityOf(one)).map(({ field }) => field)).toEqual(expect.arrayContaining(['status', 'endTime']));
    await until('the ended instance', async () => {
      const { alarmInstancesAndCount } = await scene.api.read<{
        alarmInstancesAndCount: { alarmInstances: Array<{ endTimeSource: string | null }> };
      }>(
        `query ($alarmId: ID!) { alarmInstancesAndCount(where: { alarmId: $alarmId }) { alarmInstances { endTimeSource } } }`,
        scene.ada,
        { alarmId: one },
      );
      return alarmInstancesAndCount.alarmInstances[0]?.endTimeSource === 'USER';
    });
    // with open work it gets the status that a return to normal would give it
    await scene.api
      .db('alarm_state')
      .where({ customer_id: scene.customerId, id: Number(two) })
      .update({ open_work_count: 1 });
    await call('moveAlarms', { ids: [two], status: 'Inactive' });
    expect(await read(two)).toMatchObject({ status: 'Dispatched', state: 'inactive' });
  });
});

describe('values', () => {
  test('ALM-021 updateAlarmPriority sets 0 to 5 and says who decided', async () => {
    const [one, two] = await alarms({ priority: 3 }, { priority: 3 });
    expect(await call('updateAlarmPriority', { ids: [one, two], priority: 1 })).toMatchObject({ affected: 2 });
    const by = expect.stringContaining('Person');
    expect(await read(one)).toMatchObject({ priority: 1, priorityLastModifiedBy: by });
    expect((await activityOf(one))[0]).toMatchObject({ field: 'priority', prevValue: '3', revValue: '1' });
    expect(await refusal('updateAlarmPriority', { ids: [one], priority: 6 })).toMatchObject({ code: 'INVALID' });
  });

  test('ALM-019 updateAlarms sets what is given of priority and service impact', async () => {
    const [one] = await alarms({});
    await call('updateAlarms', { ids: [one], isServiceImpacting: true, priority: 4 });
    const by = expect.stringContaining('Person');
    expect(await read(one)).toMatchObject({ isServiceImpacting: true, serviceImpactLastModifiedBy: by, priority: 4 });
    expect((await activityOf(one)).map(({ field }) => field).sort()).toEqual(['isServiceImpacting', 'priority']);
  });

  const write = async (verb: string, args: string, variables: object, by = scene.ada) =>
    scene.api.gql<Record<string, ReadAlarm>>(
      `mutation ($id: ID!, $text: String${args.includes('version') ? ', $version: Int' : ''}) {
        ${verb}(id: $id, ${args}) { contextualName notes version } }`,
      by,
      { ...variables },
    );

  test('ALM-022 updateAlarmNotes writes and empties the note; the last one wins and nothing is lost', async () => {
    const [id] = await alarms({});
    const note = 'Zone B2 – שסתום ❄️ 𝛥p';
    await write('updateAlarmNotes', 'notes: $text', { id, text: `${note}\n` });
    expect((await read(id))?.notes).toBe(note);
    const other = await scene.api.newPerson(scene.customerId, 'STANDARD');
    await write('updateAlarmNotes', 'notes: $text', { id, text: 'Belt replaced' }, other);
    expect((await activityOf(id))[0]).toMatchObject({ field: 'notes', prevValue: note, revValue: 'Belt replaced' });
    await write('updateAlarmNotes', 'notes: $text', { id, text: null });
    expect((await read(id))?.notes).toBeNull();
    const vendor = await scene.api.newPerson(scene.customerId, 'VENDOR');
    const { errors } = await write('updateAlarmNotes', 'notes: $text', { id, text: 'x' }, vendor);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('ALM-023 updateAlarmContextualName names an alarm, cut at 100 characters; searching finds it; empty gives back the generated one', async () => {
    const [id] = await alarms({ contextualName: 'Old', text: 'High temp', point: '/Floor 2/VAV 2-1' });
    const long = `Kühlung ${'🧊'.repeat(200)}`;
    const { data } = await write('updateAlarmContextualName', 'contextualName: $text', { id, text: long });
    const name = data?.updateAlarmContextualName?.contextualName ?? '';
    expect([...name]).toHaveLength(100);
    expect(name.endsWith('🧊')).toBe(true);
    const find = async (term: string) =>
      (
        await scene.api.read<{ fastAlarms: Array<{ id: string }> }>(
          'query ($term: String) { fastAlarms(searchTerm: $term) { id } }',
          scene.ada,
          { term },
        )
      ).fastAlarms.map((alarm) => alarm.id);
    expect(await find('kuhlung')).toEqual([id]);
    await write('updateAlarmContextualName', 'contextualName: $text', { id, text: ' ' });
    expect((await read(id))?.contextualName).toContain('High temp');
    expect(await find('kuhlung')).toEqual([]);
    // giving it the name that it has makes the person its author, and records no change
    const rows = await activityOf(id);
    expect(rows).toHaveLength(2);
    await write('updateAlarmContextualName', 'contextualName: $text', { id, text: (await read(id))?.contextualName });
    expect(await activityOf(id)).toEqual(rows);
    const { errors } = await write('updateAlarmContextualName', 'contextualName: $text, expectedVersion: $version', {
      id,
      text: 'Mine',
      version: 1,
    });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('deleting', () => {
  test('ALM-027 deleteAlarms takes alarms out of every list and is told; restoreAlarms brings them back as they are', async () => {
    const [one] = await alarms({ isPinned: true });
    const standard = await scene.api.newPerson(scene.customerId, 'STANDARD');
    expect(await refusal('deleteAlarms', { ids: [one] }, standard)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call('deleteAlarms', { ids: [one] })).toMatchObject(done);
    expect(await read(one)).toBeUndefined();
    const again = await call('pinAlarms', { ids: [one], pin: false });
    expect(again.failures).toEqual([{ id: one, code: 'NOT_FOUND', reason: `Alarm ${one} does not exist` }]);
    expect(await call('restoreAlarms', { ids: [one] })).toMatchObject(done);
    expect(await read(one)).toMatchObject({ status: 'Intake', isPinned: true });
    expect((await activityOf(one)).map(({ field, revValue }) => `${field} ${revValue}`)).toEqual(
      expect.arrayContaining(['isDeleted true', 'isDeleted false']),
    );
    expect((await call('restoreAlarms', { ids: [one] })).failures).toHaveLength(1);
  });
});
