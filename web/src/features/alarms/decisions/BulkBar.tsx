import { AlarmClock, CircleSlash, ClipboardPlus, Ellipsis } from 'lucide-react';
import { can, canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { formatCount } from '#ui/format.ts';
import { Kbd } from '#ui/Kbd.tsx';
import type { Target } from './decision.ts';
import { isTooMany } from './selection.ts';
import type { Decisions } from './use-decisions.tsx';
import './decisions.css';

interface BulkBarProps {
  target: Target;
  decisions: Decisions;
  onClear: () => void;
}

/** Actions on all selected alarms. */
export function BulkBar({ target, decisions, onClear }: BulkBarProps) {
  const me = useMe();
  const { count, selection } = target;
  const { ask, decide } = decisions;
  const disabled = isTooMany(count);
  const excluded = selection?.excludedIds?.length ?? 0;
  const scope = selection && (excluded > 0 ? `all in lens, ${formatCount(excluded)} excluded` : 'all in lens');
  const more: Action[] = [
    { label: 'Unsnooze', action: () => decide({ verb: 'unsnooze' }, target) },
    { label: 'Pin', action: () => decide({ verb: 'pin', pin: true }, target) },
    { label: 'Unpin', action: () => decide({ verb: 'pin', pin: false }, target) },
    { label: 'Mark as service failure', action: () => decide({ verb: 'impact', isServiceImpacting: true }, target) },
    { label: 'No service failure', action: () => decide({ verb: 'impact', isServiceImpacting: false }, target) },
    { label: 'Delete', danger: true, hide: !can(me, 'alarms', 'DELETE'), action: () => ask('delete', target) },
  ];
  return (
    <div className="bulk-bar" role="toolbar" aria-label="What to do with the selected alarms">
      <span className="strong num">{formatCount(count)} selected</span>
      {scope && <span className="meta num">{disabled ? 'Narrow the lens to 10,000 or fewer' : scope}</span>}
      {canCreateWork(me) && !selection && (
        <button type="button" disabled={disabled} onClick={() => ask('work', target)}>
          <ClipboardPlus size={15} aria-hidden />
          Create work <Kbd>W</Kbd>
        </button>
      )}
      <button type="button" disabled={disabled} onClick={() => ask('snooze', target)}>
        <AlarmClock size={15} aria-hidden />
        Snooze <Kbd>S</Kbd>
      </button>
      <button type="button" disabled={disabled} onClick={() => ask('decline', target)}>
        <CircleSlash size={15} aria-hidden />
        Decline <Kbd>D</Kbd>
      </button>
      <button type="button" disabled={disabled} onClick={() => ask('move', target)}>
        Status
      </button>
      <button type="button" disabled={disabled} onClick={() => ask('priority', target)}>
        Priority
      </button>
      <ActionsMenu placement="topRight" actions={more}>
        <button type="button" aria-label="More" disabled={disabled}>
          <Ellipsis size={15} aria-hidden />
        </button>
      </ActionsMenu>
      <button type="button" onClick={onClear}>
        Clear <Kbd>Esc</Kbd>
      </button>
    </div>
  );
}
