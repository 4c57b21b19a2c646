import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../platform/root.ts';
import { startObixServer } from '../simulators/obix/server.ts';
import { openWay } from '../simulators/pump/machine.ts';
import { gateway, pumpScene } from './support/pump-scene.ts';
import { until } from './support/until.ts';

const scene = pumpScene();
const { newLine, newMachine, shown, configure } = scene;

test('oBIX alarms arrive as records: an acknowledgement and a return change the alarm that is there', async () => {
  const credentials = { username: 'annunciator', password: 'secret' };
  const server = await startObixServer(credentials);
  const line = await newLine({ schema: 'niagara4', etlNormalizeVersion: 'obix-1' });
  const machine = await newMachine(line);
  await machine.set({ secrets: { bas: { origin: server.origin, ...credentials } } });
  await configure(line, { kind: 'OBIX', name: 'Station', url: server.url, secret: 'bas' });
  const at = new Date(Date.now() - 3_600_000).toISOString();
  server.alarms.push({ href: '/obix/alarm/1', timestamp: at, source: 'Jace:AHU_3', text: 'Supply temp high' });
  machine.start();
  const states = () => scene.statesOf(line);
  await until('the alarm', async () => (await states())[0]?.is_active === true);
  (server.alarms[0] as { normalTimestamp?: string }).normalTimestamp = new Date().toISOString();
  await until('its return', async () => (await states())[0]?.is_active === false);
  expect(await states()).toHaveLength(1);
  await server.stop();
});

describe('BACnet/IP notifications, sent by bacpypes3', () => {
  const python = fromRoot('.data', 'tools', 'bacpypes3', 'bin', 'python');
  /** The other side is another library: a virtual environment of its own, made once. */
  beforeAll(async () => {
    if (existsSync(python)) return;
    const run = promisify(execFile);
    const folder = fromRoot('.data', 'tools', 'bacpypes3');
    await mkdir(fromRoot('.data', 'tools'), { recursive: true });
    await run('python3', ['-m', 'venv', folder]);
    await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'bacpypes3==0.0.110']);
  }, 180_000);

  test('a confirmed one is acknowledged once it is on the disk; alarm, acknowledgement and return become one alarm', async () => {
    const line = await newLine({ schema: 'bacnet', etlNormalizeVersion: 'bacnet-json-1' });
    const way = await openWay(gateway());
    const machine = await newMachine(line, way.url);
    const port = 47_900 + (line.systemId % 90);
    await configure(line, { kind: 'BACNET', name: 'Controllers', address: '127.0.0.1', port });
    machine.start();
    await until('it listens', async () => (await shown(line)).report?.sources[0]?.lastReadAt);
    way.disturb = (_, response) => {
      response.destroy();
      return true;
    };
    const device = spawn(python, [
      fromRoot('simulators/bacnet/notify.py'),
      `127.0.0.1:${port + 90}`,
      `127.0.0.1:${port}`,
    ]);
    const answers = createInterface(device.stdout)[Symbol.asyncIterator]();
    const send = async (given: object): Promise<string> => {
      const event = {
        ...{ confirmed: true, object: 'analog-input,12', from: 'normal', to: 'high-limit', type: 'alarm' },
        ...{ eventType: 'out-of-range', text: 'CHW supply temp high', time: '2026-01-05T14:03:22.110', priority: 96 },
        ...given,
      };
      device.stdin.write(`${JSON.stringify(event)}\n`);
      return (await answers.next()).value;
    };
    expect(await send({})).toBe('acknowledged');
    // acknowledged although the cloud is away: it must be on the disk
    await machine.kill();
    machine.start();
    way.disturb = null;
    const states = () => scene.statesOf(line);
    await until('the alarm', async () => (await states())[0]?.is_active === true);
    const begun = Date.now();
    await until('it listens again', async () => {
      const at = (await shown(line)).report?.sources[0]?.lastReadAt;
      return at && Date.parse(at) > begun;
    });
    expect(await send({ type: 'ack-notification', time: '2026-01-05T14:04:00.000' })).toBe('acknowledged');
    expect(await send({ confirmed: false, from: 'high-limit', to: 'normal', time: '2026-01-05T14:05:22.110' })).toBe(
      'sent',
    );
    await until('the return', async () => (await states())[0]?.is_active === false);
    const [state] = await states();
    expect(state).toMatchObject({ point_path: 'analog-input,12' });
    expect(await states()).toHaveLength(1);
    device.stdin.end();
    await way.close();
  }, 120_000);
});
