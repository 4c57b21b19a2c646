import { CircleCheck, CircleHelp, Minus, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { KpiStatus } from '#domain/kpis/judge.ts';
import { kpiStatusTexts } from '#texts/kpis.ts';
import { Tag } from '#ui/Tag.tsx';

export const kpiLooks = {
  meets: { tone: 'success', icon: CircleCheck },
  misses: { tone: 'warning', icon: TriangleAlert },
  past: { tone: 'danger', icon: OctagonAlert },
  none: { tone: 'neutral', icon: Minus },
  unknown: { tone: 'neutral', icon: Minus },
  stateUnknown: { tone: 'warning', icon: CircleHelp },
} as const;

/** Standing of a metric beside its goal, as icon and word. */
export const KpiStatusTag = ({ status }: { status: KpiStatus }) => (
  <Tag quiet {...kpiLooks[status]}>
    <span style={{ color: `var(--${kpiLooks[status].tone}-fg)` }}>{kpiStatusTexts[status]}</span>
  </Tag>
);
