import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findReparse, moveReparse } from '../../domain/repair/reparse/reparse-rows.ts';
import { fromRoot } from '../../platform/root.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { killReparse, startReparse } from '../../workflows/reparse/client.ts';
import { patience } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { type Arena, openArena, type Tenant } from './arena.ts';
import { drained } from './drained.ts';
import { killAtRandom } from './kills.ts';
import { survive } from './survive.ts';

const seed = Number(process.env.FAULT_SEED || 20_261_121);
const name = `seed-${seed}`;
/** Points of the reparsed source and their events: as many windows as a point has events. */
const [points, perPoint] = [200, 24];
let arena: Arena;

/** Starts engines and processes once for both tests: to start them costs as much as a test. */
beforeAll(async () => {
  arena = await openArena(fromRoot('.data', `faults-${name}`), { REPARSE_WINDOW: String(points) });
}, patience(300_000));
afterAll(() => arena?.close());

test(
  `seed ${seed}: while processes and engines are killed with -9, nothing is lost and nothing is there twice`,
  async () => {
    const trial = { name, seed, events: 6_000, eventsPerSecond: 240, arena };
    await survive(trial, killAtRandom([2_000, 3_000]));
  },
  patience(400_000),
);

/** A customer with alternating alarms and returns of some points, one request a minute of the source's time. */
async function sentAlarms(): Promise<Tenant> {
  const tenant = await arena.newTenant();
  const { url, key } = tenant.systems.api;
  const t0 = Date.UTC(2026, 0, 5);
  for (let step = 0; step < perPoint; step += 1) {
    const items = Array.from({ length: points }, (_, point) => ({
      timestamp: new Date(t0 + step * 60_000).toISOString(),
      point: `P-${point}`,
      event: step % 2 === 0 ? 'ALARM' : 'RTN',
      priority: 64,
      message: 'Before',
      note: 'After',
      // the second parse assigns half of the events to other alarms
      tag: point % 2 === 0 ? `P-${point}` : `T-${point}`,
    }));
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(items),
    });
    expect(response.status).toBe(207);
  }
  await drained(arena);
  return tenant;
}

test(
  `seed ${seed}: a reparse survives the death of whatever it stands on, and each event is moved once`,
  async () => {
    const temporal = createTemporal(arena.env);
    onTestFinished(() => temporal.close());
    const tenant = await sentAlarms();
    const systemId = tenant.systems.api.id;
    const of = { customer_id: tenant.customerId, system_id: systemId };
    await arena
      .db('external_systems')
      .where({ customer_id: tenant.customerId, id: systemId })
      .update({ field_map: JSON.stringify({ fields: { message: 'note', pointPath: 'tag' } }) });
    const run = { customerId: tenant.customerId, id: randomUUID() };
    const now = new Date();
    await arena.db('reparses').insert({
      ...of,
      id: run.id,
      normaliser: 'generic-json-1',
      read_to: now,
      is_dry_run: false,
      status: 'IN_PROGRESS',
      created_at: now,
      updated_at: now,
    });
    await startReparse(temporal, run);
    // killed and resumed, as a person would
    await killReparse(temporal, run);
    await until('the kill', async () => (await findReparse(arena.db, run))?.finishedAt, 120_000);
    expect((await findReparse(arena.db, run))?.status).toBe('KILLED');
    await moveReparse(arena.db, run, ['KILLED'], 'IN_PROGRESS', Date.now());
    await startReparse(temporal, run);
    // and the services it depends on are killed
    arena.killProcess('worker');
    await arena.takeAway('clickhouse');
    await arena.bringBack('clickhouse');
    arena.killProcess('relay');
    arena.killProcess('project');
    const progress = () => findReparse(arena.db, run).catch(() => null);
    const isOver = async () => (await progress())?.finishedAt;
    const ended = await until('the end of the run', async () => ((await isOver()) ? progress() : null), 240_000);
    expect(ended).toMatchObject({ status: 'COMPLETE', error: null });
    await drained(arena);

    const given = { customerId: tenant.customerId };
    const [events] = await arena.rows<Record<string, number>>(
      `SELECT count() AS all, uniqExact(event_id) AS once, countIf(message = 'After') AS after FROM events FINAL
     WHERE customer_id = {customerId:UInt32}`,
      given,
    );
    const all = points * perPoint;
    expect(events).toEqual({ all, once: all, after: all });
    const [instances] = await arena.rows<Record<string, number>>(
      `SELECT count() AS all, uniqExact(alarm_id) AS alarms, countIf(ended_at IS NULL) AS open FROM instances FINAL
     WHERE customer_id = {customerId:UInt32}`,
      given,
    );
    expect(instances).toEqual({ all: all / 2, alarms: points, open: 0 });
    const { rows } = await arena.db.raw(
      `select count(*) filter (where s.deleted_at is null and a.text = 'After') as live,
       count(*) filter (where s.deleted_at is not null and a.successor_id is not null) as retired, count(*) as all,
       count(*) filter (where s.is_active or s.status <> 'Inactive') as active
     from alarm_state s join alarms a using (customer_id, id) where s.customer_id = ?`,
      [tenant.customerId],
    );
    expect(rows[0]).toEqual({ live: points, retired: points / 2, all: points + points / 2, active: 0 });
  },
  patience(900_000),
);
