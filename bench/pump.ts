import { appendFile, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { newKey } from '../domain/integrations/keys.ts';
import { newPumpMachine, openWay, type PumpMachine } from '../simulators/pump/machine.ts';
import { arrived, counted } from './load.ts';
import { ofNewCustomer, type Product, usageOf } from './product.ts';
import { createTraffic } from './traffic.ts';

/** Steady rate, written to a file in so many parts a second, for so long. */
const [eventsPerSecond, partsPerSecond, seconds] = [200, 10, 60];
/** Lines that are written at once while the cloud is away. */
const linesAtOnce = 10_000;
/** Bytes of a spooled payload beside itself (pump/disk/spool.ts). */
const headBytes = 16;

/**
 * Measures the pump's program, which reads a file that grows: its memory at a steady rate; then, with the cloud away, until a
 * number of events is on its disk, and from the first request that is answered again until all of them are in the warehouse.
 * @throws Error unless each event is there, once.
 */
export async function benchPump(product: Product, { spooled, say }: { spooled: number; say: (line: string) => void }) {
  const own = await ofNewCustomer(product);
  const key = newKey();
  const systemId = await createExternalSystem(own.db, {
    ...{ customerId: own.customerId, name: 'pump', displayName: 'Pump', schema: 'generic', licenseKey: key },
    ...{ connectionType: 'DATAPUMP', etlNormalizeVersion: 'generic-json-1' },
  });
  const way = await openWay(product.gateway);
  const machine = await newPumpMachine({ url: way.url, systemId, key });
  try {
    await configure(own, systemId, machine);
    machine.start();
    const traffic = createTraffic([systemId], Date.now() - 2 * 3_600_000);
    const file = join(machine.alarms, 'alarms.log');
    const write = async (events: number): Promise<number> => {
      const lines = traffic.items(systemId, events);
      await appendFile(file, `${lines.join('\n')}\n`);
      return lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    };

    const before = usageOf(machine.pid()).cpuSeconds;
    const begin = performance.now();
    for (let n = 0; n < seconds * partsPerSecond; n += 1) {
      await sleep(Math.max(0, begin + (n * 1_000) / partsPerSecond - performance.now()));
      await write(eventsPerSecond / partsPerSecond);
    }
    await arrived(own, traffic.made());
    const steady = usageOf(machine.pid());
    const shareOfCore = (steady.cpuSeconds - before) / seconds;
    say(
      `A pump at ${eventsPerSecond} events/s: at most ${steady.peakMb} MB, ${(shareOfCore * 100).toFixed(1)} % of a core`,
    );

    way.disturb = (_, response) => {
      response.destroy();
      return true;
    };
    const spool = join(machine.folder, 'pump-data', String(systemId), 'spool');
    const awayAt = performance.now();
    let bytes = 0;
    for (let left = spooled; left > 0; left -= linesAtOnce) {
      const events = Math.min(linesAtOnce, left);
      bytes += (await write(events)) + events * headBytes;
    }
    await counted(() => undelivered(spool), bytes);
    const spoolSeconds = (performance.now() - awayAt) / 1_000;
    const away = usageOf(machine.pid());
    say(
      `With the cloud away: ${spooled.toLocaleString('en')} events spooled at ${perSecond(spooled, spoolSeconds)}/s, ${Math.round(bytes / 2 ** 20)} MB on the disk, at most ${away.peakMb} MB of memory`,
    );

    const backAt = performance.now();
    let [firstAt, lastAt] = [0, 0];
    way.disturb = (path) => {
      if (path.endsWith('/events')) {
        lastAt = performance.now();
        firstAt ||= lastAt;
      }
      return false;
    };
    await arrived(own, traffic.made());
    const drainSeconds = (performance.now() - firstAt) / 1_000;
    const doorSeconds = (lastAt - firstAt) / 1_000;
    await assertWhole(own, traffic.made());
    const drained = usageOf(machine.pid());
    say(
      `With the cloud back: drained at ${perSecond(spooled, drainSeconds)}/s into Postgres and ClickHouse (doors ${perSecond(spooled, doorSeconds)}/s), begun after ${Math.round((firstAt - backAt) / 1_000)} s, each of ${traffic.made().toLocaleString('en')} events there once, at most ${drained.peakMb} MB`,
    );
    return {
      steady: { eventsPerSecond, peakMb: steady.peakMb, shareOfCore },
      spool: { events: spooled, perSecond: Math.round(spooled / spoolSeconds), peakMb: away.peakMb },
      drain: {
        perSecond: Math.round(spooled / drainSeconds),
        doorsPerSecond: Math.round(spooled / doorSeconds),
        begunAfterMs: Math.round(firstAt - backAt),
        peakMb: drained.peakMb,
      },
    };
  } finally {
    await machine.remove();
    await way.close();
  }
}

const perSecond = (events: number, took: number): string => Math.round(events / took).toLocaleString('en');

/** Has the pump read its folder, as the console would. */
async function configure({ db, customerId }: Product, systemId: number, { alarms }: PumpMachine): Promise<void> {
  const source = { kind: 'FOLDER', name: 'Alarms', path: alarms, format: 'NDJSON', everySeconds: 1 };
  await db('pumps').insert({
    ...{ customer_id: customerId, system_id: systemId, config_revision: 1 },
    config: JSON.stringify({ pollSeconds: 1, sources: [source] }),
  });
}

/** Bytes in a spool after the position that is noted as delivered. */
async function undelivered(spool: string): Promise<number> {
  const cursor: { segment: number; offset: number } = JSON.parse(await readFile(join(spool, 'cursor.json'), 'utf8'));
  const sizes = (await readdir(spool))
    .filter((name) => name.endsWith('.seg') && Number.parseInt(name, 10) >= cursor.segment)
    .map(async (name) => {
      // one that is gone since was delivered
      const { size } = await stat(join(spool, name)).catch(() => ({ size: 0 }));
      return Number.parseInt(name, 10) === cursor.segment ? Math.max(0, size - cursor.offset) : size;
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Each event has a millisecond of its own, and the next the one after. @throws Error if one is missing or there twice. */
async function assertWhole({ warehouse, customerId }: Product, events: number): Promise<void> {
  const answer = await warehouse.query({
    query: `SELECT count() AS rows, uniqExact(payload_id) AS payloads, uniqExact(occurred_at) AS times,
        toUnixTimestamp64Milli(max(occurred_at)) - toUnixTimestamp64Milli(min(occurred_at)) + 1 AS span
      FROM events FINAL WHERE customer_id = {customerId:UInt32}`,
    query_params: { customerId },
    format: 'JSONEachRow',
  });
  const [found] = await answer.json<Record<'rows' | 'payloads' | 'times' | 'span', string>>();
  const isWhole = found && Object.values(found).every((value) => Number(value) === events);
  if (!isWhole) throw new Error(`${events} events were sent, and there are ${JSON.stringify(found)}`);
}
