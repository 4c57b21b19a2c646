import type { Feature } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { base, type ThemeName, tones } from '#ui/tokens.ts';
import type { BuildingFeatures } from './building-features.ts';

/** Zoom from which on a building with a ring is drawn in its place alone, without being gathered with others. */
export const gatheredBelow = 15;

/** Zoom from which on rings are drawn: below it they would be specks beneath the points. */
const ringsFrom = 13;

const collection = (features: Feature[]) => ({ type: 'FeatureCollection' as const, features });
const nothing = collection([]);

/** Sources of the ground of ours. */
export const groundSources: Record<string, SourceSpecification> = { graticule: { type: 'geojson', data: nothing } };

/** Sources of the map, filled with buildings: all are of this page, none is asked for. */
export const sourcesOf = ({ rings, middles }: BuildingFeatures): Record<string, SourceSpecification> => ({
  rings: { type: 'geojson', data: collection(rings) },
  middles: {
    type: 'geojson',
    data: collection(middles),
    cluster: true,
    clusterRadius: 44,
    clusterMaxZoom: gatheredBelow - 1,
    clusterProperties: {
      alarms: ['+', ['get', 'alarms']],
      worst: ['max', ['get', 'worst']],
      priority: ['max', ['get', 'priority']],
    },
  },
});

const isGathered: ExpressionSpecification = ['has', 'point_count'];
const font = ['Inter Variable', 'sans-serif'];
const capped = (value: ExpressionSpecification): ExpressionSpecification => [
  'case',
  ['>', value, 999],
  '999+',
  ['to-string', value],
];

/** Fill by `worst`: 2 fails, 1 fails while work is open, 0 neither, -1 without active alarms (MAP.1). */
const fillOf = (theme: ThemeName): ExpressionSpecification => [
  'match',
  ['get', 'worst'],
  2,
  tones[theme].danger.icon,
  1,
  tones[theme].warning.icon,
  0,
  tones[theme].success.icon,
  tones[theme].neutral.icon,
];

/** Edge by `priority`, 0 to 5; -1: there are no active alarms. */
const edgeOf = (theme: ThemeName): ExpressionSpecification =>
  [
    'match',
    ['get', 'priority'],
    ...([5, 4, 3, 2, 1, 0] as const).flatMap((priority) => [priority, tones[theme][`p${priority}`].fg]),
    base[theme]['bd-strong'],
  ] as unknown as ExpressionSpecification;

/** Layers of buildings that are gathered, or of single ones. */
const bubbles = (theme: ThemeName): LayerSpecification[] => {
  const token = base[theme];
  const radius: ExpressionSpecification = [
    'case',
    isGathered,
    ['step', ['get', 'point_count'], 15, 10, 18, 100, 22],
    11,
  ];
  return [
    {
      id: 'bubbles',
      type: 'circle',
      source: 'middles',
      paint: {
        'circle-radius': radius,
        'circle-color': fillOf(theme),
        'circle-stroke-color': edgeOf(theme),
        'circle-stroke-width': ['case', ['==', ['get', 'priority'], -1], 1.5, 3],
      },
    },
    {
      id: 'marks',
      type: 'symbol',
      source: 'middles',
      layout: {
        // a sign says the same as the fill; of several buildings their number stands there
        'text-field': [
          'case',
          isGathered,
          capped(['get', 'point_count']),
          ['match', ['get', 'worst'], 2, '×', 1, '!', ''],
        ],
        'text-font': font,
        'text-size': ['case', isGathered, 12, 15],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': token['on-icon'] },
    },
    {
      id: 'badges',
      type: 'circle',
      source: 'middles',
      filter: ['>', ['get', 'alarms'], 0],
      paint: {
        // a plus takes as much room as a digit
        'circle-radius': ['case', ['>', ['get', 'alarms'], 99], 13, 9],
        'circle-color': token['bg-surface'],
        'circle-stroke-color': token['bd-ctl'],
        'circle-stroke-width': 1,
        'circle-translate': [13, -13],
      },
    },
    {
      id: 'badge-numbers',
      type: 'symbol',
      source: 'middles',
      filter: ['>', ['get', 'alarms'], 0],
      layout: {
        'text-field': ['case', ['>', ['get', 'alarms'], 99], '99+', ['to-string', ['get', 'alarms']]],
        'text-font': font,
        'text-size': 10.5,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': token['text-1'], 'text-translate': [13, -13] },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'middles',
      minzoom: 13,
      filter: ['!', isGathered],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 1.3],
        'text-optional': true,
        'text-max-width': 12,
      },
      paint: { 'text-color': token['text-1'], 'text-halo-color': token['bg-app'], 'text-halo-width': 1.5 },
    },
  ];
};

