import type { ChangedAlarm } from './judge-change.ts';

/** Effect of people's decisions on an alarm that is published independent of open lenses; null for other changes. */
export type HeldChange = 'alarm_held' | 'alarm_unheld' | 'alarm_deleted';

/** Policy heldEvents (ALM.11): into and out of Snoozed, and out of every list. */
export function heldChangeOf({ now, befores }: Pick<ChangedAlarm, 'now' | 'befores'>): HeldChange | null {
  const before = befores[0];
  if (!before) return null;
  if (now.deletedAt !== null) return before.deletedAt === null ? 'alarm_deleted' : null;
  const [was, is] = [before.status === 'Snoozed', now.status === 'Snoozed'];
  return was === is ? null : is ? 'alarm_held' : 'alarm_unheld';
}
