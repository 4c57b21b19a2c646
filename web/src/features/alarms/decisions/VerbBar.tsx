import { AlarmClock, AlarmClockOff, ArrowRightLeft, CircleSlash, ClipboardPlus, Pin, PinOff } from 'lucide-react';
import { can, canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import type { SeenAlarm, Target } from './decision.ts';
import type { Verbs } from './use-decisions.tsx';
import { useMoves } from './use-moves.ts';
import './decisions.css';

interface VerbBarProps {
  alarm: SeenAlarm & { id: string; isPinned: boolean; isServiceImpacting: boolean; version: number };
  decisions: Verbs;
  /** Absent where there is no room to rename. */
  onRename?: () => void;
}

/** One alarm as a target, with the version that the person sees. */
export const targetOf = (alarm: SeenAlarm & { id: string; version: number }): Target => ({
  ids: [alarm.id],
  expectedVersions: [alarm.version],
  count: 1,
  alarm,
});

/** The verbs of one alarm, in their fixed order; what is rarer is behind ⋯. */
export function VerbBar({ alarm, decisions, onRename }: VerbBarProps) {
  const me = useMe();
  const moves = useMoves(alarm);
  if (!can(me, 'alarms', 'EDIT')) return null;
  const target = targetOf(alarm);
  const { ask, decide } = decisions;
  const { isPinned, isServiceImpacting } = alarm;
  const isSnoozed = alarm.status === 'Snoozed';
  const actions: Action[] = [
    { label: 'Set priority', action: () => ask('priority', target) },
    {
      label: isServiceImpacting ? 'No service failure' : 'Mark as service failure',
      action: () => decide({ verb: 'impact', isServiceImpacting: !isServiceImpacting }, target),
    },
    { label: 'Rename', hide: !onRename, action: onRename },
    { label: 'Change snooze', hide: !isSnoozed, action: () => ask('snooze', target) },
    { label: 'Delete', danger: true, hide: !can(me, 'alarms', 'DELETE'), action: () => ask('delete', target) },
  ];
  return (
    <div className="verbs" role="toolbar" aria-label="What to do with this alarm">
      {canCreateWork(me) && (
        <button type="button" className="btn is-primary" onClick={() => ask('work', target)}>
          <ClipboardPlus size={15} aria-hidden />
          Create work <Kbd>W</Kbd>
        </button>
      )}
      {isSnoozed ? (
        <button type="button" className="btn" onClick={() => decide({ verb: 'unsnooze' }, target)}>
          <AlarmClockOff size={15} aria-hidden />
          Unsnooze
        </button>
      ) : (
        <button type="button" className="btn" onClick={() => ask('snooze', target)}>
          <AlarmClock size={15} aria-hidden />
          Snooze <Kbd>S</Kbd>
        </button>
      )}
      <button type="button" className="btn" disabled={!moves('Declined')} onClick={() => ask('decline', target)}>
        <CircleSlash size={15} aria-hidden />
        Decline <Kbd>D</Kbd>
      </button>
      <button type="button" className="btn" onClick={() => ask('move', target)}>
        <ArrowRightLeft size={15} aria-hidden />
        Status <Kbd>M</Kbd>
      </button>
      <IconButton
        icon={isPinned ? PinOff : Pin}
        label={isPinned ? 'Unpin' : 'Pin'}
        aria-pressed={isPinned}
        onClick={() => decide({ verb: 'pin', pin: !isPinned }, target)}
      />
      <ActionsMenu actions={actions} />
    </div>
  );
}
