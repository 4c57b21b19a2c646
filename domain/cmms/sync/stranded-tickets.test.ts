import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmmsScene, startCmmsScene } from '../../../tests/support/cmms-scene.ts';
import { findStrandedTickets } from './stranded-tickets.ts';

let scene: CmmsScene;
beforeAll(async () => {
  scene = await startCmmsScene();
});
afterAll(() => scene?.stop());

test('tickets that have been on their way for long are found by their systems; others are not', async () => {
  const away = { url: 'http://127.0.0.1:9' };
  const one = await scene.connect(away, 'maximo');
  const other = await scene.connect(away, 'maximo', { outbound: { host: 'http://127.0.0.1:10' } });
  const first = await scene.newTicket(one);
  const second = await scene.newTicket(one);
  const third = await scene.newTicket(other);
  await scene.newTicket(one, { cmmsSyncStatus: 'Complete' });
  const found = (before: number) => scene.db.transaction((trx) => findStrandedTickets(trx, new Date(before)));
  const { customerId } = scene;
  expect((await found(Date.now() + 60_000)).sort((a, b) => a.systemId - b.systemId)).toEqual([
    { customerId, systemId: one, ticketIds: [first.id, second.id] },
    { customerId, systemId: other, ticketIds: [third.id] },
  ]);
  expect(await found(first.changedAt - 60_000)).toEqual([]);
});
