import { moveRefusal } from '#domain/alarms/decisions/move-refusal.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import type { SeenAlarm } from './decision.ts';

/** A snooze needs an end, so that it has a verb of its own. */
const notByMoving = 'Snoozed';

/** Returns a check if an alarm can move to a status; for many, if some may. */
export function useMoves(alarm: SeenAlarm | undefined): (status: string) => boolean {
  const me = useMe();
  return (status) => {
    if (!alarm) return status !== notByMoving;
    const { status: now, state, activeWorkCount: openWorkCount } = alarm;
    const by = {
      canClear: can(me, 'alarms', 'CLOSE'),
      hasWork: me.products.includes('Work'),
      // only statuses that there are can be chosen
      customStatuses: [status],
    };
    return (
      status !== now && moveRefusal({ status: now, isActive: state === 'active', openWorkCount }, status, by) === null
    );
  };
}
