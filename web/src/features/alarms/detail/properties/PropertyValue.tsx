import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { alarmPropertyTexts as texts } from '#texts/alarm-properties.ts';
import { Button } from '#ui/Button.tsx';
import type { AlarmDetail } from '../use-alarm.ts';
import { originText } from './origin-text.ts';
import * as css from './properties.module.css';
import { Verified } from './Verified.tsx';

export type Vote = (type: string, confidence: 0 | 1) => void;

interface PropertyValueProps {
  property: AlarmDetail['properties'][number];
  label: string;
  /** Absent if the person may not vote. */
  onVote?: Vote;
}

/** Shows a value, verified or to be verified, with its origin as tooltip. */
export function PropertyValue({ property, label, onVote }: PropertyValueProps) {
  const { type, value, confidence, needsVerification, verifiedBy } = property;
  const text = value.join(', ');
  if (confidence === 1)
    return (
      <>
        <span title={originText(property)}>{text}</span>
        <Verified by={verifiedBy} />
      </>
    );
  return (
    <>
      <span className={needsVerification ? css.unsure : undefined} title={originText(property)}>
        {text}
      </span>
      {needsVerification && (
        <span className={css.pleaseVerify}>
          {texts.verify}
          {onVote && (
            <>
              <Button
                variant="plain"
                aria-label={texts.isRight(label)}
                title={texts.valueIsRight}
                onClick={() => onVote(type, 1)}
              >
                <ThumbsUp size={13} aria-hidden />
              </Button>
              <Button
                variant="plain"
                aria-label={texts.isWrong(label)}
                title={texts.valueIsWrong}
                onClick={() => onVote(type, 0)}
              >
                <ThumbsDown size={13} aria-hidden />
              </Button>
            </>
          )}
        </span>
      )}
    </>
  );
}
