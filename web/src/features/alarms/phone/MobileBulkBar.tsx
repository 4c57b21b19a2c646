import { AlarmClock, ArrowRightLeft, CircleSlash, ClipboardPlus, Signal, X } from 'lucide-react';
import { canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { formatCount } from '#ui/format.ts';
import type { Target } from '../decisions/decision.ts';
import type { Decisions, Question } from '../decisions/use-decisions.tsx';

const verbs: Array<{ question: Question; name: string; icon: typeof X }> = [
  { question: 'snooze', name: 'Snooze', icon: AlarmClock },
  { question: 'decline', name: 'Decline', icon: CircleSlash },
  { question: 'work', name: 'Work', icon: ClipboardPlus },
  { question: 'move', name: 'Status', icon: ArrowRightLeft },
  { question: 'priority', name: 'Priority', icon: Signal },
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
    <div className="bottom-bar mobile-bulk" role="toolbar" aria-label="What to do with the selected alarms">
      {verbs
        .filter(({ question }) => question !== 'work' || makesWork)
        .map(({ question, name, icon: Icon }) => (
          <button key={question} type="button" onClick={() => decisions.ask(question, target)}>
            <Icon size={20} aria-hidden />
            {name}
          </button>
        ))}
      <button type="button" onClick={onClear} aria-label={`Clear, ${formatCount(target.count)} selected`}>
        <X size={20} aria-hidden />
        <span className="num">{formatCount(target.count)}</span>
      </button>
    </div>
  );
}
