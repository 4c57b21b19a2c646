import { Tooltip } from 'antd';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  size?: 'small' | 'normal';
  iconSize?: number;
}

/** A button of one icon, with its name as tooltip on hover and focus. */
export function IconButton({ icon: Icon, label, size, iconSize = 16, className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <button
        type="button"
        aria-label={label}
        className={`icon-btn${size === 'small' ? ' is-small' : ''} ${className}`}
        {...rest}
      >
        <Icon size={iconSize} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
