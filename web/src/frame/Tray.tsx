import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Guarded } from '#ui/Guarded.tsx';
import { Popup } from '#ui/Popup.tsx';
import * as css from './frame.module.css';

interface TrayProps {
  icon: LucideIcon;
  /** Label of the button, in place of icon and count. */
  label: string;
  count: ReactNode;
  title: string;
  /** True if an entry needs action. */
  isBroken?: boolean;
  /** Rows, or the text shown when there are none. */
  children: ReactNode;
}

/** A count in the top bar, and behind it the list of what it counts. */
export const Tray = ({ icon, label, count, title, isBroken = false, children }: TrayProps) => (
  <Popup
    label={title}
    content={
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys
      <section className={css.tray} aria-label={title} tabIndex={0}>
        <h2>{title}</h2>
        <Guarded>{children}</Guarded>
      </section>
    }
  >
    <Button
      variant="ghost"
      icon={icon}
      className={`${css.trayBtn}${isBroken ? ` ${css.isBroken}` : ''}`}
      aria-label={label}
    >
      {count !== null && <span className="num">{count}</span>}
    </Button>
  </Popup>
);
