import { expect, test } from 'vitest';
import { alarmState } from '../../../tests/support/alarm-rows.ts';
import { builtInStatuses } from '../model/state.ts';
import { moveAlarms } from './move-alarms.ts';
import { moveRefusal } from './move-refusal.ts';
import type { Decider } from './verb.ts';

test('STAT.19 STAT.21: what is offered of a move is what a move then does, for whoever it is and however the alarm stands', () => {
  const targets = [...builtInStatuses, 'Waiting for parts', 'Unheard of'];
  let [offered, refused] = [0, 0];
  for (const isActive of [true, false])
    for (const openWorkCount of [0, 1])
      for (const canClear of [true, false])
        for (const hasWork of [true, false])
          for (const status of [...builtInStatuses, 'Waiting for parts'])
            for (const to of targets.filter((one) => one !== status)) {
              const by = {
                canClear,
                hasWork,
                customStatuses: ['Waiting for parts'],
                now: Date.now(),
              } as unknown as Decider;
              const alarm = alarmState({ customerId: 1, id: 1, status, isActive, openWorkCount });
              const isOffered = moveRefusal(alarm, to, by) === null;
              const decision = moveAlarms.decide(alarm, { status: to, reason: null }, by, {} as never);
              const isDone = decision !== null && !('refused' in decision);
              expect(isDone, `${status} to ${to}, ${JSON.stringify({ isActive, openWorkCount, canClear })}`).toBe(
                isOffered,
              );
              if (isOffered) offered += 1;
              else refused += 1;
            }
  expect(Math.min(offered, refused)).toBeGreaterThan(100);
});
