import { Map as LibreMap, Popup, prewarm, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Engine } from './engine.ts';

// a file of ours: the page's policy lets workers come from nowhere else
setWorkerUrl(workerUrl);
// workers start while the page reads its buildings
prewarm();

/** MapLibre, with a style of ours alone: no tiles, no fonts and no sprites are asked for. */
export const maplibre: Engine = {
  createMap: (options) => new LibreMap({ ...options, attributionControl: false }),
  createPopup: (options) => new Popup(options),
  createScale: (options) => new ScaleControl(options),
  zoomApart: (source, cluster) => source.getClusterExpansionZoom(cluster),
  base: null,
  watchBase: () => undefined,
};
