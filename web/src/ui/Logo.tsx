import * as css from './ui.module.css';

/** The product's mark: four panes of an annunciator panel, one of them lit. */
export function Logo({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      <rect className={css.logoBack} x="1" y="1" width="20" height="20" rx="5" />
      <rect className={css.logoCell} x="5" y="5" width="5" height="5" rx="1.4" />
      <rect className={css.logoLit} x="12" y="5" width="5" height="5" rx="1.4" />
      <rect className={css.logoCell} x="5" y="12" width="5" height="5" rx="1.4" />
      <rect className={css.logoCell} x="12" y="12" width="5" height="5" rx="1.4" />
    </svg>
  );
}
