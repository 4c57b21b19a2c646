import { writeProperties } from '../../../domain/alarms/rows/alarm-property-rows.ts';
import { groupChanges } from '../../../domain/incidents/group-changes.ts';
import { storeEntities } from '../relation-scene.ts';
import type { TestApi } from '../test-api.ts';

export const minute = 60_000;

type Stored = Parameters<TestApi['storeAlarms']>[0][number];

/** A plant of a customer: assets that feed each other, and alarms on them that start, end and are grouped. */
export async function storePlant(
  api: TestApi,
  { customerId, systemId }: { customerId: number; systemId: number },
  feeds: ReadonlyArray<readonly [source: string, target: string]>,
  firstAlarm = 1,
) {
  const names = [...new Set(feeds.flat())];
  const assets = await storeEntities(
    api.db,
    customerId,
    names.map((name) => ({ name, class: name.startsWith('R-') ? 'Room' : 'Equipment' })),
  );
  const idOf = (name: string): number => {
    const id = assets[name];
    if (id === undefined) throw new Error(`There is no asset ${name}`);
    return id;
  };
  const by = { customer_id: customerId, created_at: new Date(0), origin: 'PERSON', kind: 'feeds', status: 'CONFIRMED' };
  const edges = feeds.map(([source, target]) => ({ ...by, source_id: idOf(source), target_id: idOf(target) }));
  for (let at = 0; at < edges.length; at += 1_000) await api.db('entity_relations').insert(edges.slice(at, at + 1_000));
  const from = api.clock.now().getTime() - 60 * minute;
  let nextId = firstAlarm;
  const starts = new Map<number, number>();

  return {
    idOf,
    from,
    /** Stores active alarms in Intake, each on an asset, that started some minutes after `from`. @returns their numbers. */
    async alarms(...given: Array<{ on: string; at: number } & Partial<Stored>>): Promise<number[]> {
      const ids = given.map(() => nextId++);
      await api.storeAlarms(
        given.map(({ on, at, ...more }, index) => ({
          ...{ customerId, systemId, id: ids[index] as number, latestAlarmAt: from + at * minute },
          ...{ contextualName: `${on} failed`, ...more },
        })),
      );
      await api.db.transaction((trx) =>
        writeProperties(
          trx,
          customerId,
          given.map(({ on }, index) => ({
            id: ids[index] as number,
            pointEntityId: null,
            properties: [{ type: 'asset_name', value: [on], confidence: 1, by: 'PARSER', entityId: idOf(on) }],
          })),
        ),
      );
      given.forEach(({ at }, index) => {
        starts.set(ids[index] as number, from + at * minute);
      });
      return ids;
    },
    /** Groups alarms by their starts, as the consumer does. */
    group: (...ids: number[]) =>
      groupChanges(
        { db: api.db, clock: api.clock, customer: { id: customerId } },
        { starts: ids.map((alarmId) => ({ alarmId, at: starts.get(alarmId) ?? 0 })), touched: [] },
      ),
    /** Writes what a source changes of an alarm's state. */
    async change(id: number, change: Partial<Record<'is_active' | 'latest_alarm_at' | 'latest_end_at', unknown>>) {
      if (change.latest_alarm_at instanceof Date) starts.set(id, change.latest_alarm_at.getTime());
      await api.db('alarm_state').where({ customer_id: customerId, id }).update(change);
    },
    /** Returns the groups as stored: alarms of one incident together, alone ones as one each, in the order of their numbers. */
    async groups(): Promise<number[][]> {
      const rows: Array<{ alarm_id: number; incident_id: number | null }> = await api
        .db('incident_starts')
        .where({ customer_id: customerId, is_latest: true })
        .orderBy('alarm_id')
        .select('alarm_id', 'incident_id');
      const groups = new Map<string, number[]>();
      for (const { alarm_id, incident_id } of rows) {
        const key = incident_id === null ? `alone ${alarm_id}` : String(incident_id);
        groups.set(key, [...(groups.get(key) ?? []), Number(alarm_id)]);
      }
      return [...groups.values()];
    },
  };
}
export type Plant = Awaited<ReturnType<typeof storePlant>>;
