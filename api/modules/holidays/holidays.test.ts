import { expect, test } from 'vitest';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { until } from '../../../tests/support/until.ts';

const scene = customerScene();

test('holidays are added, changed and removed by Admins, by date', async () => {
  const manager = await scene.api.newPerson(scene.customerId, 'MANAGER');
  const mutate = async (query: string, by = scene.ada) => {
    const { data, errors } = await scene.api.gql<Record<string, { id: string }>>(`mutation { ${query} }`, by);
    return errors
      ? errors.map(({ extensions, message }) => `${extensions.code}: ${message}`).join()
      : Object.values(data ?? {})[0]?.id;
  };
  const add = (date: string, name: string, by = scene.ada) =>
    mutate(`createHoliday(input: { date: "${date}", name: "${name}", isYearly: true }) { id }`, by);
  const id = await add('2026-12-25', 'Christmas');
  await add('2026-05-01', 'Labor Day');
  expect(await add('2026-12-25', 'christmas')).toBe('CONFLICT: christmas is already on this day');
  expect(await add('2026-13-25', 'Never')).toBe('INVALID: Enter a date as YYYY-MM-DD');
  expect(await add('2026-12-26', 'Boxing Day', manager)).toMatch(/^FORBIDDEN/);
  await mutate(`updateHoliday(id: "${id}", input: { date: "2026-12-24", name: "Christmas Eve" }) { id }`);
  const read = async () =>
    (await scene.api.read<{ holidays: object[] }>('{ holidays { date name isYearly } }', manager)).holidays;
  expect(await read()).toEqual([
    { date: '2026-05-01', name: 'Labor Day', isYearly: true },
    { date: '2026-12-24', name: 'Christmas Eve', isYearly: false },
  ]);
  await mutate(`deleteHoliday(id: "${id}") { id }`);
  await until('the holiday to be gone', async () => (await read()).length === 1);
});
