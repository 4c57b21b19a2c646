import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../simulators/bas/random.ts';
import { openWay } from '../simulators/pump/machine.ts';
import { says } from './support/pump-process.ts';
import { alarm, files, gateway, place, pumpScene } from './support/pump-scene.ts';
import { until } from './support/until.ts';

const scene = pumpScene();
const { newLine, newMachine, shown, configure, points, arrived, commandsOf, newest, replay } = scene;

describe('a pump on a machine that has nothing but its file', () => {
  test('INT.1 it is set up and checked with a command each, reads what the console configures, and shows its state', async () => {
    const line = await newLine();
    const machine = await newMachine(line);
    expect(await machine.do('check')).toContain(`Integration ${line.systemId}: the address and the key are right`);
    expect((await shown(line)).report).toBeNull();
    await configure(line, files(machine));
    machine.start();
    await place(machine, 'first.json', 'I-1', 'I-2');
    await arrived(line, ['I-1', 'I-2']);
    const { report } = await until('a report with what was read', async () => {
      const pump = await shown(line);
      return pump.report?.sources[0]?.payloads === 2 && pump.report.undelivered === 0 && pump;
    });
    expect(report).toMatchObject({ isOnline: true, version: '0.1.0', lagSeconds: null, isFull: false, refused: 0 });
    expect(Math.abs(report?.clockSkewSeconds ?? 99)).toBeLessThan(5);
    expect(report?.sources).toMatchObject([{ name: 'Files', isOk: true, detail: null, payloads: 2 }]);
    await until('the contact', async () =>
      scene.road.db('external_system_contacts').where({ system_id: line.systemId }).first(),
    );
    expect((await commandsOf(line)).map((one) => [one.command_type, one.status, one.response])).toEqual([
      ['CONFIG', 'COMPLETE', 'Configuration 1: 1 source'],
    ]);
  });

  test('a wrong key, a wrong address and settings that cannot be read are said in one line', async () => {
    const line = await newLine();
    const wrong = await newMachine({ ...line, key: 'wrong' });
    await expect(wrong.do('check')).rejects.toThrow('The door answered 401: The key is not valid for this integration');
    await expect(wrong.do('setup', '--url=http://example.com', '--integration=8', '--key=x')).rejects.toThrow(
      'https://',
    );
    await wrong.set({ url: 'http://127.0.0.1:9' });
    await expect(wrong.do('check')).rejects.toThrow('127.0.0.1:9 cannot be reached');
    await writeFile(join(wrong.folder, 'pump.json'), '{');
    await expect(wrong.do('run')).rejects.toThrow('pump.json: ');
  });

  test('INT.13 a new configuration is taken while it runs; a source that cannot be read says why and keeps none from the others', async () => {
    const line = await newLine();
    const machine = await newMachine(line);
    await configure(line);
    machine.start();
    await says(machine, 'Configuration 1: 0 sources');
    await configure(line, { ...files(machine), name: 'Elsewhere', path: '/etc' }, files(machine));
    await place(machine, 'a.json', 'C-1');
    await arrived(line, ['C-1']);
    const { report } = await until('the state of both sources', async () => {
      const pump = await shown(line);
      return pump.isConfigCurrent && pump.report?.sources.some(({ isOk }) => !isOk) && pump;
    });
    expect(report?.sources.find(({ name }) => name === 'Elsewhere')?.detail).toContain(
      '/etc is not among the folders that this machine allows',
    );
    const refused = await scene.api.gql(
      `mutation ($config: JSON!) { updateExternalSystemPump(externalSystemId: "${line.systemId}", config: $config) { id } }`,
      scene.provider,
      { config: { sources: [{ kind: 'HTTP', name: 'x', url: 'file:///etc/passwd' }] } },
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('INVALID');
  });
});

test('killed with -9 at random steps, a pump loses no alarm and brings none twice', async () => {
  const random = randomOf(7);
  const line = await newLine();
  const machine = await newMachine(line);
  await configure(line, files(machine), { ...files(machine), name: 'Log', format: 'NDJSON', pattern: '*.log' });
  machine.start();
  const expected: string[] = [];
  for (let round = 0; round < 8; round++) {
    for (let n = 0; n < 5; n++) {
      const names = Array.from({ length: 10 }, (_, at) => `K-${round}-${n}-${at}`);
      expected.push(...names);
      await place(machine, `${round}-${n}.json`, ...names);
    }
    expected.push(`L-${round}`);
    await writeFile(join(machine.alarms, 'alarms.log'), `${JSON.stringify(alarm(`L-${round}`))}\n`, { flag: 'a' });
    const pause = new Promise((resolve) => setTimeout(resolve, 100 + random.next() * 2_000));
    await pause;
    await machine.kill();
    machine.start();
  }
  await arrived(line, expected, 120_000);
  const { rows } = await scene.road.db.raw(
    'select count(*)::int as count from alarm_activity where customer_id = ? and alarm_id in (select id from alarms where customer_id = ? and system_id = ?)',
    [scene.road.customerId, scene.road.customerId, line.systemId],
  );
  expect(rows[0].count).toBeLessThanOrEqual(expected.length * 2);
}, 240_000);

describe('while the cloud is away', () => {
  test('what is read waits on the disk, over a restart, and is delivered in order with the first answer', async () => {
    const line = await newLine();
    const way = await openWay(gateway());
    const machine = await newMachine(line, way.url);
    await configure(line, { ...files(machine), format: 'NDJSON' });
    machine.start();
    await says(machine, 'Configuration 1');
    // a page of the network's sign-in, an answer that is cut off, and a door that is down
    let attempts = 0;
    way.disturb = (_, response) => {
      attempts += 1;
      if (attempts % 3 === 0) response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
      else if (attempts % 3 === 1) response.destroy();
      else response.writeHead(503, { 'retry-after': '1' }).end('{"error":"Events cannot be stored right now"}');
      return true;
    };
    const names = Array.from({ length: 300 }, (_, n) => `W-${n}`);
    await writeFile(join(machine.alarms, 'a.log'), names.map((name) => `${JSON.stringify(alarm(name))}\n`).join(''));
    await until('several attempts', () => attempts > 4);
    await machine.kill();
    machine.start();
    way.disturb = null;
    await arrived(line, names);
    await way.close();
  }, 120_000);

  test('a spool without room stops reading and says so; the sources keep what is not read, and nothing is lost', async () => {
    const line = await newLine();
    const way = await openWay(gateway());
    const machine = await newMachine(line, way.url);
    await machine.set({ spoolMaxMb: 1 });
    await configure(line, { ...files(machine), format: 'NDJSON' });
    way.disturb = (path, response) => {
      if (path.endsWith('/pump')) return false;
      response.writeHead(503).end('{}');
      return true;
    };
    machine.start();
    const names = Array.from({ length: 1_000 }, (_, n) => `F-${n}`);
    const long = 'Supply temperature high. '.repeat(100);
    const lines = names.map((name) => `${JSON.stringify({ ...alarm(name), message: long })}\n`);
    await writeFile(join(machine.alarms, 'a.log'), lines.join(''));
    await says(machine, 'Buffer full');
    await until('the report', async () => (await shown(line)).report?.isFull);
    way.disturb = null;
    await arrived(line, names, 90_000);
    await way.close();
  }, 200_000);

  test('payloads that the door refuses for what they are do not hold up the others, and are kept', async () => {
    const line = await newLine();
    const way = await openWay(gateway());
    const machine = await newMachine(line, way.url);
    await configure(line, { ...files(machine), format: 'NDJSON' });
    machine.start();
    const large = JSON.stringify({ ...alarm('R-2'), message: 'x'.repeat(300_000) });
    const body = [JSON.stringify(alarm('R-1')), large, 'no json', JSON.stringify(alarm('R-3'))].join('\n');
    await writeFile(join(machine.alarms, 'a.log'), `${body}\n`);
    await arrived(line, ['R-1', 'R-3']);
    const kept = await readFile(join(machine.folder, 'pump-data', String(line.systemId), 'refused.ndjson'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ payload: large, reason: 'larger than 256 KB' });
    await until('the report', async () => (await shown(line)).report?.refused === 1);
    await way.close();
  });
});

describe('commands', () => {
  test('INT.17 a replay reads the source again through the pump and says what it read; nothing is there twice', async () => {
    const line = await newLine();
    const machine = await newMachine(line);
    await configure(line, files(machine));
    machine.start();
    await place(machine, 'a.json', 'P-1', 'P-2');
    await arrived(line, ['P-1', 'P-2']);
    await replay(line);
    const ended = await until('the end of the replay', async () => {
      const command = await newest(line);
      return command?.command_type === 'HISTORICAL' && command.status === 'COMPLETE' && command;
    });
    expect(ended.response).toBe('2 payloads read from 1 source');
    expect(await points(line)).toEqual(['P-1', 'P-2']);
  });

  test('INT.15 a kill stops a replay that the pump runs; the pump goes on with what comes next', async () => {
    const line = await newLine();
    const machine = await newMachine(line);
    // a source that never ends its answer
    const hanging = createServer((request, response) => {
      if (request.url === '/history') response.write('[');
      else response.end('[]');
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    await machine.set({ origins: [origin] });
    await configure(line, { kind: 'HTTP', name: 'API', url: `${origin}/`, historyUrl: `${origin}/history` });
    machine.start();
    await replay(line);
    await until('the replay runs', async () => (await newest(line))?.status === 'IN_PROGRESS');
    await scene.api.read(
      `mutation { initiateExternalSystemKill(externalSystemId: "${line.systemId}") }`,
      scene.provider,
    );
    const killed = (await commandsOf(line)).find(({ command_type }) => command_type === 'HISTORICAL');
    expect(killed).toMatchObject({ status: 'FAILED', response: 'Stopped by a kill' });
    await configure(line, files(machine));
    await place(machine, 'a.json', 'Q-1');
    await arrived(line, ['Q-1']);
    await until('the configuration command', async () => (await newest(line))?.status === 'COMPLETE');
    hanging.closeAllConnections();
    hanging.close();
  });

  test('INT.13 a configuration whose pump dies is taken again by its next start; without one the command fails after 15 minutes', async () => {
    const line = await newLine();
    const way = await openWay(gateway());
    const machine = await newMachine(line, way.url);
    await configure(line, files(machine));
    machine.start();
    await until('the first configuration', async () => (await newest(line))?.status === 'COMPLETE');
    const revision = async (): Promise<number> =>
      JSON.parse(await readFile(join(machine.folder, 'pump-data', String(line.systemId), 'config.json'), 'utf8'))
        .revision;
    /** Has the pump take a configuration and dies before it can report the result. */
    const takenAndKilled = async (name: string): Promise<void> => {
      let passes = 0;
      way.disturb = (path, response) => {
        if (!path.endsWith('/pump') || passes-- > 0) return false;
        response.destroy();
        return true;
      };
      await configure(line, { ...files(machine), name });
      passes = 1;
      await until('it to be taken', async () => (await newest(line))?.status === 'IN_PROGRESS');
      await machine.kill();
      way.disturb = null;
    };
    await takenAndKilled('Second');
    expect([1, 2]).toContain(await revision());
    machine.start();
    const taken = await until('the end', async () => {
      const command = await newest(line);
      return command?.status === 'COMPLETE' && command;
    });
    expect(taken.response).toBe('Configuration 2: 1 source');
    expect(await revision()).toBe(2);

    await takenAndKilled('Third');
    const { id } = (await newest(line)) as { id: string };
    await scene.road
      .db('external_system_commands')
      .where({ id })
      .update({ heartbeat_at: new Date(Date.now() - 16 * 60_000) });
    const failed = await until(
      'its failure',
      async () => {
        const command = await newest(line);
        return command?.status === 'FAILED' && command;
      },
      90_000,
    );
    expect(failed.response).toBe('No heartbeat for 15 minutes');
    expect([2, 3]).toContain(await revision());
    machine.start();
    await until('the third configuration', async () => (await shown(line)).isConfigCurrent);
    expect(await newest(line)).toMatchObject({ id, status: 'FAILED' });
    await way.close();
  }, 240_000);

  test('a replay whose pump dies goes on with the next start, and ends once', async () => {
    const line = await newLine();
    const machine = await newMachine(line);
    await configure(line, files(machine));
    machine.start();
    await place(machine, 'a.json', ...Array.from({ length: 50 }, (_, n) => `D-${n}`));
    await until('alarms', async () => (await points(line)).length === 50);
    await replay(line);
    await until('the replay is taken', async () => (await newest(line))?.status !== 'PENDING');
    await machine.kill();
    machine.start();
    const ended = await until('the end', async () => {
      const command = await newest(line);
      return command?.status === 'COMPLETE' && command;
    });
    expect(ended.response).toContain('payloads read from 1 source');
    expect((await commandsOf(line)).filter(({ command_type }) => command_type === 'HISTORICAL')).toHaveLength(1);
  });
});

test('of two pumps with the same key the one that started last reads; the other says so and shows at the integration', async () => {
  const line = await newLine();
  const [first, second] = [await newMachine(line), await newMachine(line)];
  await configure(line, files(first));
  first.start();
  await says(first, 'Configuration 1');
  second.start();
  await says(first, 'Another pump with the same key has started');
  await until('the other is shown', async () => (await shown(line)).report?.otherHost);
  await place(first, 'a.json', 'T-1');
  // the second may not read a folder of the first's machine
  await until('the second works', async () => (await shown(line)).report?.sources[0]?.detail?.includes('allows'));
  expect(await points(line)).toEqual([]);
  // a restart takes over again
  await second.kill();
  await first.kill();
  first.start();
  await arrived(line, ['T-1']);
});
