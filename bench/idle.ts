import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, usageOf } from './product.ts';

const quietMs = 10_000;
const seconds = 30;

/** CPU of each process and engine, as a percentage of a core, while nobody sends or asks anything. */
export async function benchIdle(product: Product, say: (line: string) => void) {
  await sleep(quietMs);
  const used = (): Array<[name: string, seconds: number]> =>
    product.pids().map(([name, pid]) => [name, usageOf(pid).cpuSeconds]);
  const before = new Map(used());
  await sleep(seconds * 1_000);
  const percentOfCore = Object.fromEntries(
    used().map(([name, now]) => [name, Number((((now - (before.get(name) ?? 0)) / seconds) * 100).toFixed(1))]),
  );
  const { 'load generator': _, ...others } = percentOfCore;
  const total = Number(
    Object.values(others)
      .reduce((sum, each) => sum + each, 0)
      .toFixed(1),
  );
  const each = Object.entries(others).map(([name, percent]) => `${name} ${percent}`);
  say(`Idle: ${total} % of a core (${each.join(', ')})`);
  return { total, percentOfCore };
}
