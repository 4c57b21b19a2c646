import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Component } from '../../platform/service.ts';
import type { FakeOrder } from '../cmms/orders.ts';
import { maximoProfile } from '../cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../cmms/server.ts';

const shiftMs = 15_000;
const minuteMs = 60_000;

/** Next step of an order by its status, and how long after its last change it is taken. */
const work: Record<string, { afterMs: number; to: string; by: string; comment?: string }> = {
  WAPPR: { afterMs: minuteMs, to: 'APPR', by: 'PLANNER' },
  APPR: { afterMs: 2 * minuteMs, to: 'INPRG', by: 'WILSON', comment: 'On my way' },
  INPRG: { afterMs: 10 * minuteMs, to: 'COMP', by: 'WILSON', comment: 'Done, back to normal' },
};
const lists = {
  location: ['NORTHGATE', 'PLANT', 'LEVEL-1', 'LEVEL-2', 'ROOF'],
  assetnum: ['S-7', 'CHW-P1', 'CHW-P2', ...Array.from({ length: 10 }, (_, index) => `VAV-${index + 1}`)],
  worktype: ['CM', 'EM', 'PM'],
};

/**
 * A Maximo with simulated staff who approve, start and complete orders. Its orders survive a restart.
 * @param deps.stateFile file that stores them.
 */
export function createMaintenance(deps: {
  port: number;
  stateFile: string;
  timezone: string;
  clock: Clock;
  log: Log;
}): Component {
  const { clock, log, stateFile } = deps;
  let system: FakeSystem | undefined;
  let shift: NodeJS.Timeout | undefined;

  async function load(): Promise<FakeOrder[]> {
    try {
      return JSON.parse(await readFile(stateFile, 'utf8')) as FakeOrder[];
    } catch {
      return [];
    }
  }
  async function save(): Promise<void> {
    if (!system) return;
    await mkdir(dirname(stateFile), { recursive: true });
    await writeFile(`${stateFile}.new`, JSON.stringify(system.orders.dump()));
    await rename(`${stateFile}.new`, stateFile);
  }

  function goOn(order: FakeOrder): void {
    const next = work[order.status];
    if (!system || !next || clock.now().getTime() - order.changedAt.getTime() < next.afterMs) return;
    if (next.comment) system.orders.comment(order.id, next.comment, next.by);
    const assignee = next.to === 'INPRG' ? { assignee: next.by } : {};
    system.orders.change(order.id, { status: next.to, ...assignee }, next.by);
    log.info({ order: order.number, reference: order.reference, status: next.to }, 'work went on');
  }

  return {
    async start() {
      system = await startFakeSystem(maximoProfile, { port: deps.port, timezone: deps.timezone });
      system.orders.load(await load());
      for (const [name, values] of Object.entries(lists))
        system.state.lists.set(
          name,
          values.map((value) => ({ value, description: value })),
        );
      shift = setInterval(() => {
        for (const order of system?.orders.search() ?? []) goOn(order);
        save().catch((error: unknown) => log.warn({ err: error }, 'the orders were not kept'));
      }, shiftMs);
    },
    async stop() {
      clearInterval(shift);
      await save();
      await system?.stop();
    },
    health: () => (system ? { ready: true } : { ready: false, reason: 'not listening yet' }),
  };
}
