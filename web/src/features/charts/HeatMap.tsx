import { chartTexts as texts } from '#texts/charts.ts';
import { formatCount } from '#ui/format.ts';
import { type ChartData, formatValue, mostOf, type Tip } from './chart-data.ts';
import * as css from './charts.module.css';
import { Points } from './Points.tsx';
import { boxOf, type Grid, type Plot, stepOf } from './plot.ts';
import { useWidth } from './use-width.ts';

interface HeatMapProps {
  /** Accessible name. */
  label: string;
  /** Points are rows, e.g. weekdays, and series are columns, e.g. hours. */
  data: ChartData;
  /** Opens the rows of a cell. */
  onOpen?: (point: number, series: number) => void;
}

/** Widths under which columns would be too thin: rows and columns are exchanged. */
const [leastColumn, leastNumber] = [18, 30];
const [names, heads, right] = [44, 22, 8];
const steps = [1, 2, 3, 4, 5];

/** Counts by two things as shades, by lightness alone; numbers stand in cells that have room. */
export function HeatMap({ label, data, onOpen }: HeatMapProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { points, series } = data;
  const isUpright = (width - names - right) / Math.max(1, series.length) < leastColumn;
  const grid: Grid = isUpright
    ? { columns: points.length, rows: series.length }
    : { columns: series.length, rows: points.length };
  const rowHeight = isUpright ? 22 : 28;
  const plot = { x: names, y: heads, width: width - names - right, height: grid.rows * rowHeight };
  /** Point and series of a cell. */
  const placeOf = (at: number): [point: number, series: number] => {
    const [row, column] = [Math.floor(at / grid.columns), at % grid.columns];
    return isUpright ? [column, row] : [row, column];
  };
  const most = mostOf(data);
  const valueAt = (at: number): number | null => {
    const [point, one] = placeOf(at);
    return series[one]?.values[point] ?? null;
  };
  const tipOf = (at: number): Tip => {
    const [point, one] = placeOf(at);
    return {
      title: `${points[point]?.name}, ${series[one]?.name}`,
      lines: [{ value: formatValue(data, valueAt(at)) }],
    };
  };
  return (
    <div ref={ref}>
      <ul className={css.chartLegend} aria-hidden>
        <li>{texts.least}</li>
        {steps.map((step) => (
          <li key={step} className={css.heatLegend}>
            <svg aria-hidden width="18" height="12" viewBox="0 0 18 12">
              <rect className={css.heat} data-step={step} width="18" height="12" rx="2" />
            </svg>
          </li>
        ))}
        <li>{texts.mostIs(formatCount(most))}</li>
      </ul>
      <Points
        label={label}
        look="bar"
        grid={grid}
        plot={width > 0 ? plot : null}
        tipOf={tipOf}
        onOpen={onOpen && ((at) => onOpen(...placeOf(at)))}
      >
        {width > 0 && (
          <svg
            aria-hidden
            className={css.heatMap}
            width={width}
            height={plot.y + plot.height + 8}
            viewBox={`0 0 ${width} ${plot.y + plot.height + 8}`}
          >
            <HeatHeads data={data} isUpright={isUpright} grid={grid} plot={plot} />
            {Array.from({ length: grid.columns * grid.rows }, (_, at) => (
              <HeatCell
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are places
                key={at}
                box={boxOf(at, plot, grid)}
                value={valueAt(at)}
                most={most}
              />
            ))}
          </svg>
        )}
      </Points>
    </div>
  );
}

const shortCount = (count: number): string =>
  count > 9_999 ? `${formatCount(Math.round(count / 1_000))}k` : formatCount(count);

function HeatCell({ box: { x, y, width, height }, value, most }: { box: Plot; value: number | null; most: number }) {
  const step = stepOf(value, most);
  return (
    <>
      <rect
        className={css.heat}
        data-step={step ?? 'none'}
        x={x + 1}
        y={y + 1}
        width={Math.max(0, width - 2)}
        height={height - 2}
        rx={3}
      />
      {value !== null && value > 0 && width >= leastNumber && (
        <text className={css.heatValue} data-step={step} x={x + width / 2} y={y + height / 2}>
          {shortCount(value)}
        </text>
      )}
    </>
  );
}

interface HeatHeadsProps {
  data: ChartData;
  isUpright: boolean;
  grid: Grid;
  plot: Plot;
}

/** Names of rows and columns; of thin columns every third. */
function HeatHeads({ data: { points, series }, isUpright, grid, plot }: HeatHeadsProps) {
  const pointNames = points.map(({ tick, name }) => tick ?? name);
  const seriesNames = series.map(({ name }) => name);
  const [across, down] = isUpright ? [pointNames, seriesNames] : [seriesNames, pointNames];
  const every = plot.width / grid.columns < 40 ? 3 : 1;
  const step = isUpright ? 1 : every;
  return (
    <>
      {across.map((name, column) =>
        column % step === 0 ? (
          <text
            key={name}
            className={`${css.heatHead} ${css.isColumn}`}
            x={boxOf(column, plot, grid).x + 2}
            y={heads - 8}
          >
            {name}
          </text>
        ) : null,
      )}
      {down.map((name, row) => {
        const { y, height } = boxOf(row * grid.columns, plot, grid);
        return (
          <text key={name} className={css.heatHead} x={names - 8} y={y + height / 2}>
            {name}
          </text>
        );
      })}
    </>
  );
}
