import type { AlarmInstance } from '../../alarms/model/state.ts';
import { changeList } from '../change-list.ts';

export interface InstanceRow extends AlarmInstance {
  version: number;
  /** It is no longer derived from the alarm's events. */
  isDeleted: boolean;
}

/** Occurrences of alarms. */
export const instances = changeList<InstanceRow>('instances');
