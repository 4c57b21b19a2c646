import type { Touched } from '../../domain/alarms/ingest/write-alarms.ts';
import { comparePositions } from '../../domain/alarms/model/state.ts';
import { positionOf } from '../../domain/alarms/rows/alarm-event.ts';
import type { Database } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import type { AlarmHistory } from '../../warehouse/queries/alarm-histories.ts';
import { readArchivedPayloads } from '../archived-payloads.ts';
import { type IntegrationReading, loadReading } from '../normalise/integration-settings.ts';
import { normaliseItem } from '../normalise/normalise-item.ts';
import { normaliserOf } from '../normalise/registry.ts';
import type { Mark } from './mark.ts';

type Attributes = NonNullable<Touched['attributes']>;
interface Run {
  systemId: number;
  /** End of the receipt times that it reads. */
  to: number;
  reading: IntegrationReading | null;
}
type Newest = AlarmHistory['events'][number];

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

  /**
   * Returns the attributes that such an event gives its alarm; null, to keep them, if its payload is no longer stored,
   * or was received after the run's end.
   */
  async function read(customerId: number, mark: Mark, newest: Newest): Promise<Attributes | null> {
    const { systemId, to, reading } = await readingOf(customerId, mark.reparse_id as string);
    const { payloadId, receivedAt } = newest;
    if (!reading || reading.problem || receivedAt >= to) return null;
    const normaliser = normaliserOf(reading.normaliser);
    const payload =
      mark.newest?.payloadId === payloadId
        ? mark.payload
        : (await readArchivedPayloads(warehouse, customerId, [{ systemId, payloadId, receivedAt }])).get(payloadId);
    if (!normaliser || payload == null) return null;
    const { settings } = reading;
    const read = normaliseItem({
      normaliser,
      payload,
      payloadId,
      customerId,
      systemId,
      settings,
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
      const found = new Map<number, Attributes>();
      for (const mark of marks) {
        if (!mark.reparse_id) continue;
        const ordered = histories
          .get(mark.alarm_id)
          ?.events.toSorted((a, b) => comparePositions(positionOf(a), positionOf(b)));
        const newest = ordered?.findLast(({ kind }) => kind !== 'RTN') ?? ordered?.at(-1);
        const attributes = newest && (await read(customerId, mark, newest));
        if (attributes) found.set(mark.alarm_id, attributes);
      }
      return found;
    },
  };
}
