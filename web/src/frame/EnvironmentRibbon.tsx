import { useRelease } from '#session/release.tsx';

/** Names an installation that is not production. */
export function EnvironmentRibbon() {
  const { environment } = useRelease();
  if (environment === 'production') return null;
  return <span className="ribbon">{environment}</span>;
}
