import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToneName } from './tokens.ts';
import * as css from './ui.module.css';

interface TagProps {
  tone?: ToneName;
  icon?: LucideIcon;
  /** Coloured icon and plain word, for rows; otherwise tint and edge, for headers. */
  quiet?: boolean;
  dashed?: boolean;
  title?: string;
  children: ReactNode;
}

/** A state as icon and word. */
export function Tag({ tone = 'neutral', icon: Icon, quiet, dashed, title, children }: TagProps) {
  const style = quiet
    ? undefined
    : { color: `var(--${tone}-fg)`, background: `var(--${tone}-bg)`, borderColor: `var(--${tone}-bd)` };
  return (
    <span
      className={`${css.tag}${quiet ? ` ${css.isQuiet}` : ''}${dashed ? ` ${css.isDashed}` : ''}`}
      style={style}
      title={title}
    >
      {Icon && <Icon size={13} strokeWidth={2} style={{ color: `var(--${tone}-icon)` }} aria-hidden />}
      <span className="ell">{children}</span>
    </span>
  );
}
