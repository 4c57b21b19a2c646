import type { Random } from '../bas/random.ts';
import type { Equipment, Point } from './campus.ts';
import { atWork, dayMs, hourMs, minuteMs, partOf, type Span } from './patterns.ts';
import { dispatcher, presentAt, slownessOf, teamOf } from './people.ts';

/** Decision about an alarm in Intake. */
export interface Reaction {
  at: number;
  kind: 'ticket' | 'snooze' | 'decline' | 'move' | 'clear';
  /** E-mail of who does it. */
  by: string;
}

/** 0 to 5 by what the source says: the bands of the campus's integrations. */
export const urgencyOf = ({ priority }: Point): number =>
  priority === null ? 0 : 5 - [40, 80, 140, 200].filter((from) => Number(priority) >= from).length;

/** By urgency: how many in a hundred somebody looks at, and after how many minutes. */
const attention = [0.3, 0.5, 0.62, 0.75, 0.92, 0.98];
const minutesToReact = [120, 60, 22, 12, 7, 4];
/** By urgency: share of looked-at alarms that become work. */
const becomeWork = [0.08, 0.12, 0.19, 0.3, 0.38, 0.45];
/** Hours until work is done, by urgency. */
const hoursOfWork = [120, 90, 52, 26, 12, 6];

/** Plans what people do about an alarm that entered Intake; null: nobody looks at it. Pure but for the random numbers. */
export function reactionTo(
  equipment: Equipment,
  point: Point,
  enteredAt: number,
  span: Span,
  random: Random,
): Reaction | null {
  const urgency = urgencyOf(point);
  const team = teamOf(equipment.discipline);
  const part = partOf(span, enteredAt);
  const slowness = slownessOf(team, part);
  if (random.next() > (attention[urgency] as number) / slowness ** 0.4) return null;
  const delay = random.duration(minutesToReact[urgency] as number) * slowness * minuteMs;
  const at = Math.floor(urgency >= 4 ? enteredAt + delay : atWork(span, atWork(span, enteredAt) + delay));
  const present = presentAt(team, part);
  const draw = random.next();
  const by = draw < 0.35 ? dispatcher : draw < 0.42 ? 'manager@demo.example' : (random.pick(present) ?? dispatcher);
  return { at, kind: kindOf(urgency, random), by };
}

function kindOf(urgency: number, random: Random): Reaction['kind'] {
  const work = becomeWork[urgency] as number;
  const draw = random.next();
  if (draw < work) return 'ticket';
  const rest = (draw - work) / (1 - work);
  if (rest < 0.42) return 'snooze';
  if (rest < 0.78) return 'decline';
  return rest < 0.95 ? 'move' : 'clear';
}

/** Duration of a snooze. */
export const snoozeMs = (random: Random): number =>
  random.pick([hourMs, 4 * hourMs, 8 * hourMs, dayMs, dayMs, 3 * dayMs, 7 * dayMs]);

export const snoozeReasons = [
  'Waiting for parts',
  'Known, tenant informed',
  'Season change',
  'Test in progress',
  null,
] as const;

/** Assignee of a ticket, and when it is due and done. */
export function workOn(equipment: Equipment, point: Point, at: number, span: Span, random: Random) {
  const team = teamOf(equipment.discipline);
  const part = partOf(span, at);
  const present = presentAt(team, part);
  const urgency = urgencyOf(point);
  const usual = (hoursOfWork[urgency] as number) * hourMs;
  const took = random.duration(usual / hourMs) * hourMs * slownessOf(team, part) ** 0.7;
  const done = Math.floor(urgency >= 4 ? at + took : atWork(span, at + took));
  return {
    assignee: present.length > 1 ? random.pick(present.slice(1)) : (present[0] ?? dispatcher),
    dueAt: at + Math.ceil((2 * usual) / hourMs) * hourMs,
    closesAt: done,
  };
}

export const causes = [
  'Failed sensor',
  'Worn belt',
  'Stuck damper',
  'Clogged filter',
  'Control setting',
  'Leaking valve',
  'Power quality',
  'User behavior',
] as const;
/** Comments of people who work on a ticket. */
export const comments = [
  'On site, checking the sensor first',
  'Waiting for a part, ordered today',
  'Tenant informed',
  'Access only after 18:00',
  'Same fault as last month, see the log book',
  'Controls contractor called',
] as const;
/** Share of tickets that somebody comments on, and of unresolved ones that are opened again. */
export const commentShare = 0.3;
export const reissueShare = 0.35;

export const actions = ['Replaced', 'Adjusted', 'Cleaned', 'Restarted', 'Calibrated', 'Repaired'] as const;
