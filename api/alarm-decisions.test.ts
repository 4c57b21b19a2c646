import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../tests/support/test-api.ts';
import { until } from '../tests/support/until.ts';

let api: TestApi;
let customerId: number;
let systemId: number;
let ada: TestPerson;
let nextId = 0;
const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  systemId = await api.newSystem(customerId);
  ada = await api.newPerson(customerId);
});
afterAll(() => api?.stop());

type Stored = Parameters<TestApi['storeAlarms']>[0][number];
/** Alarms of this customer, active in Intake but for what is given. @returns their ids. */
async function alarms(...given: Array<Partial<Stored>>): Promise<string[]> {
  const states = await api.storeAlarms(
    given.map((one) => {
      nextId += 1;
      return { customerId, id: nextId, systemId, latestAlarmAt: Date.now() - hour, ...one } as Stored;
    }),
  );
  return states.map(({ id }) => String(id));
}

interface Result {
  taskId: string | null;
  undoId: string | null;
  affected: number;
  skipped: number;
  failures: Array<{ id: string; code: string; reason: string }>;
}
const answer = '{ taskId undoId affected skipped failures { id code reason } }';
const types: Record<string, string> = {
  ids: '[ID!]',
  expectedVersions: '[Int!]',
  selection: 'AlarmSelection',
  pin: 'Boolean!',
  status: 'String!',
  reason: 'String',
  until: 'DateTime!',
  priority: 'Int',
  isServiceImpacting: 'Boolean',
  undoId: 'ID!',
};
const documentOf = (verb: string, args: object): string => {
  const names = Object.keys(args);
  const type = (name: string) =>
    verb === 'updateAlarmPriority' && name === 'priority'
      ? 'Int!'
      : verb === 'restoreAlarms' && name === 'ids'
        ? '[ID!]!'
        : types[name];
  return `mutation (${names.map((name) => `$${name}: ${type(name)}`).join(', ')})
    { ${verb}(${names.map((name) => `${name}: $${name}`).join(', ')}) ${answer} }`;
};
async function call(verb: string, args: Record<string, unknown>, by: TestPerson = ada): Promise<Result> {
  return (await api.read<Record<string, Result>>(documentOf(verb, args), by, args))[verb] as Result;
}
async function refusal(verb: string, args: Record<string, unknown>, by: TestPerson = ada) {
  const { errors } = await api.gql(documentOf(verb, args), by, args);
  return errors?.[0] && { code: errors[0].extensions.code, message: errors[0].message };
}
const done = { taskId: null, affected: 1, skipped: 0, failures: [] };

interface Read {
  status: string;
  isPinned: boolean;
  state: string;
  severity: string;
  priority: number;
  priorityLastModifiedBy: string | null;
  isServiceImpacting: boolean;
  serviceImpactLastModifiedBy: string | null;
  snoozeExpiresAt: string | null;
  snoozeReason: string | null;
  enteredStatusAt: string;
  contextualName: string;
  notes: string | null;
  version: number;
}
async function read(id: string | undefined): Promise<Read | undefined> {
  const { fastAlarms } = await api.read<{ fastAlarms: Read[] }>(
    `query ($ids: [ID!]!) { fastAlarms(where: { ids: $ids }) { status isPinned state severity priority
      priorityLastModifiedBy isServiceImpacting serviceImpactLastModifiedBy snoozeExpiresAt snoozeReason enteredStatusAt
      contextualName notes version } }`,
    ada,
    { ids: [id] },
  );
  return fastAlarms[0];
}
interface Told {
  field: string;
  prevValue: string | null;
  revValue: string | null;
  user: { displayName: string } | null;
  metadata: { statusUpdateReason: string | null; snoozeReason: string | null; snoozeDuration: number | null } | null;
}
/** What the alarm's activity says, newest first. */
async function told(alarmId: string | undefined, by = ada): Promise<Told[]> {
  const { alarmActivityAndCount } = await api.read<{ alarmActivityAndCount: { alarmActivity: Told[] } }>(
    `query ($alarmId: ID!) { alarmActivityAndCount(where: { alarmId: $alarmId }) { alarmActivity {
      field prevValue revValue user { displayName } metadata { statusUpdateReason snoozeReason snoozeDuration } } } }`,
    by,
    { alarmId },
  );
  return alarmActivityAndCount.alarmActivity;
}
const inAnHour = (): string => new Date(api.clock.now().getTime() + hour).toISOString();

