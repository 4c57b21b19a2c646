import { AlarmClock, CircleSlash, ClipboardPlus, Ellipsis } from 'lucide-react';
import { bulkSelectMax } from '#domain/constants.ts';
import { can, canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { verbKeys as keys, decisionTexts as texts } from '#texts/decisions.ts';
import { type Action, ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { Kbd } from '#ui/Kbd.tsx';
import type { Target } from './decision.ts';
import * as css from './decisions.module.css';
import { isTooMany } from './selection.ts';
import type { Decisions } from './use-decisions.tsx';

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
  const scope = selection && (excluded > 0 ? texts.allInLensBut(formatCount(excluded)) : texts.allInLens);
  const more: Action[] = [
    { label: texts.unsnooze, action: () => decide({ verb: 'unsnooze' }, target) },
    { label: texts.pin, action: () => decide({ verb: 'pin', pin: true }, target) },
    { label: texts.unpin, action: () => decide({ verb: 'pin', pin: false }, target) },
    { label: texts.markServiceFailure, action: () => decide({ verb: 'impact', isServiceImpacting: true }, target) },
    { label: texts.noServiceFailure, action: () => decide({ verb: 'impact', isServiceImpacting: false }, target) },
    {
      label: actionTexts.delete,
      danger: true,
      hide: !can(me, 'alarms', 'DELETE'),
      action: () => ask('delete', target),
    },
  ];
  return (
    <div className={css.bulkBar} role="toolbar" aria-label={texts.selectionToolbar}>
      <span className="strong num">{texts.selected(formatCount(count))}</span>
      {scope && <span className="meta num">{disabled ? texts.tooMany(formatCount(bulkSelectMax)) : scope}</span>}
      {canCreateWork(me) && !selection && (
        <Button variant="plain" disabled={disabled} onClick={() => ask('work', target)}>
          <ClipboardPlus size={15} aria-hidden />
          {texts.createWork} <Kbd>{keys.work}</Kbd>
        </Button>
      )}
      <Button variant="plain" disabled={disabled} onClick={() => ask('snooze', target)}>
        <AlarmClock size={15} aria-hidden />
        {texts.snooze} <Kbd>{keys.snooze}</Kbd>
      </Button>
      <Button variant="plain" disabled={disabled} onClick={() => ask('decline', target)}>
        <CircleSlash size={15} aria-hidden />
        {texts.decline} <Kbd>{keys.decline}</Kbd>
      </Button>
      <Button variant="plain" disabled={disabled} onClick={() => ask('move', target)}>
        {texts.status}
      </Button>
      <Button variant="plain" disabled={disabled} onClick={() => ask('priority', target)}>
        {texts.priority}
      </Button>
      <ActionsMenu placement="topRight" actions={more}>
        <Button variant="plain" aria-label={texts.more} disabled={disabled}>
          <Ellipsis size={15} aria-hidden />
        </Button>
      </ActionsMenu>
      <Button variant="plain" onClick={onClear}>
        {texts.clear} <Kbd>{keys.clear}</Kbd>
      </Button>
    </div>
  );
}
