import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quantile } from '../../bench/load.ts';
import { fromRoot } from '../../platform/root.ts';
import { type AttackName, attacks } from '../attacks/attacks.ts';
import { doWhatOthersDo, enrol, type Place, type Waits } from '../attacks/everybody-else.ts';
import type { Targets } from '../attacks/targets.ts';
import { underAttack } from '../attacks/under-attack.ts';
import { type Arena, openArena, type Tenant } from '../faults/arena.ts';

/** Duration of an attack: enough for a test; measurements need more, e.g. ATTACK_SECONDS=60. */
const seconds = Number(process.env.ATTACK_SECONDS ?? 15);
const report: Record<string, object> = {};
let arena: Arena;
let place: Place;
let targets: Targets;

beforeAll(async () => {
  arena = await openArena(fromRoot('.data', 'attacks'));
  const tenant = await arena.newTenant();
  const person = await arena.newPerson(tenant.customerId);
  const others = await Promise.all(Array.from({ length: 20 }, () => arena.newPerson(tenant.customerId)));
  const port = (url: string): number => Number(new URL(url).port);
  place = { api: arena.apiOrigin, tenant, person, half: await newHalf(tenant) };
  targets = {
    apiPort: port(arena.apiOrigin),
    gatewayPort: port(tenant.systems.api.url),
    mailPort: port(tenant.systems.mail.url),
    systemId: tenant.systems.api.id,
    victim: person.email,
    others: others.map(({ email }) => email),
  };
  await arena.allReady();
  report['nobody attacks'] = figuresOf(await doWhatOthersDo(place, seconds));
});

afterAll(async () => {
  await arena?.close();
  await mkdir(fromRoot('.data', 'reports'), { recursive: true });
  await writeFile(fromRoot('.data', 'reports', 'attacks.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
});

/** A person with ten recovery codes: enough for one attack. */
async function newHalf({ customerId }: Tenant): Promise<Place['half']> {
  const person = await arena.newPerson(customerId);
  return { ...person, recoveryCodes: await enrol(arena.apiOrigin, person) };
}

test.each(Object.keys(attacks) as AttackName[])('%s, from 250 addresses: everybody else goes on', async (name) => {
  let waits: Waits | undefined;
  place.half = await newHalf(place.tenant);
  const strangers = await underAttack(name, targets, async () => {
    waits = await doWhatOthersDo(place, seconds);
  });
  report[name] = { ...figuresOf(waits as Waits), strangers };
  expect(waits?.problems).toEqual([]);
  expect(Object.values(strangers).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
});

/** Computes counts, and medians and 99th percentiles in ms. */
function figuresOf({ problems, ...waits }: Waits): object {
  const figures = Object.entries(waits).map(([name, values]) => [
    name,
    { n: values.length, p50: Math.round(quantile(values, 0.5)), p99: Math.round(quantile(values, 0.99)) },
  ]);
  return { ...Object.fromEntries(figures), problems: problems.slice(0, 10) };
}
