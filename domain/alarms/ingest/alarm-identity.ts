import { uuidOf } from '../../../platform/ids.ts';
import { identifyingText } from './identifying-text.ts';

export interface AlarmIdentity {
  stationPath: string;
  pointPath: string;
  pointName: string;
  condition: string | null;
  message: string;
}

/**
 * Policy alarmIdentity (ALM.1): the fingerprint, a deterministic UUID, of the alarm an event belongs to within its
 * external system: (station, point, condition). The station takes part because slot paths repeat from one controller to
 * the next. Without a point the text stands in, less what varies from one event to the next. Case and spacing of the
 * condition do not matter; those of the point do.
 */
export function alarmIdentity(systemId: number | string, alarm: AlarmIdentity): string {
  const station = alarm.stationPath.trim();
  const point = alarm.pointPath.trim() || alarm.pointName.trim();
  const condition = fold(alarm.condition ?? '');
  return point === ''
    ? uuidOf('alarm-text', systemId, station, identifyingText(alarm.message), condition)
    : uuidOf('alarm-point', systemId, station, point, condition);
}

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
