import type { AlarmEntity } from '../../../domain/alarms/details/entities.ts';
import type { Entity } from '../../../domain/assets/directory.ts';
import type { AlarmMapper } from '../alarms/mappers.ts';

export type AlarmEntityMapper = Entity;
export type AlarmEntityOptionMapper = AlarmEntity;

export interface AlarmsFoundMapper {
  alarms: AlarmMapper[];
  count: number;
}
