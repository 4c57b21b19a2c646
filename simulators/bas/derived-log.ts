import { readFileSync } from 'node:fs';
import { fromRoot } from '../../platform/root.ts';

/** One row of the derived log: timing and values are a real building's, limits and texts are ours. */
export interface LogRow {
  /** Milliseconds since the epoch, as recorded. */
  at: number;
  point: string;
  event: 'ALARM' | 'RTN';
  fromState: string;
  toState: string;
  value: string;
  priority: string;
  message: string;
}

export const derivedLogFile = fromRoot('simulators/bas/data/openfdd-ahu-vav-trends/derived-alarms.csv');
/** Before this day only on/off points were recorded. */
const trendsFrom = Date.parse('2022-05-07T00:00:00-05:00');

/** The month in which every point was recorded, in order. The file has no quoted fields. */
export function readDerivedLog(): LogRow[] {
  const [, ...lines] = readFileSync(derivedLogFile, 'utf8').trim().split('\n');
  return lines
    .map((line): LogRow => {
      const [time, point, event, fromState, toState, value, priority, ...message] = line.split(',') as [
        string,
        string,
        'ALARM' | 'RTN',
        string,
        string,
        string,
        string,
        ...string[],
      ];
      return { at: Date.parse(time), point, event, fromState, toState, value, priority, message: message.join(',') };
    })
    .filter((row) => row.at >= trendsFrom);
}
