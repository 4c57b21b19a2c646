import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import * as keyset from '../lists/order/keyset.ts';
import type { Shape } from './shape.ts';

/** Facts that color a place (MAP.1). */
export interface PlaceColors {
  /** Active alarms on it or in it. */
  activeAlarmCount: number;
  /** Highest priority of those, 0 to 5; null: there are none. */
  priority: number | null;
  /** Worst service impact of those: RED fails, YELLOW fails while work is open. */
  impact: 'RED' | 'YELLOW' | 'GREEN';
}

/** A building as the map shows it (MAP.1). */
export interface MapBuilding extends PlaceColors {
  id: number;
  name: string;
  sortKey: string;
  geoJson: Shape | null;
  /** Rises with each change of what it is, its shape included. */
  version: number;
}

type Position = Pick<MapBuilding, 'id' | 'sortKey'>;
const keys: Array<keyset.DirectedKey<Position>> = [
  { sql: 'e.sort_key', type: 'text', read: ({ sortKey }) => sortKey, direction: 'asc' },
  { sql: 'e.id', type: 'number', read: ({ id }) => id, direction: 'asc' },
];
const signature = 'MAP';

/** Columns of `PlaceColors`, of entities `e` that are joined with their `worstAlarms`. */
export const colorColumns = `e.active_alarm_count as "activeAlarmCount", a.priority,
  case when a.fails then 'RED' when a.impacts then 'YELLOW' else 'GREEN' end as impact`;

/** The worst of the active alarms of entities `e`; binds `customerId`. */
export const worstAlarms = `left join lateral (
    select max(s.priority) as priority, bool_or(s.is_service_impacting) as impacts,
      bool_or(s.is_service_impacting and s.open_work_count = 0) as fails
    from entity_alarms x join alarm_state s on s.customer_id = :customerId and s.id = x.alarm_id
    where x.customer_id = :customerId and x.entity_id = e.id and s.is_active and s.deleted_at is null) a
  on e.active_alarm_count > 0`;

/** The opaque position of a building in the list. */
export const mapCursorOf = (building: Position): string => keyset.cursorOf(signature, keys, building);

/**
 * Reads buildings with what the map says of their active alarms. Alarms have no strict read policy: the API reads those
 * of the map only through this file, which binds the customer.
 */
export function mapBuildingRowsOf(trx: Transaction, customerId: number) {
  const isBuilding = `e.customer_id = :customerId and e.class = 'Building' and e.deleted_at is null`;
  const select = `select e.id, e.name, e.sort_key as "sortKey", e.version, g.geo_json as "geoJson", ${colorColumns}
    from entities e
      left join entity_shapes g on g.customer_id = e.customer_id and g.entity_id = e.id
      ${worstAlarms}`;
  const matching = (term: string): string => (term === '' ? '' : 'and position(:term in lower(e.name)) > 0');
  return {
    /** Reads a page by name, after the cursor's building. @throws AppError INVALID for another list's cursor. */
    async list(term: string, { limit, after }: { limit: number; after: string | null }): Promise<MapBuilding[]> {
      const start = after === null ? null : keyset.parseCursor(signature, keys, after);
      const { rows } = await trx.raw(
        `${select} where ${isBuilding} ${matching(term)}
           ${start ? 'and (e.sort_key, e.id) > (:name::text, :id::bigint)' : ''}
         order by e.sort_key, e.id limit :limit`,
        { customerId, term, limit, ...(start && { name: start[0] ?? '', id: start[1] ?? 0 }) },
      );
      return rows;
    },
    async count(term: string): Promise<number> {
      const { rows } = await trx.raw(`select count(*) from entities e where ${isBuilding} ${matching(term)}`, {
        ...{ customerId, term },
      });
      return rows[0].count;
    },
    /** Reads buildings by id; others, and deleted ones, are missing. */
    async byIds(ids: readonly number[]): Promise<MapBuilding[]> {
      const { rows } = await trx.raw(`${select} where ${isBuilding} and e.id = any(:ids::bigint[])`, {
        customerId,
        ids: pgArray('bigint', ids),
      });
      return rows;
    },
    /** Returns the ids of buildings that any of these alarms is on or in. */
    async idsOfAlarms(alarmIds: readonly number[]): Promise<number[]> {
      const { rows } = await trx.raw(
        `select distinct e.id from entity_alarms x join entities e on e.customer_id = x.customer_id and e.id = x.entity_id
         where x.customer_id = :customerId and x.alarm_id = any(:ids::bigint[]) and ${isBuilding}`,
        { customerId, ids: pgArray('bigint', alarmIds) },
      );
      return rows.map(({ id }: { id: number }) => id);
    },
    /** Returns which of these are deleted buildings. */
    async deletedOf(ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return [];
      const { rows } = await trx.raw(
        `select e.id from entities e where e.customer_id = :customerId and e.id = any(:ids::bigint[])
           and e.class = 'Building' and e.deleted_at is not null`,
        { customerId, ids: pgArray('bigint', ids) },
      );
      return rows.map(({ id }: { id: number }) => id);
    },
    /** Returns shapes of other buildings, the latest ones: by them swapped coordinates are known. */
    async shapesBeside(id: number, limit: number): Promise<Shape[]> {
      const { rows } = await trx.raw(
        `select g.geo_json as shape from entity_shapes g join entities e on e.customer_id = g.customer_id and e.id = g.entity_id
         where ${isBuilding} and e.id <> :id order by g.updated_at desc, e.id limit :limit`,
        { customerId, id, limit },
      );
      return rows.map(({ shape }: { shape: Shape }) => shape);
    },
  };
}
