import type { LucideIcon } from 'lucide-react';
import { formatChip } from './format.ts';
import * as css from './ui.module.css';

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
  <span className={css.badged} aria-hidden>
    <Icon size={20} strokeWidth={strokeWidth} />
    {count > 0 && <span className={`${css.badge} num${isOn ? ` ${css.isOn}` : ''}`}>{formatChip(count)}</span>}
  </span>
);
