import { isDeepStrictEqual } from 'node:util';
import type { Expected } from './expected.ts';
import type { AlarmOutcome, Outcome } from './outcome.ts';
import type { Acknowledged } from './sources.ts';

/**
 * Lists deviations from the expected outcome, in a few lines; none when nothing was lost or duplicated.
 * @param undisturbed outcome of the same requests without faults.
 */
export function problemsOf(
  expected: Expected,
  acknowledged: Acknowledged,
  found: Outcome,
  undisturbed: Outcome,
): string[] {
  const problems: string[] = [];
  const same = (what: string, wanted: Iterable<string>, got: readonly string[]): void => {
    const [want, have] = [new Set(wanted), new Set(got)];
    const say = (word: string, some: string[]): void => {
      if (some.length > 0) problems.push(`${what}: ${some.length} ${word}, e.g. ${some.slice(0, 3).join(', ')}`);
    };
    say(
      'missing',
      [...want].filter((id) => !have.has(id)),
    );
    say(
      'too many',
      [...have].filter((id) => !want.has(id)),
    );
    if (have.size !== got.length) problems.push(`${what}: ${got.length - have.size} are there twice`);
  };

  same(
    'payloads accepted by doors',
    [...expected.applied, ...expected.notApplied.keys()],
    [...acknowledged.payloadIds],
  );
  same(
    'dropped and rejected payloads',
    [...expected.notApplied].map(([id, outcome]) => `${id} ${outcome}`),
    found.outcomes.map((row) => `${row.payload_id} ${row.outcome}`),
  );
  same(
    'events',
    expected.statedBy.keys(),
    found.events.map((row) => row.event_id),
  );
  const strange = found.events.filter((row) => !expected.statedBy.get(row.event_id)?.has(row.payload_id));
  if (strange.length > 0) problems.push(`events: ${strange.length} of a payload that does not state them`);
  same('archived requests', acknowledged.messageIds, found.messageIds);
  same('activity in the warehouse', found.storedActivityIds, found.activityIds);
  same('alarms', expected.alarms.keys(), [...found.alarms.keys()]);
  same('left statuses', found.leftStatuses.known, found.leftStatuses.stored);
  if (found.alarmRows !== found.alarms.size) problems.push(`alarms: ${found.alarmRows} rows for ${found.alarms.size}`);
  const gaps = found.newestNumber - found.alarmRows;
  if (gaps > 0) problems.push(`alarms: the newest is number ${found.newestNumber}, and ${gaps} numbers are missing`);
  const activations = [...expected.alarms.values()].reduce((sum, alarm) => sum + alarm.instances.length, 0);
  if (found.instanceRows !== activations)
    problems.push(`instances: ${found.instanceRows} in the warehouse, ${activations} activations`);

  const differs = (what: string, key: string, wanted: unknown, got: unknown): void => {
    if (isDeepStrictEqual(wanted, got)) return;
    const index = Array.isArray(wanted) && Array.isArray(got) ? firstDifference(wanted, got) : null;
    const at = (value: unknown): string => JSON.stringify(index === null ? value : (value as unknown[])[index]);
    problems.push(`${key}, ${what}${index === null ? '' : ` ${index}`}: wanted ${at(wanted)}, is ${at(got)}`);
  };
  for (const [key, alarm] of found.alarms) {
    const rule = expected.alarms.get(key);
    const twin = undisturbed.alarms.get(key);
    differs('is active, by the rules', key, rule?.isActive, alarm.state.is_active);
    differs(
      'instance, by the rules',
      key,
      rule?.instances,
      alarm.instances.map(([start, end]) => [start, end]),
    );
    differs('instance, without faults', key, twin && endsOf(twin), endsOf(alarm));
    differs('value, without faults', key, twin && valuesOf(twin), valuesOf(alarm));
    for (const field of Object.keys(alarm.state))
      differs(`${field}, without faults`, key, twin?.state[field], alarm.state[field]);
  }
  return problems;
}

/** Sorts rows: simultaneous activations are ordered by ids, which differ between runs, so either may end the other. */
const sorted = (rows: unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
const endsOf = ({ instances }: AlarmOutcome) => sorted(instances.map(([start, end, by]) => [start, end, by]));
const valuesOf = ({ instances }: AlarmOutcome) => sorted(instances.map(([start, end, , value]) => [start, end, value]));

const firstDifference = (a: unknown[], b: unknown[]): number =>
  Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, index) => !isDeepStrictEqual(a[index], b[index]));
