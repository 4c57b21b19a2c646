import { moveRefusal } from '#domain/alarms/decisions/move-refusal.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import type { SeenAlarm } from './decision.ts';

/** Status without a move: a snooze needs an end, and has an action of its own. */
const notByMoving = 'Snoozed';

/** Returns a check whether an alarm can move to a status; for several alarms, whether some can. */
export function useMoves(alarm: SeenAlarm | undefined): (status: string) => boolean {
  const me = useMe();
  return (status) => {
    if (!alarm) return status !== notByMoving;
    const { status: now, state, activeWorkCount: openWorkCount } = alarm;
    const by = {
      canClear: can(me, 'alarms', 'CLOSE'),
      hasWork: me.products.includes('Work'),
      // only existing statuses can be chosen
      customStatuses: [status],
    };
    return (
      status !== now && moveRefusal({ status: now, isActive: state === 'active', openWorkCount }, status, by) === null
    );
  };
}
