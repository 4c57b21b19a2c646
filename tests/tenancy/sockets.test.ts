import { afterAll, beforeAll, expect, test } from 'vitest';
import { requests } from '../../api/live/accept-sockets.ts';
import { protocolsOf } from '../../domain/live/socket-protocols.ts';
import { createLiveClients, credentialsOf, type Watched } from '../support/live-clients.ts';
import { upgrade } from '../support/raw-upgrade.ts';
import { until } from '../support/until.ts';
import { hostileIds, hostileTexts } from './hostile.ts';
import { type Scene, type Side, startScene } from './scene.ts';

/** Arguments of each request of a socket that could reveal a customer's data. */
const recipes: Record<string, (side: Side) => unknown[][]> = {
  lens_open: (side) =>
    [
      {},
      { searchTerm: side.marker },
      { lensId: 'active-alarms' },
      { lensId: side.lensId },
      { criteria: [{ field: 'text', isExclusion: false, values: [side.marker] }] },
      // fields that are ignored
      { customerId: side.customerId, room: side.customerId, 'customer-id': String(side.customerId) },
    ].map((asked, index) => [
      { key: `k${index % 4}`, lensId: null, criteria: [], searchTerm: null, ...asked },
      () => {},
    ]),
  lens_close: (side) => [['k9'], [side.marker]],
  watch: (side) => [[[side.alarmId, '1', side.marker]]],
  badges: (side) => [[['active-alarms', side.lensId, side.alarmId, String(side.customerId)]]],
  map_open: () => [[true]],
  floor_open: (side) => [[side.floors.floorId]],
};

let scene: Scene;
let clients: ReturnType<typeof createLiveClients>;
beforeAll(async () => {
  scene = await startScene();
  clients = createLiveClients(scene.api);
});
afterAll(async () => {
  clients?.close();
  await scene?.api.stop();
});

/** Sends every request that a socket may send. */
function askAll(watched: Watched, side: Side): void {
  for (const event of Object.keys(requests)) {
    const recipe = recipes[event];
    if (!recipe) {
      throw new Error(
        `Sockets may ask ${event}, and nobody has tried it with another customer's ids: add it to \`recipes\` in ` +
          import.meta.filename,
      );
    }
    for (const args of recipe(side)) watched.socket.emit(event as 'lens_close', ...(args as [string]));
  }
}
/** Publishes a change of the customer's alarm and waits until the socket has received it. */
async function change(side: Side, watched: Watched): Promise<void> {
  await until('the alarm', async () => {
    const [row] = (
      await scene.api.db.raw(`select customer_id from alarm_state where customer_id = ?`, [side.customerId])
    ).rows;
    expect(row).toBeTruthy();
    await scene.api.publish(side.customerId, {
      attributes: [{ alarmId: Number(side.alarmId) } as never],
      // a building of the map
      entities: [{ id: Number(side.entityId) }],
    });
    return watched.events.some(([, message]) => JSON.stringify(message).includes(side.marker));
  });
}

test.each(['admin', 'custom'] as const)(
  'a socket of %s hears nothing of another customer, whatever it asks',
  async (who) => {
    const { mine, theirs } = scene;
    const [intruder, owner] = [await clients.signedIn(mine[who]), await clients.signedIn(theirs.admin)];
    askAll(intruder, theirs);
    askAll(owner, theirs);
    askAll(intruder, mine);
    // the owner receives it: there was something to receive
    await change(theirs, owner);
    await change(mine, intruder);
    const badges = () => intruder.of('lens_badge_count_event').flatMap(({ counts }) => counts);
    // a lens is its owner's alone
    const open = who === 'admin' ? ['active-alarms', mine.lensId] : ['active-alarms'];
    await until('badges', () => open.every((id) => badges().some(({ lens }) => lens.id === id)));
    expect(JSON.stringify(intruder.events)).not.toContain(theirs.marker);
    expect(JSON.stringify(owner.events)).not.toContain(mine.marker);
    for (const one of badges()) expect(open.map((id) => ({ lens: { id }, count: 1 }))).toContainEqual(one);
  },
);

test('a handshake for another customer is refused, however it names that customer', async () => {
  const { mine, theirs } = scene;
  const headers = credentialsOf(mine.admin);
  const [me, them] = [mine.customerId, theirs.customerId];
  for (const header of [`${them}`, `${me},${them}`, `${them}.0`, `${them + 2 ** 32}`, '-1', `${them} or true`]) {
    const handshakes: Array<Record<string, string>> = [{ ...headers, 'customer-id': header }];
    if (!/[ ,]/.test(header))
      handshakes.push({ 'sec-websocket-protocol': protocolsOf({ ...mine.admin, customerId: header }).join(', ') });
    for (const given of handshakes) {
      const answer = await upgrade(scene.api.origin, { headers: given });
      expect([answer.status, answer.socket], header).toEqual([403, null]);
      expect(answer.body).toContain('FORBIDDEN');
    }
  }
});

test('what is no request at all harms nobody', async () => {
  const watched = await clients.signedIn(scene.mine.admin);
  for (const event of Object.keys(requests))
    for (const args of [
      [],
      [null],
      [undefined, () => {}],
      [{}, 'no function'],
      [[]],
      // cannot be converted to a text
      [{ toString: 1, valueOf: 1 }],
      [{ key: 'k', lensId: { toString: 1 }, criteria: 'x', searchTerm: [] }, () => {}],
      ...[...hostileIds('5001'), ...hostileTexts].map((one) => [one]),
    ])
      watched.socket.emit(event as 'lens_close', ...(args as [string]));
  for (const event of ['no_such_event', 'error', '__proto__', 'constructor', 'close'])
    watched.socket.emit(event as 'lens_close', 'x');
  expect(await watched.open({})).toEqual({ ok: true });
});
