import { CirclePause } from 'lucide-react';
import type { RuleRowFragment } from '#generated/graphql.ts';
import { ruleListTexts, pausedTexts as texts } from '#texts/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Time } from '#ui/Time.tsx';
import * as css from './rules.module.css';

interface PausedBannerProps {
  rule: Pick<RuleRowFragment, 'name' | 'pauseReason' | 'pausedAt'>;
  onLog: () => void;
  /** Absent where the person may not. */
  onResume?: () => void;
}

/** Says that a rule is paused, why, and what to do about it (AUTO.29). */
export const PausedBanner = ({ rule: { name, pauseReason, pausedAt }, onLog, onResume }: PausedBannerProps) => (
  <div className={css.rulePaused} role={pauseReason === 'PERSON' ? 'status' : 'alert'}>
    <CirclePause size={18} aria-hidden />
    <div className="grow">
      <p className="strong" dir="auto">
        {texts.title(name)}
      </p>
      <p>
        {pauseReason && texts.reasons[pauseReason]}{' '}
        {pausedAt && (
          <span className="num">
            {texts.since} <Time at={pausedAt} />
          </span>
        )}
      </p>
    </div>
    <div className={css.rulePausedActions}>
      <Button size="small" onClick={onLog}>
        {texts.why}
      </Button>
      {onResume && pauseReason !== 'FLOOD' && (
        <Button size="small" variant="primary" onClick={onResume}>
          {ruleListTexts.resume}
        </Button>
      )}
    </div>
  </div>
);
