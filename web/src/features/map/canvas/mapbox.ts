import type { GeoJSONSource as MapboxSource } from 'mapbox-gl';
import mapbox from 'mapbox-gl/dist/mapbox-gl-csp.js';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import 'mapbox-gl/dist/mapbox-gl.css';
import type { GeoJSONSource, IControl, Map as LibreMap, Popup, StyleSpecification } from 'maplibre-gl';
import type { ThemeName } from '#ui/tokens.ts';
import type { MapboxAccess } from '../use-map-config.ts';
import type { BaseProblem, Engine } from './engine.ts';

/** Styles of Mapbox that are quiet enough beneath buildings of ours. */
const styles: Record<ThemeName, string> = { light: 'mapbox/light-v11', dark: 'mapbox/dark-v11' };
const answerMs = 10_000;
/** A key may be bound to the console's address, which pages of the console name to nobody otherwise; never their path. */
const referrerPolicy = 'origin';

/** Opens Mapbox GL with a style of Mapbox for a theme. @returns why there is none if the style does not come. */
export async function openMapbox({ key, url }: MapboxAccess, theme: ThemeName): Promise<Engine | BaseProblem> {
  const base = await readStyle(`${url}/styles/v1/${styles[theme]}?${new URLSearchParams({ access_token: key })}`);
  if (typeof base === 'string') return base;
  mapbox.accessToken = key;
  mapbox.baseApiUrl = url;
  // a file of ours: the page's policy lets workers come from nowhere else
  mapbox.workerUrl = workerUrl;
  return {
    createMap(options) {
      const map = new mapbox.Map({
        ...(options as object),
        container: options.container,
        // as MapLibre draws the style of ours: a flat world, and text from the page's fonts
        projection: 'mercator',
        localFontFamily: 'Inter Variable, sans-serif',
        attributionControl: false,
        performanceMetricsCollection: false,
        transformRequest: (address) => ({ url: address, referrerPolicy }),
      });
      // the legend is on the other side; Mapbox wants this to be seen
      map.addControl(new mapbox.AttributionControl(), 'bottom-left');
      return map as unknown as LibreMap;
    },
    createPopup: (options) => new mapbox.Popup(options as object) as unknown as Popup,
    createScale: (options) => new mapbox.ScaleControl(options) as unknown as IControl,
    zoomApart,
    base,
    watchBase: (map, fail) => watchBase(map, base, fail),
  };
}

async function readStyle(address: string): Promise<StyleSpecification | BaseProblem> {
  try {
    const response = await fetch(address, { referrerPolicy, signal: AbortSignal.timeout(answerMs) });
    if (!response.ok) return isRefusal(response.status) ? 'refused' : 'away';
    const style: StyleSpecification | null = await response.json();
    return Array.isArray(style?.layers) && style.sources ? style : 'away';
  } catch {
    return 'away';
  }
}

const isRefusal = (status: unknown): boolean => status === 401 || status === 403;

const zoomApart = (source: GeoJSONSource, cluster: number): Promise<number> =>
  new Promise((resolve, reject) => {
    (source as unknown as MapboxSource).getClusterExpansionZoom(cluster, (error, zoom) =>
      typeof zoom === 'number' ? resolve(zoom) : reject(error),
    );
  });

/** Notices that the key is refused, or that nothing of the base comes: later a tile may be late or missing. */
function watchBase(map: LibreMap, base: StyleSpecification, fail: (problem: BaseProblem) => void): void {
  let [isStyled, hasCome] = [false, false];
  const isOfBase = (source: unknown): boolean => typeof source === 'string' && Object.hasOwn(base.sources, source);
  map.once('style.load', () => {
    isStyled = true;
  });
  map.on('sourcedata', ({ sourceId, tile }) => {
    hasCome ||= tile !== undefined && isOfBase(sourceId);
  });
  map.on('error', (event) => {
    const { error, sourceId } = event as { error?: { status?: number; message?: string }; sourceId?: string };
    // the second is what Mapbox GL says of an account that may no longer use it
    if (isRefusal(error?.status) || /access token/.test(error?.message ?? '')) fail('refused');
    else if (!isStyled || (!hasCome && isOfBase(sourceId))) fail('away');
  });
}
