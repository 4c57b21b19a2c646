import type { LogRow } from './derived-log.ts';
import type { Occurrence } from './dialect.ts';

/** Joins each return to its alarm: both carry the same activation. `round` distinguishes passes through the log. */
export function pairActivations(rows: readonly LogRow[], round: number, timeOf: (row: LogRow) => number): Occurrence[] {
  const open = new Map<string, Omit<Occurrence, 'row' | 'at'>>();
  return rows.map((row, index) => {
    const key = `${row.point}/${row.message}`;
    const at = timeOf(row);
    const known = row.event === 'RTN' ? open.get(key) : undefined;
    const own = known ?? { activation: `${round}/${key}/${index}`, activatedAt: at, alarmValue: row.value };
    if (row.event === 'ALARM') open.set(key, own);
    return { row, at, ...own };
  });
}

/** Delay of a row after its predecessor in the live part: the building's own gap, `speed` times shorter. */
export function liveGapMs(rows: readonly LogRow[], index: number, speed: number): number {
  const [before, row] = [rows[index - 1], rows[index]];
  return before && row ? (row.at - before.at) / speed : 0;
}
