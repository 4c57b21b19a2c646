import type { Actor } from '../../origin/actor.ts';
import type { Cause } from '../../origin/cause.ts';
import { changeList } from '../change-list.ts';

export interface ActivityRow extends Actor {
  alarmId: number;
  createdAt: number;
  activityId: string;
  field: string;
  prevValue: string | null;
  revValue: string | null;
  /** Null in rows of before causes were recorded. */
  cause: Cause | null;
  metadata: Record<string, unknown> | null;
  version: number;
}

/** Activity of alarms. */
export const activity = changeList<ActivityRow>('texts');
