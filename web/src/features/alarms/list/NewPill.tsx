import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { priorityLabels } from '#domain/constants.ts';
import { alarmListTexts as texts } from '#texts/alarm-list.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import * as triageCss from '../triage.module.css';
import type { LensAlarm } from './alarm-list.ts';

const announceEveryMs = 10_000;
const highest = priorityLabels.length - 1;

/** "6 new · newest Highest" */
export const pillText = (waiting: LensAlarm[], hasMissed = false): string =>
  texts.newAlarms(`${formatCount(waiting.length)}${hasMissed ? '+' : ''}`, priorityLabels[waiting[0]?.priority ?? 0]);

/** Returns a changing text at most once in ten seconds, for screen readers. */
function useThrottledText(text: string): string {
  const [shown, setShown] = useState('');
  const latest = useRef(text);
  latest.current = text;
  const timer = useRef<number | null>(null);
  useEffect(() => {
    if (text === shown || timer.current !== null) return;
    setShown(text);
    timer.current = window.setTimeout(() => {
      timer.current = null;
      setShown(latest.current);
    }, announceEveryMs);
  }, [text, shown]);
  return shown;
}

interface NewPillProps {
  waiting: LensAlarm[];
  /** True if more have arrived than are buffered. */
  hasMissed: boolean;
  onMerge: () => void;
}

/** Pill of buffered arrivals; a press shows them and scrolls to the top. */
export function NewPill({ waiting, hasMissed, onMerge }: NewPillProps) {
  const text = waiting.length > 0 ? pillText(waiting, hasMissed) : '';
  const spoken = useThrottledText(text);
  const urgent = waiting.find(({ priority }) => priority === highest);
  return (
    <>
      {waiting.length > 0 && (
        <Button variant="plain" className={triageCss.newPill} onClick={onMerge} title={texts.showNew}>
          <ArrowUp size={14} aria-hidden />
          {text}
        </Button>
      )}
      <span className="unseen" role="status">
        {spoken}
      </span>
      <span className="unseen" role="alert">
        {urgent && texts.newHighest(urgent.displayId, urgent.contextualName)}
      </span>
    </>
  );
}
