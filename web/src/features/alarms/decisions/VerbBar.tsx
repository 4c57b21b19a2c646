import { AlarmClock, AlarmClockOff, ArrowRightLeft, CircleSlash, ClipboardPlus, Pin, PinOff } from 'lucide-react';
import { can, canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { verbKeys as keys, decisionTexts as texts } from '#texts/decisions.ts';
import { incidentTexts } from '#texts/incidents.ts';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import * as kit from '#ui/ui.module.css';
import { displayId } from '../alarm-text.ts';
import * as causesCss from '../causes/causes.module.css';
import type { RowScope } from '../causes/use-row-scope.ts';
import type { SeenAlarm, Target } from './decision.ts';
import type { Verbs } from './use-decisions.tsx';
import { useMoves } from './use-moves.ts';

interface VerbBarProps {
  alarm: SeenAlarm & { id: string; isPinned: boolean; isServiceImpacting: boolean; version: number };
  decisions: Verbs;
  /** Absent where there is no room to rename. */
  onRename?: () => void;
  /** True where only three verbs fit beside the icons. */
  isNarrow?: boolean;
  /** Alarms that verbs act on, if the alarm's row stands for several; null or absent: the alarm. */
  scope?: RowScope | null;
}

/** One alarm as a target, with the version that the person sees. */
export const targetOf = (alarm: SeenAlarm & { id: string; version: number }): Target => ({
  ids: [alarm.id],
  expectedVersions: [alarm.version],
  count: 1,
  alarm,
});

/** Actions on one alarm, in fixed order; rarer ones are behind ⋯. */
export function VerbBar({ alarm, decisions, onRename, isNarrow = false, scope = null }: VerbBarProps) {
  const me = useMe();
  const row = scope && !scope.isAlone ? scope : null;
  const moves = useMoves(row ? undefined : alarm);
  if (!can(me, 'alarms', 'EDIT')) return null;
  const target = targetOf(alarm);
  const { ask, decide } = decisions;
  const { isPinned, isServiceImpacting } = alarm;
  const isSnoozed = alarm.status === 'Snoozed';
  const actions: Action[] = [
    { label: texts.status, hide: !isNarrow, action: () => ask('move', target) },
    { label: texts.setPriority, action: () => ask('priority', target) },
    {
      label: isServiceImpacting ? texts.noServiceFailure : texts.markServiceFailure,
      action: () => decide({ verb: 'impact', isServiceImpacting: !isServiceImpacting }, target),
    },
    { label: texts.rename, hide: !onRename, action: onRename },
    { label: texts.changeSnooze, hide: !isSnoozed, action: () => ask('snooze', target) },
    {
      label: actionTexts.delete,
      danger: true,
      hide: !can(me, 'alarms', 'DELETE'),
      action: () => ask('delete', target),
    },
  ];
  const what = row && <span className="unseen"> {texts.alarms(row.count)}</span>;
  return (
    <div className={kit.verbs} role="toolbar" aria-label={texts.alarmToolbar}>
      {scope && <ScopeChoice name={displayId(alarm.id)} scope={scope} />}
      {canCreateWork(me) && (
        <Button variant="primary" icon={ClipboardPlus} onClick={() => ask('work', target)}>
          {texts.createWork}
          {what} <Kbd>{keys.work}</Kbd>
        </Button>
      )}
      {isSnoozed ? (
        <Button icon={AlarmClockOff} onClick={() => decide({ verb: 'unsnooze' }, target)}>
          {texts.unsnooze}
          {what}
        </Button>
      ) : (
        <Button icon={AlarmClock} onClick={() => ask('snooze', target)}>
          {texts.snooze}
          {what} <Kbd>{keys.snooze}</Kbd>
        </Button>
      )}
      <Button icon={CircleSlash} disabled={!moves('Declined')} onClick={() => ask('decline', target)}>
        {texts.decline}
        {what} <Kbd>{keys.decline}</Kbd>
      </Button>
      {!isNarrow && (
        <Button icon={ArrowRightLeft} onClick={() => ask('move', target)}>
          {texts.status}
          {what} <Kbd>{keys.move}</Kbd>
        </Button>
      )}
      <IconButton
        icon={isPinned ? PinOff : Pin}
        label={isPinned ? texts.unpin : texts.pin}
        aria-pressed={isPinned}
        onClick={() => decide({ verb: 'pin', pin: !isPinned }, target)}
      />
      <ActionsMenu actions={actions} />
    </div>
  );
}

/** Says how many alarms the verbs act on, and limits them to the one that is shown. */
function ScopeChoice({ name, scope: { count, isAlone, onAlone } }: { name: string; scope: RowScope }) {
  return (
    <div className={causesCss.verbsScope}>
      <span className="meta soft">{incidentTexts.actOn}</span>
      <Button size="small" aria-pressed={!isAlone} onClick={() => onAlone(false)}>
        {incidentTexts.allOfRow(count)}
      </Button>
      <Button size="small" aria-pressed={isAlone} onClick={() => onAlone(true)}>
        {incidentTexts.onlyOne(name)}
      </Button>
    </div>
  );
}
