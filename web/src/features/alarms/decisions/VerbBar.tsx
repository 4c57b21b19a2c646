import { AlarmClock, AlarmClockOff, ArrowRightLeft, CircleSlash, ClipboardPlus, Pin, PinOff } from 'lucide-react';
import { can, canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
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
        <Button variant="primary" icon={ClipboardPlus} onClick={() => ask('work', target)}>
          Create work <Kbd>W</Kbd>
        </Button>
      )}
      {isSnoozed ? (
        <Button icon={AlarmClockOff} onClick={() => decide({ verb: 'unsnooze' }, target)}>
          Unsnooze
        </Button>
      ) : (
        <Button icon={AlarmClock} onClick={() => ask('snooze', target)}>
          Snooze <Kbd>S</Kbd>
        </Button>
      )}
      <Button icon={CircleSlash} disabled={!moves('Declined')} onClick={() => ask('decline', target)}>
        Decline <Kbd>D</Kbd>
      </Button>
      <Button icon={ArrowRightLeft} onClick={() => ask('move', target)}>
        Status <Kbd>M</Kbd>
      </Button>
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
