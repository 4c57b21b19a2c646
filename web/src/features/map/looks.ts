import { CircleCheck, type LucideIcon, TriangleAlert, ZapOff } from 'lucide-react';
import type { ToneName } from '#ui/tokens.ts';
import type { Building } from './buildings.ts';

/** Icon and tone of a service impact. */
export const impactLooks: Record<Building['impact'], { tone: ToneName; icon: LucideIcon }> = {
  RED: { tone: 'danger', icon: ZapOff },
  YELLOW: { tone: 'warning', icon: TriangleAlert },
  GREEN: { tone: 'success', icon: CircleCheck },
};
