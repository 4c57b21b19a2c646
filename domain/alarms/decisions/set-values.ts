import { z } from 'zod';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { AlarmState } from '../model/state.ts';
import { breaksSnooze } from '../rows/snooze-break-through.ts';
import { nextStatus } from '../rows/status-table.ts';
import { changeStatus } from './change-status.ts';
import { type Decider, type Decision, defineVerb } from './verb.ts';

const priority = z.int().min(0).max(5);

/** Sets the priority; from then on no source changes it (ALM.7, PROP.7). */
export const updateAlarmPriority = defineVerb({
  name: 'updateAlarmPriority',
  input: z.object({ priority }),
  assert: (ctx) => assertPermission(ctx, 'alarms', 'EDIT'),
  decide: (before, input, by) => setValues(before, input, by),
});

/** Sets priority or service impact, if given; the last write wins. */
export const updateAlarms = defineVerb({
  name: 'updateAlarms',
  input: z.object({ priority: priority.nullish(), isServiceImpacting: z.boolean().nullish() }),
  assert: (ctx) => assertPermission(ctx, 'alarms', 'EDIT'),
  decide: (before, input, by) => setValues(before, input, by),
});

interface Values {
  priority?: number | null;
  isServiceImpacting?: boolean | null;
}

/** An unchanged priority becomes the person's own, without activity. A rule never sets one over a person's (AUTO.15). */
function setValues(before: AlarmState, values: Values, { now, name, userId }: Decider): Decision | null {
  const isByRule = userId === null;
  const isPersons = before.isPriorityByPerson && !before.isPriorityByRule;
  if (values.priority != null && isByRule && isPersons) return null;
  const decision: Required<Pick<Decision, 'change' | 'activity' | 'texts'>> = { change: {}, activity: [], texts: {} };
  const { change, activity, texts } = decision;
  const isOwn = before.isPriorityByPerson && before.isPriorityByRule === isByRule;
  if (values.priority != null && !(values.priority === before.priority && isOwn)) {
    change.priority = values.priority;
    change.isPriorityByPerson = true;
    change.isPriorityByRule = isByRule;
    texts.priority_last_modified_by = name;
    if (values.priority !== before.priority) activity.push(draft('priority', before.priority, values.priority));
  }
  if (values.isServiceImpacting != null && values.isServiceImpacting !== before.isServiceImpacting) {
    change.isServiceImpacting = values.isServiceImpacting;
    texts.service_impact_last_modified_by = name;
    activity.push(draft('isServiceImpacting', before.isServiceImpacting, values.isServiceImpacting));
  }
  if (Object.keys(change).length === 0) return null;
  if (!breaksSnooze(before, { ...before, ...change })) return decision;
  const status = nextStatus('snooze ends', before, now);
  const woken = changeStatus(before, { status, now, bySystem: true });
  return {
    change: { ...change, ...woken.change },
    activity: [...activity, ...woken.activity],
    texts: { ...texts, ...woken.texts },
  };
}

const draft = (field: string, before: unknown, after: unknown) => ({
  field,
  prevValue: String(before),
  revValue: String(after),
});
