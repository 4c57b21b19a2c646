import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { floorsShownMax, roomsShownMax } from '../../constants.ts';
import { colorColumns, type PlaceColors, worstAlarms } from '../map-building-rows.ts';
import type { PolygonShape } from '../shape.ts';
import type { Frame } from './frame.ts';

/** A floor plan as it is described; its file is read apart. */
export interface FloorPlanRow extends Frame {
  floorId: number;
  /** Id of the file: another one has another. */
  fileId: string;
  /** As whoever uploaded it called it. */
  fileName: string;
  /** Milliseconds since the epoch. */
  updatedAt: number;
}

/** A room as a floor plan shows it (MAP.6). */
export interface FloorRoom extends PlaceColors {
  id: number;
  name: string;
  class: string;
  /** Null: it is not drawn yet. */
  shape: PolygonShape | null;
  version: number;
}

/** A floor of a building. */
export interface BuildingFloor extends PlaceColors {
  id: number;
  name: string;
  hasFloorPlan: boolean;
}

const described = `p.floor_id as "floorId", p.kind, p.bounds, p.file_id as "fileId", p.file_name as "fileName",
  (extract(epoch from p.updated_at) * 1000)::bigint as "updatedAt"`;

/** Reads and writes floor plans of one customer. */
export function floorPlanRowsOf(trx: Transaction, customerId: number) {
  const rooms = `select e.id, e.name, e.class, e.version, s.shape, ${colorColumns}
    from entities e
      left join room_shapes s on s.customer_id = e.customer_id and s.room_id = e.id and s.floor_id = e.floor_id
      ${worstAlarms}
    where e.customer_id = :customerId and e.kind = 'space' and e.id <> e.floor_id and e.deleted_at is null`;
  return {
    async byFloor(floorId: number): Promise<FloorPlanRow | null> {
      const { rows } = await trx.raw(
        `select ${described} from floor_plans p where p.customer_id = :customerId and p.floor_id = :floorId`,
        { customerId, floorId },
      );
      return rows[0] ?? null;
    },
    /** Reads the file of a floor plan whose floor exists; null for another one. */
    async file(floorId: number, fileId: string): Promise<{ kind: Frame['kind']; file: Buffer } | null> {
      const { rows } = await trx.raw(
        `select p.kind, p.file from floor_plans p
           join entities e on e.customer_id = p.customer_id and e.id = p.floor_id and e.deleted_at is null
         where p.customer_id = :customerId and p.floor_id = :floorId and p.file_id = :fileId`,
        { customerId, floorId, fileId },
      );
      return rows[0] ?? null;
    },
    /** Reads the rooms on a floor by name, including rooms that are not drawn. */
    async rooms(floorId: number): Promise<FloorRoom[]> {
      const { rows } = await trx.raw(
        `${rooms} and e.floor_id = :floorId order by e.sort_key, e.id limit ${roomsShownMax}`,
        { customerId, floorId },
      );
      return rows;
    },
    /** Reads one room of any floor; null for what is none. */
    async room(id: number): Promise<FloorRoom | null> {
      const { rows } = await trx.raw(`${rooms} and e.id = :id`, { customerId, id });
      return rows[0] ?? null;
    },
    /** Reads the floors of a building, from below as far as their names say so. */
    async floors(buildingId: number): Promise<BuildingFloor[]> {
      const { rows } = await trx.raw(
        `select e.id, e.name, ${colorColumns}, exists (select from floor_plans p
           where p.customer_id = e.customer_id and p.floor_id = e.id) as "hasFloorPlan"
         from entities e ${worstAlarms}
         where e.customer_id = :customerId and e.building_id = :buildingId and e.class = 'Floor' and e.deleted_at is null
         order by e.sort_key, e.id limit ${floorsShownMax}`,
        { customerId, buildingId },
      );
      return rows;
    },
    /** Returns floors that any of these places is or is on, or that an active alarm among these is in. */
    async floorIdsOf(entityIds: readonly number[], alarmIds: readonly number[]): Promise<number[]> {
      const { rows } = await trx.raw(
        `select e.floor_id as id from entities e
         where e.customer_id = :customerId and e.id = any(:entityIds::bigint[]) and e.floor_id is not null
         union
         select e.id from entity_alarms x join entities e on e.customer_id = x.customer_id and e.id = x.entity_id
         where x.customer_id = :customerId and x.alarm_id = any(:alarmIds::bigint[]) and e.class = 'Floor'`,
        { customerId, entityIds: pgArray('bigint', entityIds), alarmIds: pgArray('bigint', alarmIds) },
      );
      return rows.map(({ id }: { id: number }) => id);
    },
    /** Reads the shapes on a floor plan, those of rooms that are elsewhere or deleted too. */
    async shapes(floorId: number): Promise<Array<{ roomId: number; shape: PolygonShape }>> {
      const { rows } = await trx.raw(
        `select room_id as "roomId", shape from room_shapes where customer_id = :customerId and floor_id = :floorId
         order by room_id`,
        { customerId, floorId },
      );
      return rows;
    },
  };
}
