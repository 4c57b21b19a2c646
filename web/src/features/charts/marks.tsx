import type { ReactNode } from 'react';
import { mostSeries } from './chart-data.ts';
import * as css from './charts.module.css';

/** Color of a series; each has a pattern or a mark of its own besides. */
export const seriesColor = (series: number): string => `var(--c${(series % mostSeries) + 1})`;

const dashes = [undefined, '7 3', '2 3', '9 3 2 3', '4 4', '12 3', '1 3', '6 2 1 2 1 2'];

/** Dashes of a series' line. */
export const seriesDash = (series: number): string | undefined => dashes[series % mostSeries];

/** Lines of each pattern within a tile of 8 px; the first series is plain. */
const strokes = [
  '',
  'M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6',
  'M2,2 h0.01 M6,6 h0.01',
  'M0,0 L8,8 M8,0 L0,8',
  'M0,2 H8 M0,6 H8',
  'M2,0 V8 M6,0 V8',
  'M-2,6 L2,10 M0,0 L8,8 M6,-2 L10,2',
  'M0,0 H4 V4 H8 V8 H4 V4 H0 Z',
];

interface SeriesPatternProps {
  id: string;
  series: number;
  color?: string;
}

/** Pattern that fills bars of a series. */
export const SeriesPattern = ({ id, series, color = seriesColor(series) }: SeriesPatternProps) => {
  const stroke = strokes[series % mostSeries];
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={color} />
      {stroke && (
        <path
          d={stroke}
          fill="none"
          stroke="var(--bg-surface)"
          strokeWidth={series % mostSeries === 2 ? 2.5 : 1.5}
          strokeLinecap="round"
          strokeOpacity={0.75}
        />
      )}
    </pattern>
  );
};

/** Hatch of a period that is not over. */
export const Hatch = ({ id, color }: { id: string; color: string }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="3" height="6" fill={color} />
  </pattern>
);

/** Outlines of marks around a point, by their radius. */
const outlines: ReadonlyArray<(r: number) => string> = [
  (r) => `M${-r},0 a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0 Z`,
  (r) => `M${-r},${-r} H${r} V${r} H${-r} Z`,
  (r) => `M0,${-r * 1.25} L${r * 1.2},${r} H${-r * 1.2} Z`,
  (r) => `M0,${-r * 1.35} L${r * 1.35},0 L0,${r * 1.35} L${-r * 1.35},0 Z`,
  (r) => `M0,${r * 1.25} L${r * 1.2},${-r} H${-r * 1.2} Z`,
];

interface MarkProps {
  series: number;
  x: number;
  y: number;
  radius?: number;
}

/** Mark of a series at a point of its line: another shape for each of five, then hollow ones. */
export const Mark = ({ series, x, y, radius = 3 }: MarkProps) => (
  <path
    d={outlines[series % outlines.length]?.(radius)}
    transform={`translate(${x} ${y})`}
    fill={series % mostSeries < outlines.length ? seriesColor(series) : 'var(--bg-surface)'}
    stroke={seriesColor(series)}
    strokeWidth={1.25}
  />
);

export type SeriesLook = 'bar' | 'line';

/** Mark of a series, as legends and tips show it. */
export function Swatch({ series, look, id }: { series: number; look: SeriesLook; id: string }) {
  return (
    <svg className={css.chartSwatch} width="18" height="12" viewBox="0 0 18 12" aria-hidden>
      {look === 'bar' ? (
        <>
          <SeriesPattern id={id} series={series} />
          <rect x="2" y="1" width="14" height="10" rx="2" fill={`url(#${id})`} />
        </>
      ) : (
        <>
          <path d="M0,6 H18" stroke={seriesColor(series)} strokeWidth="1.75" strokeDasharray={seriesDash(series)} />
          <Mark series={series} x={9} y={6} />
        </>
      )}
    </svg>
  );
}

interface LegendProps {
  id: string;
  names: readonly string[];
  look: SeriesLook;
  /** Other lines that are drawn, e.g. the goal. */
  children?: ReactNode;
}

/** Names of series beside their looks. */
export const Legend = ({ id, names, look, children }: LegendProps) => (
  <ul className={css.chartLegend}>
    {names.map((name, series) => (
      <li key={name}>
        <Swatch series={series} look={look} id={`${id}-${series}`} />
        {name}
      </li>
    ))}
    {children}
  </ul>
);

/** Dashed line of a legend. */
export const LineEntry = ({ name }: { name: string }) => (
  <li>
    <svg className={css.chartSwatch} width="18" height="12" viewBox="0 0 18 12" aria-hidden>
      <path d="M0,6 H18" stroke="var(--bd-strong)" strokeWidth="1.25" strokeDasharray="4 3" />
    </svg>
    {name}
  </li>
);
