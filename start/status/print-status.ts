import { bold, dim, green, red } from '../say.ts';
import type { EngineReading, Engines } from './read-engines.ts';
import type { acceptToVisible, StationFigures } from './stations.ts';

/** Result of `npm run status`: the output of `--json`. */
export interface Status {
  at: string;
  stations: StationFigures[];
  acceptToVisible: ReturnType<typeof acceptToVisible>;
  engines: Engines;
}

const width = 100;
const none = '–';

/** Formats the road as a table for a terminal of 100 columns. */
export function printStatus(status: Status): string {
  const { kafka, postgres, clickhouse, temporal } = status.engines;
  return [
    '',
    bold('The road') +
      dim(`  ${status.at.slice(0, 19).replace('T', ' ')} UTC; times and outcomes since each process started`),
    '',
    dim(cells(['', '', 'per second', 'lag', 'in flight', 'p50', 'p99', 'outcomes'])),
    ...status.stations.flatMap(stationLines),
    '',
    visibleLine(status),
    '',
    ...engineLines('Kafka', kafka, (topics) =>
      topics.map(
        ({ topic, partitions, messages, lag }) =>
          `${topic.padEnd(18)}${count(messages).padStart(11)} messages in ${partitions}  ${dim('lag')} ${pairs(lag)}`,
      ),
    ),
    ...engineLines('Postgres', postgres, ({ bytes, tables, outbox }) => [
      ...wrapped(
        [size(bytes), ...tables.map((one) => `${one.table} ${size(one.bytes)}`)],
        width - nameWidth - readyWidth,
      ),
      `${count(outbox.rows)} rows wait in the outbox${outbox.rows > 0 ? `, the oldest for ${seconds(outbox.oldestSeconds)}` : ''}`,
    ]),
    ...engineLines('ClickHouse', clickhouse, (tables) =>
      wrapped(
        tables.map(
          ({ table, parts, rows }) =>
            `${table} ${count(rows)} rows in ${count(parts)} ${parts === 1 ? 'part' : 'parts'}`,
        ),
        width - nameWidth - readyWidth,
      ),
    ),
    ...engineLines('Temporal', temporal, () => ['']),
    '',
    ...status.stations.map(
      ({ name, metrics }, index) =>
        `${(index === 0 ? 'Metrics' : '').padEnd(nameWidth)}${name.padEnd(readyWidth + 2)}${dim(metrics)}`,
    ),
    '',
  ].join('\n');
}

const nameWidth = 11;
const readyWidth = 9;
const numberWidths = [12, 8, 11, 9, 9];
const outcomesAt = nameWidth + readyWidth + numberWidths.reduce((sum, one) => sum + one, 0) + 2;

/** Formats name, readiness, five right-aligned figures and outcomes. Colours are applied after padding. */
function cells([name = '', ready = '', ...rest]: string[], paint: (text: string) => string = (text) => text): string {
  const figures = numberWidths.map((one, index) => (rest[index] ?? '').padStart(one)).join('');
  return `${name.padEnd(nameWidth)}${paint(ready.padEnd(readyWidth))}${figures}  ${rest[numberWidths.length] ?? ''}`.trimEnd();
}

function stationLines(station: StationFigures): string[] {
  const { name, ready, reason, rate, unit, lag, inFlight, p50, p99, outcomes } = station;
  const [first = '', ...more] = wrapped(
    Object.entries(outcomes).map(([outcome, times]) => `${outcome} ${count(times)}`),
    width - outcomesAt,
  );
  const figures = [
    rate === null ? none : `${rate < 100 ? rate.toFixed(1) : count(rate)} ${unit}`,
    lag === null ? none : count(lag),
    inFlight === null ? none : count(inFlight),
    seconds(p50),
    seconds(p99),
  ];
  return [
    cells([name, ready ? 'ready' : 'unready', ...figures, first], ready ? green : red),
    ...more.map((text) => ' '.repeat(outcomesAt) + text),
    ...(reason ? [' '.repeat(nameWidth) + red(reason)] : []),
  ];
}

function visibleLine({ acceptToVisible: { p50, p99, count: changes, sockets } }: Status): string {
  const published = changes > 0 ? `${count(changes)} changes told` : 'nobody has been told of a change yet';
  const figures = changes > 0 ? `p50 ${bold(seconds(p50))}   p99 ${bold(seconds(p99))}   ` : '';
  return `Accept to visible   ${figures}${dim(`${published}; ${count(sockets)} sockets are open`)}`;
}

function engineLines<T>(name: string, engine: EngineReading<T>, lines: (view: T) => string[]): string[] {
  const indent = ' '.repeat(nameWidth + readyWidth);
  if (!engine.ready) return [`${name.padEnd(nameWidth)}${red('away'.padEnd(readyWidth))}${red(engine.reason)}`];
  const [first = '', ...more] = lines(engine.view);
  return [
    `${name.padEnd(nameWidth)}${green('ready'.padEnd(readyWidth))}${first}`.trimEnd(),
    ...more.map((text) => indent + text),
  ];
}

/** Joins parts by dots, in lines of at most `columns`. */
function wrapped(parts: string[], columns: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length + 3 <= columns) lines[lines.length - 1] = `${last} · ${part}`;
    else lines.push(part);
  }
  return lines;
}

const pairs = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${count(value)}`)
    .join(' · ');

const count = (value: number): string => Math.round(value).toLocaleString('en');

function seconds(value: number | null): string {
  if (value === null) return none;
  if (value < 0.01) return `${(value * 1_000).toFixed(1)} ms`;
  return value < 1 ? `${(value * 1_000).toFixed(0)} ms` : `${value.toFixed(1)} s`;
}

function size(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1_024 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : value.toFixed(0)} ${units[power]}`;
}
