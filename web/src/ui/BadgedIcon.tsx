import type { LucideIcon } from 'lucide-react';
import { formatChip } from './format.ts';

interface BadgedIconProps {
  icon: LucideIcon;
  /** Shown over the corner unless it is 0. Whatever the icon stands in says it in words. */
  count: number;
  /** True if what the icon stands for is in effect. */
  isOn?: boolean;
  strokeWidth?: number;
}

/** An icon of the phone's bars with a count over its corner. */
export const BadgedIcon = ({ icon: Icon, count, isOn = false, strokeWidth = 2 }: BadgedIconProps) => (
  <span className="badged" aria-hidden>
    <Icon size={20} strokeWidth={strokeWidth} />
    {count > 0 && <span className={`badge num${isOn ? ' is-on' : ''}`}>{formatChip(count)}</span>}
  </span>
);
