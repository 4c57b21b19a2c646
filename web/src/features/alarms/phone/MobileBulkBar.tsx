import { AlarmClock, ArrowRightLeft, CircleSlash, ClipboardPlus, Signal, X } from 'lucide-react';
import * as mobileCss from '#frame/phone/mobile.module.css';
import { canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { decisionTexts as texts } from '#texts/decisions.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import type { Target } from '../decisions/decision.ts';
import type { Decisions, Question } from '../decisions/use-decisions.tsx';
import * as css from './alarms-phone.module.css';

const verbs: Array<{ question: Question; name: string; icon: typeof X }> = [
  { question: 'snooze', name: texts.snooze, icon: AlarmClock },
  { question: 'decline', name: texts.decline, icon: CircleSlash },
  { question: 'work', name: texts.work, icon: ClipboardPlus },
  { question: 'move', name: texts.status, icon: ArrowRightLeft },
  { question: 'priority', name: texts.priority, icon: Signal },
];

interface MobileBulkBarProps {
  target: Target;
  decisions: Decisions;
  onClear: () => void;
}

/** Actions for the selected cards, over the bottom bar. */
export function MobileBulkBar({ target, decisions, onClear }: MobileBulkBarProps) {
  const makesWork = canCreateWork(useMe());
  return (
    <div className={`${mobileCss.bottomBar} ${css.mobileBulk}`} role="toolbar" aria-label={texts.selectionToolbar}>
      {verbs
        .filter(({ question }) => question !== 'work' || makesWork)
        .map(({ question, name, icon: Icon }) => (
          <Button key={question} variant="plain" onClick={() => decisions.ask(question, target)}>
            <Icon size={20} aria-hidden />
            {name}
          </Button>
        ))}
      <Button variant="plain" onClick={onClear} aria-label={texts.clearSelected(formatCount(target.count))}>
        <X size={20} aria-hidden />
        <span className="num">{formatCount(target.count)}</span>
      </Button>
    </div>
  );
}
