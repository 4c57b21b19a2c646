import { chartTexts as texts } from '#texts/charts.ts';
import { unknown } from '#ui/format.ts';

/** A place of a chart's axis. */
export interface ChartPoint {
  /** Unique among the points. */
  key: string;
  /** As tips and tables name it. */
  name: string;
  /** As the axis names it; the name unless given. */
  tick?: string;
}

export interface ChartSeries {
  name: string;
  /** One for each point; null where nothing is known, which is drawn as a gap. */
  values: ReadonlyArray<number | null>;
  /** In place of the data's, where series count different things. */
  format?: (value: number) => string;
  /** True if it counts some of what the others count: it stands beside their stack. */
  isPart?: boolean;
}

/** Data that a chart draws, its table lists and its CSV holds. */
export interface ChartData {
  /** Name of a point, e.g. "Day". */
  axis: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** Series that can be told apart; further ones are summed up as one. */
export const mostSeries = 8;

/** Returns data whose series after the seventh are one, if there are more than eight. */
export function withinSeries(data: ChartData): ChartData {
  if (data.series.length <= mostSeries) return data;
  const [shown, rest] = [data.series.slice(0, mostSeries - 1), data.series.slice(mostSeries - 1)];
  return { ...data, series: [...shown, { name: texts.others, values: sumsOf(rest, data.points.length) }] };
}

/** Sums of several series by point: null where none has a value. */
function sumsOf(series: readonly ChartSeries[], points: number): Array<number | null> {
  return Array.from({ length: points }, (_, at) => {
    const known = series.map(({ values }) => values[at] ?? null).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
  });
}

/** True if there is nothing to draw: no point, or nothing but zeros and gaps. */
export const isEmptyData = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => !value));

/** The greatest value; of stacked series, the greatest sum. */
export function mostOf({ points, series }: ChartData, isStacked = false): number {
  const values = isStacked
    ? sumsOf(
        series.filter(({ isPart }) => !isPart),
        points.length,
      )
    : series.flatMap((one) => one.values);
  return values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
}

/** Returns a value as text; a dash for a gap. */
export const formatValue = (
  { format }: { format: (value: number) => string },
  value: number | null | undefined,
): string => (value == null ? unknown : format(value));

/** Returns the head and the rows of the table behind a chart, as people read it. */
export const tableOf = (data: ChartData): { head: string[]; rows: string[][] } => ({
  head: [data.axis, ...data.series.map(({ name }) => name)],
  rows: data.points.map(({ name }, at) => [
    name,
    ...data.series.map(({ values, format = data.format }) => formatValue({ format }, values[at])),
  ]),
});

/** Returns the lines of the file behind a chart: numbers stay numbers, and gaps are empty. */
export const linesOf = (data: ChartData): Array<Array<string | number | null>> => [
  [data.axis, ...data.series.map(({ name }) => name)],
  ...data.points.map(({ name }, at) => [name, ...data.series.map(({ values }) => values[at] ?? null)]),
];

/** Description of a place of a chart. */
export interface Tip {
  title: string;
  lines: ReadonlyArray<{
    /** Series whose mark stands before it. */
    series?: number;
    name?: string;
    value: string;
  }>;
}

/** Returns what is said of a point: each series with its value. */
export const tipOf = (data: ChartData, at: number): Tip => ({
  title: data.points[at]?.name ?? '',
  lines: data.series.map(({ name, values }, series) => ({
    ...(data.series.length > 1 && { series, name }),
    value: formatValue(data, values[at]),
  })),
});

/** Returns a tip as one sentence for a screen reader. */
export const spoken = ({ title, lines }: Tip): string =>
  [
    title,
    ...lines.map(({ name, value }) => {
      const said = value === unknown ? texts.noValue : value;
      return name ? texts.value(name, said) : said;
    }),
  ].join(', ');
