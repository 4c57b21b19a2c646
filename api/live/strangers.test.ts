import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socketPath } from '../../domain/live/socket-events.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { upgrade } from '../../tests/support/raw-upgrade.ts';
import { until } from '../../tests/support/until.ts';

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterAll(async () => {
  scene?.clients.close();
  await scene?.stop();
});

/** More than the maximum of sockets of a process. */
const tries = 2_050;
const addresses = 250;
const token = (): string => randomBytes(32).toString('base64url');

/** Requests a socket, or polling, without valid credentials, from one of the strangers' addresses. */
async function intrude(index: number): Promise<string> {
  const localAddress = `127.0.1.${(index % addresses) + 1}`;
  const ways: Array<NonNullable<Parameters<typeof upgrade>[1]>> = [
    {},
    { headers: { authorization: `Bearer ${token()}` } },
    { headers: { 'sec-websocket-protocol': `annunciator, bearer.${token()}, customer.${scene.customerId}` } },
    { path: `${socketPath}/?EIO=4&transport=polling` },
  ];
  // refused with an answer or without: no socket is opened
  return upgrade(scene.api.origin, { ...ways[index % ways.length], localAddress }).then(
    ({ status, socket }) => (socket ? 'a socket' : String(status)),
    () => 'closed',
  );
}

test('whoever goes away while they are looked at harms nobody', async () => {
  const { hostname, port } = new URL(scene.api.origin);
  const gone = Array.from({ length: 200 }, async (_, index) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.2.${index + 1}` });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `GET ${socketPath}/?EIO=4&transport=websocket HTTP/1.1\r\nhost: ${hostname}\r\nconnection: Upgrade\r\n` +
        `upgrade: websocket\r\nauthorization: Bearer ${token()}\r\n\r\n`,
    );
    await sleep(index % 20);
    socket.resetAndDestroy();
  });
  await Promise.all(gone);
  const watched = await scene.clients.signedIn(scene.person);
  expect(await watched.open({})).toEqual({ ok: true });
  watched.socket.disconnect();
});

test('2,050 strangers have no socket; meanwhile somebody signed in connects and receives of changes', async () => {
  const before = await scene.clients.signedIn(scene.person);
  await before.open({});
  const newcomer = await scene.api.newPerson(scene.customerId);
  const outcomes: string[] = [];
  const intruders = Array.from({ length: tries }, async (_, index) => outcomes.push(await intrude(index)));
  // not queued behind them: all were sent
  const watched = await scene.clients.signedIn(newcomer);
  await watched.open({});
  const state = await scene.newAlarm();
  await scene.api.publish(scene.customerId, { alarms: [{ state, previous: null }] });
  const receives = (one: typeof watched) =>
    one.of('lens_event').some(({ data }) => data.entity.id === String(state.id));
  await until('both to hear of it', () => receives(before) && receives(watched));
  await Promise.all(intruders);
  expect(outcomes).toHaveLength(tries);
  expect(outcomes).not.toContain('a socket');
  expect(outcomes).toContain('401');
  expect(await scene.api.metrics()).toMatch(/annunciator_live_sockets\{[^}]*\} 2\b/);
});
