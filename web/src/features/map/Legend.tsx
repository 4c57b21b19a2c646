import { priorityLabels } from '#domain/constants.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { useIsNarrow } from '#ui/media.ts';
import type { Building } from './buildings.ts';
import * as css from './map.module.css';

const fills: ReadonlyArray<{ impact: Building['impact'] | null; tone: string; sign: string }> = [
  { impact: 'RED', tone: 'danger', sign: '×' },
  { impact: 'YELLOW', tone: 'warning', sign: '!' },
  { impact: 'GREEN', tone: 'success', sign: '' },
  { impact: null, tone: 'neutral', sign: '' },
];

/**
 * Explains fill, edge and number on the map (MAP.1); closed where it would lie over buildings.
 * `isOfRooms`: on a floor plan, where nothing is gathered.
 */
export const Legend = ({ isOfRooms = false }: { isOfRooms?: boolean }) => (
  <details className={css.mapLegend} open={!useIsNarrow()}>
    <summary>{texts.legend}</summary>
    <h2>{texts.fill}</h2>
    <ul>
      {fills.map(({ impact, tone, sign }) => (
        <li key={tone}>
          <span className={css.mapSwatch} style={{ background: `var(--${tone}-icon)` }} data-sign={sign} aria-hidden />
          {impact ? texts.impacts[impact] : texts.quiet}
        </li>
      ))}
    </ul>
    <h2>{texts.edge}</h2>
    <ul className={css.mapLegendEdges}>
      {[...priorityLabels.entries()].reverse().map(([priority, label]) => (
        <li key={label}>
          <span
            className={`${css.mapSwatch} ${css.isEdge}`}
            style={{ borderColor: `var(--p${priority}-fg)` }}
            aria-hidden
          />
          {label}
        </li>
      ))}
    </ul>
    <p>
      <span className={`${css.mapSwatch} ${css.isBadge}`} aria-hidden>
        {texts.badgeSample}
      </span>
      {texts.badge}
    </p>
    {!isOfRooms && <p>{texts.cluster}</p>}
  </details>
);
