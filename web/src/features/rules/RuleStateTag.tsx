import { CircleOff, CirclePause, CirclePlay, PencilLine } from 'lucide-react';
import type { AutomationRuleState } from '#generated/graphql.ts';
import { ruleListTexts as texts } from '#texts/rules.ts';
import { Tag } from '#ui/Tag.tsx';

const looks = {
  ENABLED: { tone: 'success', icon: CirclePlay },
  DISABLED: { tone: 'neutral', icon: CircleOff },
  PAUSED: { tone: 'warning', icon: CirclePause },
} as const;

/** State of a rule; of a disabled one also that it cannot be enabled yet. */
export const RuleStateTag = ({ state, isComplete }: { state: AutomationRuleState; isComplete: boolean }) =>
  state === 'DISABLED' && !isComplete ? (
    <Tag icon={PencilLine} dashed>
      {texts.incomplete}
    </Tag>
  ) : (
    <Tag {...looks[state]}>{texts.states[state]}</Tag>
  );
