import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AlarmListScene,
  all,
  idsOf,
  type ListedRow,
  minute,
  newest,
  startAlarmListScene,
} from '../../../tests/support/alarm-list-scene.ts';

let scene: AlarmListScene;
beforeAll(async () => {
  scene = await startAlarmListScene();
});
afterAll(() => scene?.stop());

const sorts = ['ALARM_TIME', 'PRIORITY', 'NUISANCE_COUNT', 'SNOOZE_EXPIRES_AT'].flatMap((field) =>
  ['ASC', 'DESC'].map((direction) => `sort: [{ field: ${field}, direction: ${direction} }]`),
);

describe('pages', () => {
  test('ALM-107 newest on top, 50 rows, deleted alarms and bare returns to normal left out', async () => {
    const page = idsOf(await scene.list(''));
    expect(page).toHaveLength(50);
    expect(page.slice(0, 7)).toEqual([3, 2, 1, 6, 5, 4, 9]);
    expect(await scene.count('where: { ids: ["301", "302"] }')).toBe(0);
    expect(await scene.count('where: {}')).toBe(all);
  });

  test('ALM-136 details of alarms are read 50 at a time', async () => {
    const { alarmsAndCount } = await scene.api.read<{ alarmsAndCount: { count: number; alarms: ListedRow[] } }>(
      '{ alarmsAndCount { count alarms { id } } }',
      scene.person,
    );
    expect(alarmsAndCount.count).toBe(all);
    expect(alarmsAndCount.alarms).toHaveLength(50);
  });

  test.each(sorts)('pages by cursor hold every row once and equal pages by offset: %s', async (sort) => {
    const byCursor = await scene.readAll(sort, 25);
    expect(new Set(byCursor).size).toBe(all);
    expect(byCursor).toHaveLength(all);
    const byOffset: number[] = [];
    for (let offset = 0; offset < all; offset += 25)
      byOffset.push(...idsOf(await scene.list(`${sort}, limit: 25, offset: ${offset}`)));
    expect(byOffset).toEqual(byCursor);
  });

  test('a page behind a cursor stays the same when newer alarms arrive', async () => {
    const own = await scene.api.newCustomer();
    const reader = await scene.api.newPerson(own);
    const rows = (at: number, ...numbers: number[]) =>
      numbers.map((id) => ({ customerId: own, id, latestAlarmAt: at + id }));
    await scene.api.storeAlarms(rows(newest, 1, 2, 3, 4));
    const read = async (args: string) =>
      (await scene.api.read<{ fastAlarms: ListedRow[] }>(`{ fastAlarms(${args}) { id cursor } }`, reader)).fastAlarms;
    const first = await read('limit: 2');
    await scene.api.storeAlarms(rows(newest + minute, 11, 12));
    expect(idsOf(await read(`limit: 2, after: "${first[1]?.cursor}"`))).toEqual([2, 1]);
  });

  test('by priority, then newest on top', async () => {
    const rows = idsOf(await scene.list('sort: [{ field: PRIORITY, direction: DESC }], limit: 4'));
    expect(rows).toEqual([6, 12, 18, 24]);
  });

  test('limits are kept: rows, offsets, ids', async () => {
    expect(await scene.refusalOf('limit: 201')).toMatchObject({ code: 'INVALID', fields: [{ path: 'limit' }] });
    expect(await scene.refusalOf('limit: 2147483647')).toMatchObject({ code: 'INVALID' });
    expect(await scene.refusalOf('limit: -1')).toMatchObject({ code: 'INVALID' });
    expect(await scene.refusalOf('offset: 10001')).toMatchObject({ code: 'INVALID', fields: [{ path: 'offset' }] });
    const many = Array.from({ length: 201 }, (_, i) => `"${i}"`).join();
    expect(await scene.refusalOf(`where: { ids: [${many}] }`)).toMatchObject({ code: 'INVALID' });
    expect(await scene.list('limit: 200')).toHaveLength(all);
  });

  test('a cursor that is garbage, or of another order, is refused', async () => {
    const [row] = await scene.list('limit: 1');
    for (const after of [
      'x',
      "' or 1=1",
      row?.cursor?.slice(3),
      Buffer.from('["ALARM_TIME.DESC",{},1]').toString('base64url'),
    ]) {
      expect(await scene.refusalOf(`after: "${after}"`)).toMatchObject({
        code: 'INVALID',
        fields: [{ path: 'after' }],
      });
    }
    expect(await scene.refusalOf(`after: "${row?.cursor}", sort: [{ field: PRIORITY, direction: ASC }]`)).toMatchObject(
      {
        code: 'INVALID',
      },
    );
  });
});
