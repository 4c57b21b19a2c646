import { problemsOf, type RuleProblem } from '#domain/rules/problems.ts';
import type { Action, ActionType, RulePlan, Schedule, TriggerType } from '#domain/rules/rule.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { AutomationRuleInput, RuleFieldsFragment } from '#generated/graphql.ts';
import { dayOf } from '#ui/days.ts';
import { viewerTimezone } from '#ui/format.ts';

/** An action as it is edited; the key tells actions of one type apart. */
export type DraftAction = Action & { key: number };

/** The parts of a rule as they are edited, but its criteria, which have rows of their own. */
export interface RuleDraft {
  name: string;
  description: string;
  trigger: TriggerType | null;
  /** Status of the trigger ENTERS_STATUS. */
  status: string | null;
  hasSchedule: boolean;
  schedule: Schedule;
  delay: { days: number | null; hours: number | null; minutes: number | null };
  actions: DraftAction[];
  pausesInFlood: boolean;
}

/** Criteria of alarms and of their assets. */
export interface DraftCriteria {
  criteria: readonly Criterion[];
  assetCriteria: readonly Criterion[];
}

let keys = 0;
const keyed = (action: Action): DraftAction => {
  keys += 1;
  return { ...action, key: keys };
};

/** Makes an action that nothing is chosen of yet. */
export function newAction(type: ActionType): DraftAction {
  switch (type) {
    case 'CREATE_WORK':
      return keyed({
        ...{ type, objectiveTemplate: null, assigneeId: null, teamId: null, dueInHours: null },
        ...{ externalSystemId: null, values: {} },
      });
    case 'SNOOZE':
      return keyed({ type, durationMinutes: 480, reason: null });
    case 'DECLINE':
      return keyed({ type, reason: null });
    case 'MOVE_STATUS':
      return keyed({ type, status: null, reason: null });
    case 'SET_PRIORITY':
      return keyed({ type, priority: null });
    case 'NOTIFY':
      return keyed({ type, userIds: [], teamIds: [], channels: ['EMAIL'] });
    default:
      return keyed({ type });
  }
}

/** Weekdays from 6 to 18, from today on. */
const newSchedule = (): Schedule => ({
  every: 1,
  unit: 'WEEK',
  startDate: dayOf(new Date(), viewerTimezone()),
  weekdays: [1, 2, 3, 4, 5],
  from: '06:00',
  to: '18:00',
  timezone: viewerTimezone(),
  leavesOutHolidays: false,
});

type StoredAction = NonNullable<AutomationRuleInput['actions']>[number] | RuleFieldsFragment['actions'][number];

/** Reads an action as the server has it. */
function actionFrom(given: StoredAction): DraftAction {
  const blank = newAction(given.type);
  const known = Object.entries(given).filter(([name, value]) => name in blank && value != null);
  const { durationMinutes } = given;
  return {
    ...blank,
    ...Object.fromEntries(known),
    ...(blank.type === 'SNOOZE' && { durationMinutes: durationMinutes ?? null }),
    key: blank.key,
  } as DraftAction;
}

/** Reads a rule, or what a new one begins with. */
export function draftOf(rule: Partial<RuleFieldsFragment> | AutomationRuleInput): RuleDraft {
  const { trigger, schedule, delay, actions } = rule;
  return {
    name: rule.name ?? '',
    description: rule.description ?? '',
    trigger: trigger?.type ?? null,
    status: trigger?.status ?? null,
    hasSchedule: schedule != null,
    schedule: {
      ...newSchedule(),
      ...(schedule && {
        every: schedule.every ?? 1,
        unit: schedule.unit ?? 'WEEK',
        startDate: schedule.startDate,
        weekdays: [...(schedule.weekdays ?? [])],
        from: schedule.from,
        to: schedule.to,
        timezone: schedule.timezone,
        leavesOutHolidays: schedule.leavesOutHolidays ?? false,
      }),
    },
    delay: { days: delay?.days ?? 0, hours: delay?.hours ?? 0, minutes: delay?.minutes ?? 0 },
    actions: (actions ?? []).map(actionFrom),
    pausesInFlood: rule.pausesInFlood ?? true,
  };
}

type Filters = ReadonlyArray<{
  field: string;
  isExclusion?: boolean | null;
  values: ReadonlyArray<string | null | undefined>;
}>;

/** Reads criteria as forms have them. */
export const criteriaFrom = (criteria: Filters | null | undefined): Criterion[] =>
  (criteria ?? []).map(({ field, isExclusion, values }) => ({
    field,
    isExclusion: isExclusion ?? false,
    values: values.map((value) => value ?? null),
  }));

const withoutKey = ({ key: _, ...action }: DraftAction): Action => action;
const minutesOf = ({ days, hours, minutes }: RuleDraft['delay']): number =>
  ((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0);

/** The rule as sentences and problems read it. */
export const planOf = (draft: RuleDraft, { criteria, assetCriteria }: DraftCriteria): RulePlan => ({
  trigger: draft.trigger && {
    type: draft.trigger,
    status: draft.trigger === 'ENTERS_STATUS' ? draft.status : null,
  },
  schedule: draft.hasSchedule ? draft.schedule : null,
  criteria,
  assetCriteria,
  delayMinutes: minutesOf(draft.delay),
  actions: draft.actions.map(withoutKey),
});

/** The rule as it is sent. */
export function inputOf(draft: RuleDraft, given: DraftCriteria): AutomationRuleInput {
  const { trigger, schedule } = planOf(draft, given);
  const { days, hours, minutes } = draft.delay;
  return {
    name: draft.name,
    description: draft.description,
    trigger: trigger as AutomationRuleInput['trigger'],
    schedule: schedule && { ...schedule, weekdays: [...schedule.weekdays] },
    criteria: given.criteria.map((one) => ({ ...one })),
    assetCriteria: given.assetCriteria.map((one) => ({ ...one })),
    delay: { days: days ?? 0, hours: hours ?? 0, minutes: minutes ?? 0 },
    actions: draft.actions.map(withoutKey) as AutomationRuleInput['actions'],
    pausesInFlood: draft.pausesInFlood,
  };
}

/** Lists what is missing in a rule, as it is edited. */
export const draftProblems = (draft: RuleDraft): RuleProblem[] =>
  problemsOf(planOf(draft, { criteria: [], assetCriteria: [] }));

/** Problem at one field, e.g. `actions.0.reason`. */
export const problemAt = (problems: readonly RuleProblem[], path: string): string | undefined =>
  problems.find((one) => one.path === path)?.message;
