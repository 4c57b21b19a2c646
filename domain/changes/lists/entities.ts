import { changeList } from '../change-list.ts';

export interface EntityChange {
  id: number;
}

/** Places and assets that changed, or whose active alarms did; they are read where they are shown. */
export const entities = changeList<EntityChange>('entities');
