import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmmsScene, startCmmsScene } from '../../tests/support/cmms-scene.ts';
import { findStrandedTickets } from './stranded-tickets.ts';

let scene: CmmsScene;
beforeAll(async () => {
  scene = await startCmmsScene();
});
afterAll(() => scene?.stop());

test('tickets that have been on their way for long are found, the oldest first; others are not, or where nobody is to hear of them', async () => {
  const { customerId, db } = scene;
  const one = await scene.connect({ url: 'http://127.0.0.1:9' }, 'maximo');
  const first = await scene.newTicket(one);
  const second = await scene.newTicket(one);
  await scene.newTicket(one, { cmmsSyncStatus: 'Complete' });
  const found = (before: number) => db.transaction((trx) => findStrandedTickets(trx, new Date(before)));
  expect(await found(Date.now() + 60_000)).toEqual([
    { customerId, id: first.id },
    { customerId, id: second.id },
  ]);
  expect(await found(first.changedAt - 60_000)).toEqual([]);
  await db('customers').where({ id: customerId }).update({ is_cmms_sync_enabled: false });
  expect(await found(Date.now() + 60_000)).toEqual([]);
});
