import type { InstanceRow } from '../../changes/changes-message.ts';
import { type AlarmInstance, comparePositions, type EndSource } from '../model/state.ts';
import { type AlarmEvent, instanceIdOf, isActivity, opens, positionOf } from '../rows/alarm-event.ts';

/** An end that a person, a rule or the quiet-period sweep set: kept as activity, outlives every refold. */
export interface SetEnd {
  at: number;
  source: EndSource;
  /** The instance it was set on. */
  instanceId: string;
}

/** Result of folding one alarm's events and the ends that people and rules have set. */
export interface Folded {
  /** In order of their start. */
  instances: AlarmInstance[];
  isActive: boolean;
}

type Step = { at: number; event: AlarmEvent } | { at: number; end: SetEnd };

/**
 * Derives the instances of one alarm from all its events, in any order, and from the ends that were set (ARCH.12), by
 * the same rules, step for step, that the state machine applies to incoming events.
 * @param stored what is known of the instances: one that was received in time, or put the alarm into Intake, stays so.
 */
export function foldInstances(
  customerId: number,
  alarmId: number,
  events: readonly AlarmEvent[],
  ends: readonly SetEnd[],
  stored: ReadonlyArray<Pick<AlarmInstance, 'id' | 'isReplayed'>> = [],
): Folded {
  const instances: AlarmInstance[] = [];
  const known = new Map<string, AlarmInstance>();
  const received = new Set(stored.flatMap(({ id, isReplayed }) => (isReplayed ? [] : [id])));
  let open: AlarmInstance | null = null;
  for (const step of inOrder(events, ends)) {
    if ('end' in step) {
      if (!open || !endsInstance(step.end, open, known)) continue;
      end(open, step.at, step.end.source);
      open = null;
      continue;
    }
    const { event } = step;
    if (opens(event.kind)) {
      const id = instanceIdOf(customerId, alarmId, event);
      const same = known.get(id);
      if (same) {
        same.isReplayed &&= event.isReplayed ?? false;
        continue;
      }
      if (open) end(open, event.at, 'SUPERSEDED');
      open = startInstance(id, alarmId, event);
      if (received.has(id)) open.isReplayed = false;
      known.set(id, open);
      instances.push(open);
    } else if (event.kind === 'RTN') {
      if (open) end(open, event.at, endSourceOf(event));
      open = null;
    } else if (event.kind === 'ACK') acknowledge(instances.at(-1), event);
  }
  return { instances, isActive: open !== null };
}

const content = [
  'endedAt',
  'endSource',
  'ackedAt',
  'ackedBy',
  'value',
  'unit',
  'isReplayed',
] as const satisfies ReadonlyArray<keyof AlarmInstance>;

/**
 * Computes the rows to write so that the stored instances of an alarm equal the derived ones: new and changed
 * instances, and those that no longer exist, as deleted. An id includes the start.
 * @param version higher than any that a stored row has
 */
export function changedInstances(
  folded: readonly AlarmInstance[],
  stored: ReadonlyArray<Omit<AlarmInstance, 'alarmId'>>,
  alarmId: number,
  version: number,
): InstanceRow[] {
  const before = new Map(stored.map((instance) => [instance.id, instance]));
  const rows: InstanceRow[] = [];
  for (const instance of folded) {
    const same = before.get(instance.id);
    before.delete(instance.id);
    if (!same || content.some((field) => same[field] !== instance[field]))
      rows.push({ ...instance, version, isDeleted: false });
  }
  for (const gone of before.values()) rows.push({ ...gone, alarmId, version, isDeleted: true });
  return rows;
}

/** An end belongs to its instance; after a reparse has given that another id, to the one that is open. */
const endsInstance = (set: SetEnd, open: AlarmInstance, known: ReadonlyMap<string, unknown>): boolean =>
  set.instanceId === open.id || !known.has(set.instanceId);

/** Returns how a return to normal ends an instance (ALM.4). */
export const endSourceOf = ({ isReplayed }: AlarmEvent): EndSource => (isReplayed ? 'REPLAY' : 'SOURCE');

/** A new occurrence, still active. */
export function startInstance(id: string, alarmId: number, event: AlarmEvent): AlarmInstance {
  return {
    id,
    alarmId,
    startedAt: event.at,
    endedAt: null,
    endSource: null,
    ackedAt: null,
    ackedBy: null,
    value: event.value,
    unit: event.unit,
    isReplayed: event.isReplayed ?? false,
  };
}

function end(instance: AlarmInstance, at: number, source: EndSource): void {
  instance.endedAt = at;
  instance.endSource = source;
}

/** The first acknowledgement counts; one that comes after the return belongs to the instance before it. */
function acknowledge(instance: AlarmInstance | undefined, event: AlarmEvent): void {
  if (!instance || instance.ackedAt !== null) return;
  instance.ackedAt = event.at;
  instance.ackedBy = event.ackedBy;
}

function inOrder(events: readonly AlarmEvent[], ends: readonly SetEnd[]): Step[] {
  const relevant = events.filter((event) => isActivity(event.kind) || event.kind === 'ACK');
  const sorted = relevant.toSorted((a, b) => comparePositions(positionOf(a), positionOf(b)));
  const steps: Step[] = [
    ...sorted.map((event) => ({ at: event.at, event })),
    ...ends.map((set) => ({ at: set.at, end: set })),
  ];
  // stable: at the same instant a set end comes after what the source sent
  return steps.toSorted((a, b) => a.at - b.at);
}