/** Layers beneath the others where there is no map of a service. */
export const groundLayers = (theme: ThemeName): LayerSpecification[] => [
  { id: 'ground', type: 'background', paint: { 'background-color': base[theme]['bg-app'] } },
  {
    id: 'graticule',
    type: 'line',
    source: 'graticule',
    paint: { 'line-color': base[theme]['bd-1'], 'line-width': 1 },
  },
];

/** Layers of the map, from below. */
export const mapLayers = (theme: ThemeName): LayerSpecification[] => [
  {
    id: 'fills',
    type: 'fill',
    source: 'rings',
    minzoom: ringsFrom,
    paint: { 'fill-color': fillOf(theme), 'fill-opacity': 0.35 },
  },
  {
    id: 'edges',
    type: 'line',
    source: 'rings',
    minzoom: ringsFrom,
    paint: {
      'line-color': edgeOf(theme),
      'line-width': 2.5,
    },
  },
  {
    id: 'selected',
    type: 'circle',
    source: 'middles',
    filter: ['==', ['get', 'id'], ''],
    paint: {
      'circle-radius': 18,
      'circle-color': base[theme].focus,
      'circle-opacity': 0.25,
      'circle-stroke-color': base[theme].focus,
      'circle-stroke-width': 2,
    },
  },
  ...bubbles(theme),
];

/** Sources of the editor besides those of the map. */
export const editorSources: Record<string, SourceSpecification> = {
  others: { type: 'geojson', data: nothing },
  draft: { type: 'geojson', data: nothing },
  handles: { type: 'geojson', data: nothing },
};

/** Layers of the editor: other buildings, the shape that is drawn, and its corners. */
export const editorLayers = (theme: ThemeName): LayerSpecification[] => {
  const token = base[theme];
  return [
    { id: 'others', type: 'fill', source: 'others', paint: { 'fill-color': token['bd-strong'], 'fill-opacity': 0.18 } },
    {
      id: 'other-edges',
      type: 'line',
      source: 'others',
      paint: { 'line-color': token['bd-ctl'], 'line-width': 1 },
    },
    {
      id: 'other-names',
      type: 'symbol',
      source: 'others',
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 11 },
      paint: { 'text-color': token['text-3'], 'text-halo-color': token['bg-app'], 'text-halo-width': 1.5 },
    },
    { id: 'draft-fill', type: 'fill', source: 'draft', paint: { 'fill-color': token.accent, 'fill-opacity': 0.2 } },
    {
      id: 'draft-edge',
      type: 'line',
      source: 'draft',
      paint: { 'line-color': token['accent-fg'], 'line-width': 2 },
    },
    {
      id: 'between',
      type: 'circle',
      source: 'handles',
      filter: ['==', ['get', 'kind'], 'between'],
      paint: {
        'circle-radius': 4,
        'circle-color': token['accent-bd'],
        'circle-stroke-color': token['accent-fg'],
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'corners',
      type: 'circle',
      source: 'handles',
      filter: ['==', ['get', 'kind'], 'corner'],
      paint: {
        'circle-radius': 7,
        'circle-color': token['bg-surface'],
        'circle-stroke-color': token['accent-fg'],
        'circle-stroke-width': 2.5,
      },
    },
  ];
};
