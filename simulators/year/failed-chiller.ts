import type { LogRow } from '../bas/derived-log.ts';
import { randomOf } from '../bas/random.ts';
import { type Equipment, equipmentOf, type Point } from './campus.ts';
import { type CampusAsset, relationsOf } from './campus-relations.ts';
import { stories } from './patterns.ts';

const minuteMs = 60_000;

/** Equipment that a failed chiller takes with it, with when it fails, in minutes. */
interface Failing {
  equipment: Equipment;
  minute: number;
  point: Point;
}

const pointOf = ({ points }: Equipment, isIt: (point: Point) => boolean): Point | undefined => points.find(isIt);
const isWarm = ({ state, rhythm }: Point): boolean => state === 'High Limit' && rhythm === 'heat';

/**
 * The campus's chiller fails once more: it trips, its air handlers follow within four minutes and their boxes after those, and all
 * of it returns to normal within two hours. The alarms of one cause, as sources send them.
 */
export function failedChiller({ seed, from }: { seed: number; from: number }): LogRow[] {
  const random = randomOf(seed);
  return failing(() => random.next())
    .flatMap(({ point, minute }) => {
      const at = from + Math.round(minute * minuteMs);
      const [alarm, normal] = point.values;
      const row: LogRow = {
        ...{ at, point: point.path, event: 'ALARM', fromState: 'Normal', toState: point.state, value: alarm },
        ...{ priority: point.priority ?? '', message: point.message },
      };
      const returnsAt = at + Math.round((40 + 60 * random.next()) * minuteMs);
      return [
        row,
        { ...row, at: returnsAt, event: 'RTN' as const, fromState: point.state, toState: 'Normal', value: normal },
      ];
    })
    .sort((a, b) => a.at - b.at);
}

function failing(next: () => number): Failing[] {
  const units = equipmentOf(1);
  const { relations } = relationsOf(units);
  const { building, equipment, point } = stories.chiller;
  const isAsset = (one: Pick<CampusAsset, 'building' | 'name'>, other: Pick<CampusAsset, 'building' | 'name'>) =>
    one.building === other.building && one.name === other.name;
  const fedBy = (source: Pick<CampusAsset, 'building' | 'name'>): Equipment[] =>
    relations.flatMap((relation) => {
      if (relation.kind !== 'feeds' || !isAsset(relation.source, source)) return [];
      return units.find((unit) => isAsset(unit, relation.target)) ?? [];
    });
  const failed: Failing[] = [];
  const fail = (unit: Equipment, minute: number, isIt: (point: Point) => boolean): void => {
    const found = pointOf(unit, isIt);
    if (found) failed.push({ equipment: unit, minute, point: found });
  };
  const chiller = units.find((unit) => isAsset(unit, { building, name: equipment }));
  if (!chiller) return [];
  fail(chiller, 1, ({ name }) => name === point);
  for (const handler of fedBy(chiller)) {
    const minute = 2 + 3 * next();
    fail(handler, minute, isWarm);
    for (const box of fedBy(handler)) fail(box, minute + 0.5 + 3 * next(), isWarm);
  }
  return failed;
}
