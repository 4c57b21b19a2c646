import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { priorityLabels } from '#domain/constants.ts';
import { alarmListTexts as texts } from '#texts/alarm-list.ts';
import { formatCount } from '#ui/format.ts';
import type { LensAlarm } from './alarm-list.ts';

const announceEveryMs = 10_000;
const highest = priorityLabels.length - 1;

/** "6 new · newest Highest" */
export const pillText = (waiting: LensAlarm[], hasMissed = false): string =>
  texts.newAlarms(`${formatCount(waiting.length)}${hasMissed ? '+' : ''}`, priorityLabels[waiting[0]?.priority ?? 0]);

/** The latest of a changing text, at most once in ten seconds. */
function useCalm(text: string): string {
  const [calm, setCalm] = useState('');
  const latest = useRef(text);
  latest.current = text;
  const timer = useRef<number | null>(null);
  useEffect(() => {
    if (text === calm || timer.current !== null) return;
    setCalm(text);
    timer.current = window.setTimeout(() => {
      timer.current = null;
      setCalm(latest.current);
    }, announceEveryMs);
  }, [text, calm]);
  return calm;
}

interface NewPillProps {
  waiting: LensAlarm[];
  /** More have arrived than wait. */
  hasMissed: boolean;
  onMerge: () => void;
}

/** Arrivals that wait; pressing draws them and goes to the top. */
export function NewPill({ waiting, hasMissed, onMerge }: NewPillProps) {
  const text = waiting.length > 0 ? pillText(waiting, hasMissed) : '';
  const spoken = useCalm(text);
  const urgent = waiting.find(({ priority }) => priority === highest);
  return (
    <>
      {waiting.length > 0 && (
        <button type="button" className="new-pill" onClick={onMerge} title={texts.showNew}>
          <ArrowUp size={14} aria-hidden />
          {text}
        </button>
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
