import { useEffect, useState } from 'react';
import { loadNeeded } from '#ui/load-code.ts';
import type { ThemeName } from '#ui/tokens.ts';
import { useStable } from '#ui/use-stable.ts';
import type { MapboxAccess } from '../use-map-config.ts';
import type { BaseProblem, Engine } from './engine.ts';

async function open(access: MapboxAccess | null, theme: ThemeName | null): Promise<Engine | BaseProblem> {
  if (access && theme) return (await loadNeeded(() => import('./mapbox.ts'))).openMapbox(access, theme);
  return (await loadNeeded(() => import('./maplibre.ts'))).maplibre;
}

/**
 * Opens what draws maps: Mapbox GL with a key, and MapLibre without one or once Mapbox fails, with the reason.
 * @param mapbox undefined until it is known whether there is a key.
 * @param onFailed called if the code of MapLibre cannot be loaded.
 */
export function useEngine(mapbox: MapboxAccess | null | undefined, theme: ThemeName, onFailed: () => void) {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [problem, setProblem] = useState<BaseProblem | null>(null);
  const failed = useStable(onFailed);
  const access = problem ? null : mapbox;
  // a style of Mapbox has one theme, ours takes any
  const baseTheme = access ? theme : null;

  useEffect(() => {
    if (access === undefined) return;
    let isWanted = true;
    open(access, baseTheme).then(
      (opened) => {
        if (!isWanted) return;
        if (typeof opened === 'string') setProblem(opened);
        else setEngine(opened);
      },
      () => {
        if (!isWanted) return;
        if (access) setProblem('away');
        else failed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [access, baseTheme, failed]);

  return { engine, problem, setProblem };
}
