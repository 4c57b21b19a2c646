import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { chartTexts as texts } from '#texts/charts.ts';
import { spoken, type Tip } from './chart-data.ts';
import * as css from './charts.module.css';
import { type SeriesLook, Swatch } from './marks.tsx';
import { boxOf, type Grid, moved, type Plot, pointAt } from './plot.ts';

export interface PointActions {
  /** Opens the rows of a point, by click or Enter. */
  onOpen?: (at: number) => void;
  /** Zooms into the points from one to another, both included, by dragging or Shift with arrows. */
  onBrush?: (from: number, to: number) => void;
}

interface PointsProps extends PointActions {
  /** Accessible name: title and what is drawn. */
  label: string;
  grid: Grid;
  /** Null until it is measured. */
  plot: Plot | null;
  tipOf: (at: number) => Tip;
  look: SeriesLook;
  /** Values of a point as parts of the plot's height, for marks on their lines. */
  heightsOf?: (at: number) => ReadonlyArray<number | null>;
  /** The drawing. */
  children: ReactNode;
}

/** A drawing whose points are shown, opened and selected by pointer and by keys; that draws none of it again. */
export function Points({ label, grid, plot, tipOf, look, heightsOf, onOpen, onBrush, children }: PointsProps) {
  const hints = useId();
  const [at, setAt] = useState<number | null>(null);
  /** Place at which a selection began. */
  const [anchor, setAnchor] = useState<number | null>(null);
  const count = grid.columns * grid.rows;
  // fewer points may be left than there were
  const active = at !== null && at < count ? at : null;
  const isSelection = onBrush && anchor !== null && anchor < count && active !== null && anchor !== active;
  const ends = isSelection ? [anchor, active] : null;
  const [from, to] = ends ? [Math.min(...ends), Math.max(...ends)] : [0, 0];
  const leave = () => {
    setAt(null);
    setAnchor(null);
  };
  const brush = () => {
    leave();
    onBrush?.(from, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation();
      return leave();
    }
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      return ends ? brush() : onOpen?.(active);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(event.key, active, grid);
    if (next === null) return;
    event.preventDefault();
    // a list or a page behind has these keys, too
    event.stopPropagation();
    setAnchor(event.shiftKey && onBrush ? (anchor ?? active ?? next) : null);
    setAt(next);
  };
  const under = (event: PointerEvent<HTMLElement>): number | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return plot && pointAt(event.clientX - left, event.clientY - top, plot, grid);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setAnchor(under(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const next = under(event);
    if (next !== at) setAt(next);
    if (event.buttons === 0 && anchor !== null) setAnchor(null);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const end = under(event);
    const start = anchor;
    setAnchor(null);
    if (end === null || start === null) return;
    if (start !== end) {
      if (onBrush) {
        leave();
        onBrush(Math.min(start, end), Math.max(start, end));
      }
      return;
    }
    // a finger first shows what it would open
    if (event.pointerType === 'touch' && at !== end) setAt(end);
    else onOpen?.(end);
  };
  const tip = active === null ? null : tipOf(active);
  const selection = ends && texts.selected(tipOf(from).title, tipOf(to).title);
  const keys = [
    grid.columns > 1 ? texts.keys : texts.keysDown,
    onOpen && texts.keyOpen,
    onBrush && texts.keyBrush,
  ].filter(Boolean);
  return (
    <div className={css.chartPoints}>
      <div
        className={`${css.chartDrawing}${onOpen ? ` ${css.isOpen}` : ''}${onBrush ? ` ${css.isBrush}` : ''}`}
        role="application"
        aria-roledescription={texts.kind}
        aria-label={label}
        aria-describedby={hints}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move along its points
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={leave}
        onPointerLeave={(event) => event.pointerType !== 'touch' && leave()}
      >
        {plot && active !== null && (
          <Shade
            plot={ends ? boxBetween(from, to, plot, grid) : boxOf(active, plot, grid)}
            look={ends ? 'part' : grid.columns > 1 && grid.rows > 1 ? 'cell' : 'line'}
          />
        )}
        <div className={css.chartCanvas} aria-hidden>
          {children}
        </div>
        {plot && active !== null && heightsOf && (
          <LineMarks box={boxOf(active, plot, grid)} plot={plot} heights={heightsOf(active)} />
        )}
        {plot && tip && <TipBox tip={tip} box={boxOf(active ?? 0, plot, grid)} plot={plot} look={look} />}
      </div>
      <span id={hints} className="unseen">
        {keys.join(' ')}
      </span>
      <span className="unseen" role="status">
        {selection || (tip && spoken(tip))}
      </span>
    </div>
  );
}

function boxBetween(from: number, to: number, plot: Plot, grid: Grid): Plot {
  const [first, last] = [boxOf(from, plot, grid), boxOf(to, plot, grid)];
  return { ...first, width: last.x + last.width - first.x };
}

interface ShadeProps {
  plot: Plot;
  look: 'line' | 'part' | 'cell';
}

const Shade = ({ plot: { x, y, width, height }, look }: ShadeProps) => (
  <span className={css.chartShade} data-look={look} style={{ left: x, top: y, width, height }} />
);

function LineMarks({ box, plot, heights }: { box: Plot; plot: Plot; heights: ReadonlyArray<number | null> }) {
  return heights.map((height, series) =>
    height === null ? null : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: series have an order
        key={series}
        className={css.chartDot}
        style={{
          left: box.x + box.width / 2,
          top: plot.y + plot.height * (1 - height),
          background: `var(--c${series + 1})`,
        }}
      />
    ),
  );
}

interface TipBoxProps {
  tip: Tip;
  box: Plot;
  plot: Plot;
  look: SeriesLook;
}

/** Stands beside its point, on the side that has room. */
function TipBox({ tip: { title, lines }, box, plot, look }: TipBoxProps) {
  const id = useId();
  const isRight = box.x + box.width / 2 < plot.x + plot.width / 2;
  const isColumn = plot.height === box.height;
  const isRow = plot.width === box.width;
  const style = {
    // a row is as wide as the plot: beside it there is no room
    left: isRow ? plot.x + plot.width / 2 : isRight ? box.x + box.width + 8 : box.x - 8,
    top: isColumn ? plot.y + 4 : box.y + box.height + 4,
  };
  return (
    <div
      className={`${css.chartTip} ${css.isFloating}${isRow ? ` ${css.isMiddle}` : isRight ? '' : ` ${css.isLeft}`}`}
      style={style}
      aria-hidden
    >
      <div className={css.chartTipTitle}>{title}</div>
      {lines.map(({ series, name, value }) => (
        <div key={name ?? ''} className={css.chartTipLine}>
          {series !== undefined && <Swatch series={series} look={look} id={`${id}-${series}`} />}
          {name && <span className="grow">{name}</span>}
          <span className="strong num">{value}</span>
        </div>
      ))}
    </div>
  );
}
