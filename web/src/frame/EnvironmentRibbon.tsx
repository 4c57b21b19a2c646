import { useRelease } from '#session/release.tsx';
import * as css from './frame.module.css';

/** Names an installation that is not production. */
export function EnvironmentRibbon() {
  const { environment } = useRelease();
  if (environment === 'production') return null;
  return <span className={css.ribbon}>{environment}</span>;
}
