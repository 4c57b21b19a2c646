import type { AlarmEntity } from '../../../domain/assets/entities.ts';
import type { Entity } from '../../../domain/properties/directory.ts';
import type { AlarmMapper } from '../alarms/mappers.ts';

export type AlarmEntityMapper = Entity;
export type AlarmEntityOptionMapper = AlarmEntity;

export interface AlarmsFoundMapper {
  alarms: AlarmMapper[];
  count: number;
}
