import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fakeTimeLibrary, prepareMachine } from '../../engines/machine.ts';
import { fromRoot } from '../../platform/root.ts';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

const clockFile = fromRoot('.data', 'clock');

test("the processes' clock jumps an hour ahead, two back and is right again, while events flow", async () => {
  await prepareMachine({ needs: ['faketime'], say: () => {} });
  await writeFile(clockFile, '+0\n');
  const variables = {
    LD_PRELOAD: String(await fakeTimeLibrary()),
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    // setting a clock does not affect timers
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  const trial = { name: 'clock', seed: seedFrom(14), events: 100_000, eventsPerSecond: 300, variables };
  await survive(trial, async ({ arena, tenant, standstill, listening }) => {
    const pids = arena.processNames.map(arena.pid);
    for (const offset of ['+3600', '-3600', '+0']) {
      await writeFile(clockFile, `${offset}\n`);
      await until('the door to have that time', async () => {
        const { headers } = await fetch(tenant.systems.api.url);
        const ahead = Date.parse(String(headers.get('date'))) - Date.now();
        return Math.abs(ahead - Number(offset) * 1_000) < 600_000;
      });
      const at = Date.now();
      await until(`events to flow at ${offset} s`, () => standstill.hasMovedSince(at + 5_000), 60_000);
      const { rows } = listening.received;
      await until('the live list to go on', () => listening.received.rows > rows);
      await arena.allReady();
      await sleep(5_000);
    }
    expect(listening.received.expired).toBe(0);
    expect(arena.processNames.map(arena.pid)).toEqual(pids);
  });
});