describe('pinning', () => {
  test('ALM-017 pinAlarms takes ids and a pin flag, pins and unpins', async () => {
    const [one, two] = await alarms({}, { isPinned: true });
    expect(await call('pinAlarms', { ids: [one, two], pin: true })).toMatchObject({ affected: 1, skipped: 1 });
    expect([(await read(one))?.isPinned, (await read(two))?.isPinned]).toEqual([true, true]);
    expect((await told(one))[0]).toMatchObject({ field: 'isPinned', prevValue: 'false', revValue: 'true' });
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
    expect((await told(one))[0]).toMatchObject({
      field: 'status',
      prevValue: 'Intake',
      revValue: 'Declined',
      user: { displayName: expect.stringContaining('Person') },
      metadata: { statusUpdateReason: 'Known' },
    });
  });

  test('ALM-111 the reason is mandatory when the customer flag is on; blanks are none', async () => {
    const strict = await api.newCustomer({ isUpdateStatusReasonRequired: true });
    const person = await api.newPerson(strict);
    await api.storeAlarms([{ customerId: strict, id: 1, systemId: await api.newSystem(strict) }]);
    for (const reason of [null, '', ' \n '])
      expect(await refusal('moveAlarms', { ids: ['1'], status: 'Declined', reason }, person)).toEqual({
        code: 'INVALID',
        message: 'A reason is required',
      });
    expect(await call('moveAlarms', { ids: ['1'], status: 'Declined', reason: 'ok' }, person)).toMatchObject(done);
  });

  test('STAT.22: a reason has up to 1,000 characters as people count them, in any script', async () => {
    const [one, two] = await alarms({}, {});
    const family = '👨‍👩‍👧‍👦'.repeat(1_000);
    expect(await call('moveAlarms', { ids: [one], status: 'Declined', reason: family })).toMatchObject(done);
    expect((await told(one))[0]?.metadata?.statusUpdateReason).toBe(family);
    const hebrew = 'המשאבה בתיקון \u200f(B2)';
    await call('moveAlarms', { ids: [two], status: 'Declined', reason: hebrew });
    expect((await told(two))[0]?.metadata?.statusUpdateReason).toBe(hebrew);
    expect(await refusal('moveAlarms', { ids: [one], status: 'Intake', reason: 'x'.repeat(1_001) })).toEqual({
      code: 'INVALID',
      message: 'A reason takes at most 1,000 characters',
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
      reason: expect.stringMatching(/until/),
    });
    expect(await reasonOf(inactive, 'Intake')).toMatchObject({ reason: 'Only an active alarm can be in Intake' });
    expect(await reasonOf(worked, 'Declined')).toMatchObject({
      reason: 'An inactive alarm with open work can only be snoozed',
    });
    expect(await reasonOf(active, 'Made up')).toMatchObject({ reason: 'There is no status "Made up"' });
    const noWork = await api.newCustomer({ products: ['Alarms'] });
    const person = await api.newPerson(noWork);
    await api.storeAlarms([{ customerId: noWork, id: 1, systemId: await api.newSystem(noWork) }]);
    expect((await call('moveAlarms', { ids: ['1'], status: 'Dispatched' }, person)).failures).toHaveLength(1);
  });

  test('STAT.19: moving an active alarm to Inactive clears it: the instance ends by USER, and it takes CLOSE', async () => {
    const [one, two] = await alarms({ severity: 'Fault' }, {});
    const vendor = await api.newPerson(customerId, 'VENDOR');
    expect((await call('moveAlarms', { ids: [one], status: 'Inactive' }, vendor)).failures).toEqual([
      { id: one, code: 'FORBIDDEN', reason: 'You do not have permission to clear alarms' },
    ]);
    expect(await call('moveAlarms', { ids: [one], status: 'Inactive' })).toMatchObject(done);
    expect(await read(one)).toMatchObject({ status: 'Inactive', state: 'inactive', severity: 'Normal' });
    expect((await told(one)).map(({ field }) => field)).toEqual(expect.arrayContaining(['status', 'endTime']));
    await until('the ended instance', async () => {
      const { alarmInstancesAndCount } = await api.read<{
        alarmInstancesAndCount: { alarmInstances: Array<{ endTimeSource: string | null }> };
      }>(
        `query ($alarmId: ID!) { alarmInstancesAndCount(where: { alarmId: $alarmId }) { alarmInstances { endTimeSource } } }`,
        ada,
        { alarmId: one },
      );
      return alarmInstancesAndCount.alarmInstances[0]?.endTimeSource === 'USER';
    });
    // with open work it goes where a return would bring it
    await api
      .db('alarm_state')
      .where({ customer_id: customerId, id: Number(two) })
      .update({ open_work_count: 1 });
    await call('moveAlarms', { ids: [two], status: 'Inactive' });
    expect(await read(two)).toMatchObject({ status: 'Dispatched', state: 'inactive' });
  });
});

