import type { Touched } from '../../domain/alarms/ingest/write-alarms.ts';
import { comparePositions } from '../../domain/alarms/model/state.ts';
import { positionOf } from '../../domain/alarms/rows/alarm-event.ts';
import type { Database } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import type { AlarmHistory } from '../../warehouse/queries/alarm-histories.ts';
import { readArchivedPayloads } from '../messages/archived-payloads.ts';
import { type IntegrationReading, loadReading } from '../normalise/integration-settings.ts';
import { normaliseItem } from '../normalise/normalise-item.ts';
import { normaliserOf } from '../normalise/registry.ts';
import type { Mark } from './marks.ts';

type Attributes = NonNullable<Touched['attributes']>;
interface Run {
  systemId: number;
  /** End of the receipt times that it reads. */
  to: number;
  reading: IntegrationReading | null;
}
/** The event that defines an alarm that a run has touched. */
interface Defining {
  mark: Mark;
  newest: AlarmHistory['events'][number];
  run: Run & { reading: IntegrationReading };
}

export type NewestPayloads = ReturnType<typeof createNewestPayloads>;

/** Reads the defining event of alarms that a reparse has touched: the newest, a return only if there is no other. */
export function createNewestPayloads({ db, warehouse }: { db: Database; warehouse: WarehouseClient }) {
  /** By run: a run reads with one version, and with its settings at the start or a little later. */
  const readings = new Map<string, Promise<Run>>();

  function readingOf(customerId: number, reparseId: string) {
    const known = readings.get(reparseId);
    if (known) return known;
    const loaded = load(customerId, reparseId);
    readings.clear();
    readings.set(reparseId, loaded);
    loaded.catch(() => readings.delete(reparseId));
    return loaded;
  }

  async function load(customerId: number, reparseId: string): Promise<Run> {
    const run = await db('reparses').where({ customer_id: customerId, id: reparseId }).first();
    const reading = await loadReading(db, customerId, run.system_id, run.normaliser);
    return { systemId: run.system_id, to: run.read_to.getTime(), reading };
  }

  /** Returns the payloads of defining events, by id: of the marks, and with one read those that the marks do not hold. */
  async function payloadsOf(customerId: number, defining: readonly Defining[]): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    for (const { mark } of defining)
      if (mark.newest && mark.payload !== null) known.set(mark.newest.payloadId, mark.payload);
    const missing = defining.filter(({ newest }) => !known.has(newest.payloadId));
    const archived = await readArchivedPayloads(
      warehouse,
      customerId,
      missing.map(({ run, newest }) => ({ ...newest, systemId: run.systemId })),
    );
    for (const [id, payload] of archived) known.set(id, payload);
    return known;
  }

  /** Returns the attributes that such an event gives its alarm; null, to keep them, if its payload is no longer stored. */
  function read(customerId: number, { run, newest }: Defining, payload: string | undefined): Attributes | null {
    const normaliser = normaliserOf(run.reading.normaliser);
    if (!normaliser || payload === undefined) return null;
    const { payloadId, receivedAt } = newest;
    const read = normaliseItem({
      normaliser,
      payload,
      payloadId,
      customerId,
      systemId: run.systemId,
      settings: run.reading.settings,
      receivedAtMs: receivedAt,
    });
    const event = read.outcome === 'applied' && read.value.find((one) => one.eventId === newest.id);
    return event ? { event, texts: event, receivedAt, payload: () => payload } : null;
  }

  return {
    /** Returns attributes by alarm, for marks that a reparse has left. */
    async of(
      customerId: number,
      marks: readonly Mark[],
      histories: ReadonlyMap<number, AlarmHistory>,
    ): Promise<Map<number, Attributes>> {
      const defining: Defining[] = [];
      for (const mark of marks) {
        if (!mark.reparse_id) continue;
        const { reading, ...run } = await readingOf(customerId, mark.reparse_id);
        const ordered = histories
          .get(mark.alarm_id)
          ?.events.toSorted((a, b) => comparePositions(positionOf(a), positionOf(b)));
        const newest = ordered?.findLast(({ kind }) => kind !== 'RTN') ?? ordered?.at(-1);
        // an event received after the run's end has given its attributes already
        if (newest && newest.receivedAt < run.to && reading && !reading.problem)
          defining.push({ mark, newest, run: { ...run, reading } });
      }
      const payloads = await payloadsOf(customerId, defining);
      const found = new Map<number, Attributes>();
      for (const one of defining) {
        const attributes = read(customerId, one, payloads.get(one.newest.payloadId));
        if (attributes) found.set(one.mark.alarm_id, attributes);
      }
      return found;
    },
  };
}
