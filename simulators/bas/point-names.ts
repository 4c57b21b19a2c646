import type { Random } from './random.ts';

const equipment = ['AHU', 'VAV', 'CH', 'B', 'CT', 'FCU', 'EF'] as const;
const measured = ['SupplyTemp', 'ZoneTemp', 'FilterDP', 'FanStatus', 'Airflow', 'Humidity'] as const;

/** The forms in which building systems name points. */
const forms: ReadonlyArray<(random: Random, number: number) => string> = [
  (random, n) => `B${random.whole(1, 9)}A.A${random.whole(1, 9)}.RM${2_000 + n}:${random.pick(['JAM', 'TEMP'])} ALARM`,
  (random, n) =>
    `Campus/Building ${random.whole(1, 9)}/Floor ${random.whole(1, 6)}/${random.pick(equipment)} ${n}/${random.pick(measured)}`,
  (random, n) => `SiteJace${random.whole(1, 4)}:${random.pick(equipment)}_${n}_${random.pick(measured)}`,
  (random, n) => `site:NAE${random.whole(1, 4)}/FC-1.${random.pick(equipment)}-${n}.${random.pick(measured)}`,
];

/** Returns `count` different point names, in all forms. */
export function pointNames(random: Random, count: number): string[] {
  return Array.from({ length: count }, (_, n) => forms[n % forms.length]?.(random, n) ?? '');
}