describe('snoozing', () => {
  test('ALM-025 ALM-054 snoozeAlarm takes an end and a reason; both directions are told with reason and duration', async () => {
    const [one] = await alarms({});
    const end = inAnHour();
    expect(await call('snoozeAlarm', { ids: [one], until: end, reason: 'Filter change' })).toMatchObject(done);
    expect(await read(one)).toMatchObject({ status: 'Snoozed', snoozeExpiresAt: end, snoozeReason: 'Filter change' });
    const later = new Date(Date.parse(end) + hour).toISOString();
    await call('snoozeAlarm', { ids: [one], until: later });
    expect(await read(one)).toMatchObject({ status: 'Snoozed', snoozeExpiresAt: later, snoozeReason: null });
    const rows = await told(one);
    expect(rows.map(({ field }) => field).sort()).toEqual(['snoozeExpiresAt', 'status']);
    const first = rows.find(({ field }) => field === 'status');
    expect(first?.metadata).toMatchObject({ snoozeReason: 'Filter change' });
    expect((first?.metadata?.snoozeDuration ?? 0) / hour).toBeCloseTo(1, 1);
  });

  test('ALM-026 unsnoozeAlarm ends it: the alarm goes where it belongs now', async () => {
    const [one, two] = await alarms({ status: 'Declined' }, {});
    await call('snoozeAlarm', { ids: [one, two], until: inAnHour() });
    await api
      .db('alarm_state')
      .where({ customer_id: customerId, id: Number(two) })
      .update({ is_active: false });
    expect(await call('unsnoozeAlarm', { ids: [one, two] })).toMatchObject({ affected: 2 });
    expect(await read(one)).toMatchObject({ status: 'Intake', snoozeExpiresAt: null });
    expect(await read(two)).toMatchObject({ status: 'Inactive' });
    expect(await call('unsnoozeAlarm', { ids: [one] })).toMatchObject({ affected: 0, skipped: 1 });
  });

  test('SNZ.1: not in the past, not endless', async () => {
    const [one] = await alarms({});
    const at = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
    expect(await refusal('snoozeAlarm', { ids: [one], until: at(-1) })).toMatchObject({
      code: 'INVALID',
      message: 'A snooze ends in the future',
    });
    expect(await refusal('snoozeAlarm', { ids: [one], until: at(366 * day) })).toMatchObject({
      message: 'A snooze lasts at most 365 days',
    });
    expect(await refusal('snoozeAlarm', { ids: [one], until: 'tomorrow' })).toMatchObject({ code: 'INVALID' });
    expect((await read(one))?.status).toBe('Intake');
  });

  test('SNZ.2: what is over is over when it is read, whether or not anything sweeps', async () => {
    const [one] = await alarms({});
    await call('snoozeAlarm', { ids: [one], until: inAnHour() });
    api.advance(hour);
    expect(await read(one)).toMatchObject({ status: 'Intake', snoozeExpiresAt: null, snoozeReason: null });
    const [last] = await told(one);
    expect(last).toMatchObject({ field: 'status', prevValue: 'Snoozed', revValue: 'Intake', user: null });
    expect(last?.metadata?.snoozeDuration).toBeGreaterThanOrEqual(hour - 1_000);
  });

  test('SNZ.3: raised to the highest priority, or impacting service, it is back at once, by the system', async () => {
    const [one, two] = await alarms({}, {});
    await call('snoozeAlarm', { ids: [one, two], until: inAnHour() });
    await call('updateAlarmPriority', { ids: [one], priority: 5 });
    await call('updateAlarms', { ids: [two], isServiceImpacting: true });
    expect([(await read(one))?.status, (await read(two))?.status]).toEqual(['Intake', 'Intake']);
    expect(
      (await told(two)).find(({ field, revValue }) => field === 'status' && revValue === 'Intake')?.user,
    ).toBeNull();
  });
});

