import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Tip } from './Tip.tsx';
import * as css from './ui.module.css';

interface IconLook {
  icon: LucideIcon;
  /** Accessible name. */
  label: string;
  /** Tooltip; the label unless given. */
  tooltip?: string;
  /** `touch`: an area of 44 px, for the bars of the phone. */
  size?: 'small' | 'normal' | 'touch';
  iconSize?: number;
}

const classOf = (size: IconLook['size'] = 'normal', className = ''): string =>
  `${{ small: `${css.iconBtn} ${css.isSmall}`, normal: css.iconBtn, touch: css.touchBtn }[size]} ${className}`.trimEnd();

const tooltipDelaySeconds = 0.4;

type IconButtonProps = IconLook & Omit<ComponentProps<'button'>, 'children'>;

/** A button of one icon, with its name as tooltip on hover and focus. */
export function IconButton({ icon, label, tooltip = label, size, iconSize, className, ...rest }: IconButtonProps) {
  const Icon = icon;
  const isTouch = size === 'touch';
  return (
    // a tap would leave a tooltip behind
    <Tip text={isTouch ? null : tooltip} delaySeconds={tooltipDelaySeconds}>
      <button type="button" aria-label={label} className={classOf(size, className)} {...rest}>
        <Icon size={iconSize ?? (isTouch ? 20 : 16)} strokeWidth={isTouch ? 2 : 1.75} aria-hidden />
      </button>
    </Tip>
  );
}

type IconLinkProps = IconLook & Omit<ComponentProps<typeof Link>, 'children'>;

/** A link of one icon, with its name as tooltip on hover and focus. */
export function IconLink({
  icon: Icon,
  label,
  tooltip = label,
  size,
  iconSize = 16,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <Tip text={tooltip} delaySeconds={tooltipDelaySeconds}>
      <Link aria-label={label} className={classOf(size, className)} {...rest}>
        <Icon size={iconSize} strokeWidth={1.75} aria-hidden />
      </Link>
    </Tip>
  );
}
