import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import { reasonSchema } from '../../texts.ts';
import type { AlarmState } from '../model/state.ts';
import { latestInstance } from '../rows/latest-instance.ts';
import { countEnd } from '../rows/nuisance.ts';
import { nextStatus } from '../rows/status-table.ts';
import { changeStatus } from './change-status.ts';
import { moveRefusal } from './move-refusal.ts';
import { type Decision, defineVerb } from './verb.ts';

/**
 * Moves alarms to a status (STAT.18, STAT.21), with a reason where the customer wants one (ALM-111). Moving an active
 * alarm to Inactive clears it (STAT.19).
 */
export const moveAlarms = defineVerb({
  name: 'moveAlarms',
  input: z.object({ status: z.string().max(200), reason: reasonSchema }),
  assert(ctx, { reason }) {
    assertPermission(ctx, 'alarms', 'EDIT');
    if (reason === null && ctx.customer.isUpdateStatusReasonRequired) {
      const message = alarmTexts.reasonRequired;
      throw invalid(message, [{ path: 'reason', message }]);
    }
  },
  decide(before, { status, reason }, by) {
    if (status === before.status) return null;
    const { now } = by;
    const refused = moveRefusal(before, status, by);
    if (refused) return refused;
    if (status === 'Inactive' && before.isActive) return clear(before, now, reason);
    const to = nextStatus('manual move', before, now, status);
    return changeStatus(before, { status: to, now, reason });
  },
  readsStatuses: true,
  isVersioned: true,
  canBeUndone: true,
});

/** Ends the open instance by a person, and moves the alarm as a return to normal would. */
function clear(before: AlarmState, now: number, reason: string | null): Decision {
  // a source's clock may run ahead: nothing ends before it began
  const endedAt = Math.max(now, before.latestAlarmAt ?? now);
  const instance = { ...latestInstance(before), endedAt, endSource: 'USER' as const };
  const counted = { ...before };
  countEnd(counted, instance, now);
  const { chatteringCount, fleetingCount, nuisanceCount } = counted;
  const status = nextStatus('clear', before, now);
  const moved = changeStatus(before, { status, now, reason });
  const wasDeclined = before.status === 'Declined';
  return {
    ...moved,
    change: {
      ...moved.change,
      isActive: false,
      isStale: false,
      severity: 'Normal',
      latestEndAt: endedAt,
      latestEndSource: 'USER',
      chatteringCount,
      fleetingCount,
      nuisanceCount,
      ...(wasDeclined && { declinedEndedAt: endedAt }),
    },
    activity: [
      ...(status === before.status ? [] : moved.activity),
      {
        field: 'endTime',
        prevValue: null,
        revValue: new Date(endedAt).toISOString(),
        metadata: { endTimeSource: 'USER', instanceId: instance.id },
      },
    ],
    instance,
  };
}