describe('values', () => {
  test('ALM-021 updateAlarmPriority sets 0 to 5 and says who decided', async () => {
    const [one, two] = await alarms({ priority: 3 }, { priority: 3 });
    expect(await call('updateAlarmPriority', { ids: [one, two], priority: 1 })).toMatchObject({ affected: 2 });
    const by = expect.stringContaining('Person');
    expect(await read(one)).toMatchObject({ priority: 1, priorityLastModifiedBy: by });
    expect((await told(one))[0]).toMatchObject({ field: 'priority', prevValue: '3', revValue: '1' });
    expect(await refusal('updateAlarmPriority', { ids: [one], priority: 6 })).toMatchObject({ code: 'INVALID' });
  });

  test('ALM-019 updateAlarms sets what is given of priority and service impact', async () => {
    const [one] = await alarms({});
    await call('updateAlarms', { ids: [one], isServiceImpacting: true, priority: 4 });
    const by = expect.stringContaining('Person');
    expect(await read(one)).toMatchObject({ isServiceImpacting: true, serviceImpactLastModifiedBy: by, priority: 4 });
    expect((await told(one)).map(({ field }) => field).sort()).toEqual(['isServiceImpacting', 'priority']);
  });

  const write = async (verb: string, args: string, variables: object, by = ada) =>
    api.gql<Record<string, Read>>(
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
    const other = await api.newPerson(customerId, 'STANDARD');
    await write('updateAlarmNotes', 'notes: $text', { id, text: 'Belt replaced' }, other);
    expect((await told(id))[0]).toMatchObject({ field: 'notes', prevValue: note, revValue: 'Belt replaced' });
    await write('updateAlarmNotes', 'notes: $text', { id, text: null });
    expect((await read(id))?.notes).toBeNull();
    const vendor = await api.newPerson(customerId, 'VENDOR');
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
        await api.read<{ fastAlarms: Array<{ id: string }> }>(
          'query ($term: String) { fastAlarms(searchTerm: $term) { id } }',
          ada,
          { term },
        )
      ).fastAlarms.map((alarm) => alarm.id);
    expect(await find('kuhlung')).toEqual([id]);
    await write('updateAlarmContextualName', 'contextualName: $text', { id, text: ' ' });
    expect((await read(id))?.contextualName).toContain('High temp');
    expect(await find('kuhlung')).toEqual([]);
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
    const standard = await api.newPerson(customerId, 'STANDARD');
    expect(await refusal('deleteAlarms', { ids: [one] }, standard)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call('deleteAlarms', { ids: [one] })).toMatchObject(done);
    expect(await read(one)).toBeUndefined();
    const again = await call('pinAlarms', { ids: [one], pin: false });
    expect(again.failures).toEqual([{ id: one, code: 'NOT_FOUND', reason: `Alarm ${one} does not exist` }]);
    expect(await call('restoreAlarms', { ids: [one] })).toMatchObject(done);
    expect(await read(one)).toMatchObject({ status: 'Intake', isPinned: true });
    expect((await told(one)).map(({ field, revValue }) => `${field} ${revValue}`)).toEqual(
      expect.arrayContaining(['isDeleted true', 'isDeleted false']),
    );
    expect((await call('restoreAlarms', { ids: [one] })).failures).toHaveLength(1);
  });
});

