import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { snoozeMaxDays } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import { reasonSchema } from '../../texts.ts';
import { nextStatus } from '../rows/status-table.ts';
import { changeStatus } from './change-status.ts';
import { defineVerb, noInput } from './verb.ts';

const dayMs = 86_400_000;

/** Sets alarms aside until a time (SNZ.1, SNZ.4, STAT.16): any status, active or not; snoozing again replaces the end. */
export const snoozeAlarm = defineVerb({
  name: 'snoozeAlarm',
  input: z.object({ until: z.coerce.date(), reason: reasonSchema }),
  assert(ctx, { until }) {
    assertPermission(ctx, 'alarms', 'EDIT');
    const ahead = until.getTime() - ctx.clock.now().getTime();
    if (ahead <= 0) throw wrongUntil(alarmTexts.snoozeInPast);
    if (ahead > snoozeMaxDays * dayMs) throw wrongUntil(alarmTexts.snoozeTooLong(snoozeMaxDays));
  },
  decide(before, { until, reason }, { now }, known) {
    const snoozeExpiresAt = until.getTime();
    if (before.snoozeExpiresAt === snoozeExpiresAt && known.snoozeReason === reason) return null;
    if (snoozeExpiresAt <= now) return { refused: alarmTexts.snoozeOver };
    const status = nextStatus('snooze', before, now);
    return changeStatus(before, { status, now, snoozeExpiresAt, reason });
  },
  describes: true,
  isVersioned: true,
  canBeUndone: true,
});

const wrongUntil = (message: string): Error => invalid(message, [{ path: 'until', message }]);

/** Ends a snooze: the alarm goes where it belongs now, not where it was (STAT.17). */
export const unsnoozeAlarm = defineVerb({
  name: 'unsnoozeAlarm',
  input: noInput,
  assert: (ctx) => assertPermission(ctx, 'alarms', 'EDIT'),
  decide: (before, _, { now }) =>
    before.status === 'Snoozed' ? changeStatus(before, { status: nextStatus('snooze ends', before, now), now }) : null,
  isVersioned: true,
  canBeUndone: true,
});
