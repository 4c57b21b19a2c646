import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

/** Creates an admin of a customer with alarms in the given statuses, numbered from 1. */
async function customerWith(...statuses: Array<{ status: string; isActive?: boolean }>): Promise<TestPerson> {
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms(
    statuses.map((state, index) => ({ customerId, id: index + 1, systemId, latestAlarmAt: Date.now(), ...state })),
  );
  return api.newPerson(customerId);
}
const run = (by: TestPerson, verb: string, args: string, fields = 'name') =>
  api.gql<Record<string, unknown>>(`mutation { ${verb}(${args}) { ${fields} } }`, by);
const statusesOf = async (by: TestPerson): Promise<string[]> =>
  (
    await api.read<{ alarmStatuses: Array<{ name: string; isCustom: boolean }> }>(
      '{ alarmStatuses { name isCustom } }',
      by,
    )
  ).alarmStatuses.flatMap(({ name, isCustom }) => (isCustom ? [name] : []));
const alarmsOf = async (by: TestPerson): Promise<Array<{ id: string; status: string }>> =>
  (
    await api.read<{ alarmsAndCount: { alarms: Array<{ id: string; status: string }> } }>(
      '{ alarmsAndCount { alarms { id status } } }',
      by,
    )
  ).alarmsAndCount.alarms.toSorted((a, b) => Number(a.id) - Number(b.id));
const codeOf = ({ errors }: Awaited<ReturnType<typeof run>>) => errors?.[0]?.extensions.code;

test('ALM-032 ALM-125 createAlarmStatus gives a status that alarms can be moved to; one that exists, whatever its case, is refused', async () => {
  const ada = await customerWith({ status: 'Intake' });
  expect((await run(ada, 'createAlarmStatus', 'name: "  Waiting  for 部品 "')).data).toEqual({
    createAlarmStatus: { name: 'Waiting for 部品' },
  });
  expect(await statusesOf(ada)).toEqual(['Waiting for 部品']);
  await run(ada, 'moveAlarms', 'ids: ["1"], status: "Waiting for 部品"', 'affected');
  expect(await alarmsOf(ada)).toEqual([{ id: '1', status: 'Waiting for 部品' }]);
  for (const name of ['WAITING FOR 部品', 'intake', 'Active Alarms']) {
    const { errors } = await run(ada, 'createAlarmStatus', `name: "${name}"`);
    expect(errors?.[0]).toMatchObject({
      message: `Custom system lens "${name}" already exists.`,
      extensions: { code: 'CONFLICT' },
    });
  }
  for (const name of [' ', 'x'.repeat(51)])
    expect(codeOf(await run(ada, 'createAlarmStatus', `name: "${name}"`))).toBe('INVALID');
});

test('ALM-010 alarmStatusesCustom names them with how many alarms have each, and each has a lens of its name', async () => {
  const ada = await customerWith({ status: 'Vendor' }, { status: 'Vendor' }, { status: 'Intake' });
  await run(ada, 'createAlarmStatus', 'name: "Vendor"');
  const read = await api.read<{
    alarmStatusesCustom: unknown[];
    lenses: Array<{ id: string; name: string; groupLabel: string }>;
  }>('{ alarmStatusesCustom { name alarmCount } lenses { id name groupLabel } }', ada);
  expect(read.alarmStatusesCustom).toEqual([{ name: 'Vendor', alarmCount: 2 }]);
  const lens = read.lenses.find(({ name }) => name === 'Vendor');
  expect(lens?.groupLabel).toBe('Standard Lenses');
  const { fastAlarms } = await api.read<{ fastAlarms: unknown[] }>(`{ fastAlarms(lensId: "${lens?.id}") { id } }`, ada);
  expect(fastAlarms).toHaveLength(2);
});

test('ALM-033 updateAlarmStatus renames one, and alarms follow', async () => {
  const ada = await customerWith({ status: 'Vendor' });
  await run(ada, 'createAlarmStatus', 'name: "Vendor"');
  await run(ada, 'createAlarmStatus', 'name: "Parts"');
  expect((await run(ada, 'updateAlarmStatus', 'name: "Vendor", newName: "At the vendor"')).errors).toBeUndefined();
  expect(await statusesOf(ada)).toEqual(['At the vendor', 'Parts']);
  expect(await alarmsOf(ada)).toEqual([{ id: '1', status: 'At the vendor' }]);
  expect(codeOf(await run(ada, 'updateAlarmStatus', 'name: "Parts", newName: "AT THE VENDOR"'))).toBe('CONFLICT');
  expect(codeOf(await run(ada, 'updateAlarmStatus', 'name: "Gone", newName: "Else"'))).toBe('NOT_FOUND');
  expect(codeOf(await run(ada, 'updateAlarmStatus', 'name: "Intake", newName: "Else"'))).toBe('INVALID');
});

test('ALM-034 STAT.20: removeAlarmStatus takes one away, and alarms go where they belong', async () => {
  const ada = await customerWith({ status: 'Vendor' }, { status: 'Vendor', isActive: false }, { status: 'Declined' });
  await run(ada, 'createAlarmStatus', 'name: "Vendor"');
  const { data } = await run(ada, 'removeAlarmStatus', 'name: "vendor"', 'name affected');
  expect(data).toEqual({ removeAlarmStatus: { name: 'Vendor', affected: 2 } });
  expect((await alarmsOf(ada)).map(({ status }) => status)).toEqual(['Intake', 'Inactive', 'Declined']);
  expect(await statusesOf(ada)).toEqual([]);
  const { data: moved } = await run(ada, 'moveAlarms', 'ids: ["3"], status: "Vendor"', 'failures { reason }');
  expect(moved).toEqual({ moveAlarms: { failures: [{ reason: 'Status "Vendor" not found' }] } });
});

test('only admins change statuses', async () => {
  const ada = await customerWith();
  const manager = await api.newPerson(ada.customerId, 'MANAGER');
  for (const [verb, args] of [
    ['createAlarmStatus', 'name: "Mine"'],
    ['updateAlarmStatus', 'name: "A", newName: "B"'],
    ['removeAlarmStatus', 'name: "A"'],
  ] as const)
    expect(codeOf(await run(manager, verb, args))).toBe('FORBIDDEN');
});