describe('undo', () => {
  test('STAT.29: status, snooze and the same Intake entry are back; activity keeps both steps', async () => {
    const [one, two] = await alarms({}, { status: 'Declined' });
    const before = [await read(one), await read(two)];
    const { undoId } = await call('snoozeAlarm', { ids: [one, two], until: inAnHour(), reason: 'Oops' });
    expect(await call('undoAlarms', { undoId })).toMatchObject({ affected: 2, failures: [] });
    for (const [index, id] of [one, two].entries())
      expect(await read(id)).toMatchObject({
        status: before[index]?.status,
        enteredStatusAt: before[index]?.enteredStatusAt,
        snoozeExpiresAt: null,
        snoozeReason: null,
      });
    expect((await told(one)).filter(({ field }) => field === 'status')).toHaveLength(2);
  });

  test('STAT.29: a snooze that was ended is back with its end and reason', async () => {
    const [one] = await alarms({});
    const end = inAnHour();
    await call('snoozeAlarm', { ids: [one], until: end, reason: 'Parts' });
    const { undoId } = await call('unsnoozeAlarm', { ids: [one] });
    await call('undoAlarms', { undoId });
    expect(await read(one)).toMatchObject({ status: 'Snoozed', snoozeExpiresAt: end, snoozeReason: 'Parts' });
  });

  test('STAT.29: a cleared alarm is active again, its instance open', async () => {
    const [one] = await alarms({ severity: 'Warn' });
    const { undoId } = await call('moveAlarms', { ids: [one], status: 'Inactive' });
    expect(await call('undoAlarms', { undoId })).toMatchObject({ affected: 1 });
    expect(await read(one)).toMatchObject({ status: 'Intake', state: 'active', severity: 'Warn' });
  });

  test('STAT.29: what has changed since stays as it is, and is said', async () => {
    const [one, two] = await alarms({}, {});
    const { undoId } = await call('moveAlarms', { ids: [one, two], status: 'Declined' });
    const grace = await api.newPerson(customerId);
    await call('moveAlarms', { ids: [one], status: 'Dispatched' }, grace);
    expect(await call('undoAlarms', { undoId })).toMatchObject({
      affected: 1,
      failures: [{ id: one, code: 'CONFLICT', reason: `Alarm ${one} has changed since. It stays as it is.` }],
    });
    expect([(await read(one))?.status, (await read(two))?.status]).toEqual(['Dispatched', 'Intake']);
    // once, and by whoever did it
    expect((await call('undoAlarms', { undoId })).affected).toBe(0);
    expect(await refusal('undoAlarms', { undoId }, grace)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what cannot be', () => {
  test('unknown ids, and those of others, do not exist; the rest is done', async () => {
    const [one] = await alarms({});
    const elsewhere = await api.newCustomer();
    await api.storeAlarms([{ customerId: elsewhere, id: 900_001, systemId: await api.newSystem(elsewhere) }]);
    const ids = ['900001', '900002', 'A1', '-1', '', one];
    const result = await call('pinAlarms', { ids, pin: true });
    expect(result).toMatchObject({ affected: 1 });
    expect(result.failures.map(({ id, code, reason }) => [id, code, reason])).toEqual(
      ids.slice(0, 5).map((id) => [id, 'NOT_FOUND', `Alarm ${id} does not exist`]),
    );
    const { rows } = await api.db.raw('select is_pinned from alarm_state where customer_id = ? and id = 900001', [
      elsewhere,
    ]);
    expect(rows[0].is_pinned).toBe(false);
  });

  test('two people at once: the second conflicts with what the first has done, and nothing is lost', async () => {
    const [one] = await alarms({});
    const grace = await api.newPerson(customerId);
    const expectedVersions = [(await read(one))?.version];
    const both = await Promise.all([
      call('moveAlarms', { ids: [one], expectedVersions, status: 'Declined', reason: 'Ada' }),
      call('snoozeAlarm', { ids: [one], expectedVersions, until: inAnHour(), reason: 'Grace' }, grace),
    ]);
    expect(both.map(({ affected }) => affected).sort()).toEqual([0, 1]);
    expect(both.flatMap(({ failures }) => failures)).toEqual([
      { id: one, code: 'CONFLICT', reason: `Alarm ${one} has changed since you looked at it. Please look again.` },
    ]);
    expect((await told(one)).filter(({ field }) => field === 'status')).toHaveLength(1);
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
    const own = await api.newCustomer();
    const person = await api.newPerson(own);
    const system = await api.newSystem(own);
    const seen = api.clock.now().getTime();
    await api.storeAlarms([
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
    const { rows } = await api.db.raw('select id, status from alarm_state where customer_id = ? order by id', [own]);
    expect(rows.map((row: { status: string }) => row.status)).toEqual([
      'Dispatched',
      'Intake',
      'Dispatched',
      'Intake',
      'Declined',
    ]);
  });

  test('what time alone has brought in since the moment seen was not selected', async () => {
    const own = await api.newCustomer();
    const person = await api.newPerson(own);
    const system = await api.newSystem(own);
    const now = api.clock.now().getTime();
    const since = (id: number, minutes: number) => {
      const at = now - minutes * 60_000;
      return { customerId: own, id, systemId: system, latestAlarmAt: at, changedAt: at };
    };
    await api.storeAlarms([since(1, 30), since(2, 12)]);
    const criteria = [{ field: 'timeInAlarm', values: ['5m..'] }];
    const select = (minutesAgo: number) => ({ criteria, asOf: new Date(now - minutesAgo * 60_000).toISOString() });
    expect(await call('pinAlarms', { selection: select(10), pin: true }, person)).toMatchObject({ affected: 1 });
    expect(await call('pinAlarms', { selection: select(0), pin: true }, person)).toMatchObject({ affected: 1 });
  });

  test('SYS.4: above a hundred it is a job that tells how far it is, alarm by alarm what failed, and ends', async () => {
    const own = await api.newCustomer();
    const person = await api.newPerson(own);
    const system = await api.newSystem(own);
    const ids = Array.from({ length: 250 }, (_, index) => index + 1);
    await api.storeAlarms(ids.map((id) => ({ customerId: own, id, systemId: system, isPinned: id <= 10 })));
    const { taskId } = await call('pinAlarms', { ids: [...ids.map(String), '999'], pin: true }, person);
    expect(taskId).toMatch(/^[0-9a-f-]{36}$/);
    type Job = { taskId: string; status: string; done: number; total: number; affected: number; skipped: number };
    const job = await until('the job to end', async () => {
      const { bulkJobs } = await api.read<{ bulkJobs: Array<Job & Pick<Result, 'failures'>> }>(
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
    const { rows } = await api.db.raw(
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
