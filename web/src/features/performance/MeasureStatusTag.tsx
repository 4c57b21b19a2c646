import { CircleCheck, CircleHelp, Minus, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { PerformanceStatus } from '#generated/graphql.ts';
import { measureStatusTexts } from '#texts/performance.ts';
import { Tag } from '#ui/Tag.tsx';

const looks = {
  GOOD: { tone: 'success', icon: CircleCheck },
  NEAR: { tone: 'warning', icon: TriangleAlert },
  BEYOND: { tone: 'danger', icon: OctagonAlert },
  NO_TARGET: { tone: 'neutral', icon: Minus },
  UNKNOWN: { tone: 'neutral', icon: Minus },
  stateUnknown: { tone: 'warning', icon: CircleHelp },
} as const;

interface MeasureStatusTagProps {
  status: PerformanceStatus;
  /** True while a source is unhealthy: a value that may be wrong is not judged (BEY.4). */
  isStateUnknown: boolean;
}

/** Standing of a measure beside what is recommended, as icon and word. */
export function MeasureStatusTag({ status, isStateUnknown }: MeasureStatusTagProps) {
  const shown = isStateUnknown && status !== 'NO_TARGET' ? 'stateUnknown' : status;
  return (
    <Tag quiet {...looks[shown]}>
      <span style={{ color: `var(--${looks[shown].tone}-fg)` }}>{measureStatusTexts[shown]}</span>
    </Tag>
  );
}
