import { z } from 'zod';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import {
  automationTriggers,
  delayMaxDays,
  ruleActionsMax,
  ruleDueMaxHours,
  ruleNameMaxLength,
  ruleRecipientsMax,
  type ruleStates,
  snoozeMaxDays,
} from '../constants.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import { descriptionSchema, nameSchema } from '../name-schema.ts';
import { reasonSchema, textOf } from '../texts.ts';
import { timezoneSchema } from '../timezone-schema.ts';

/** Key of a rule. */
export interface RuleKey {
  customerId: number;
  ruleId: number;
}

export type RuleState = (typeof ruleStates)[number];
export type TriggerType = (typeof automationTriggers)[number];
/** Why a rule is paused: a person did it, it was about to make too many tickets (AUTO.29), or there is a flood (BEY.3). */
export type PauseReason = 'PERSON' | 'TICKET_GUARD' | 'FLOOD';

const id = z.string().max(50).refine(isStorable, commonTexts.invalidCharacters);
const minuteOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, ruleTexts.timeOfDay)
  .describe('HH:MM');
const date = z.iso.date(ruleTexts.date);

/** AUTO.19: when a rule takes alarms. */
export const scheduleSchema = z.object({
  /** Every n days or weeks, counted from the start date; weeks begin on Monday. */
  every: z.int().min(1).max(365),
  unit: z.enum(['DAY', 'WEEK']),
  /** YYYY-MM-DD; nothing is taken before. */
  startDate: date,
  /** ISO days, 1 is Monday; empty: all. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .transform((days) => [...new Set(days)].sort()),
  /** Wall-clock times, the end excluded. A range over midnight belongs to its start day; equal times are 24 hours. */
  from: minuteOfDay,
  to: minuteOfDay,
  timezone: timezoneSchema,
  /** True if days that are holidays are left out. */
  leavesOutHolidays: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
export type Schedule = z.output<typeof scheduleSchema>;

export const triggerSchema = z
  .object({ type: z.enum(automationTriggers), status: textOf(ruleTexts.status, 50) })
  .transform(({ type, status }) => ({ type, status: type === 'ENTERS_STATUS' ? status : null }));
/** Event that makes a rule look at an alarm: `status` is that of ENTERS_STATUS, null while none is chosen. */
export type Trigger = z.output<typeof triggerSchema>;

/** True if databases can store each text within a JSON value. */
function holdsStorableTexts(value: unknown): boolean {
  let isSo = true;
  JSON.stringify(value ?? null, (name, member) => {
    isSo &&= isStorable(name) && (typeof member !== 'string' || isStorable(member));
    return member;
  });
  return isSo;
}

const channels = ['EMAIL'] as const;
/** Fields of every kind of action, as they are sent. Each kind takes its own. */
const given = z.object({
  type: z.string(),
  objectiveTemplate: textOf(ruleTexts.objective, 255),
  assigneeId: z.uuid().nullish(),
  teamId: id.nullish(),
  dueInHours: z.int().min(1).max(ruleDueMaxHours).nullish(),
  externalSystemId: id.nullish(),
  values: z
    .record(z.string().max(100), z.json())
    .nullish()
    .refine((values) => JSON.stringify(values ?? {}).length <= 20_000, ruleTexts.valuesTooLarge)
    .refine(holdsStorableTexts, commonTexts.invalidCharacters),
  durationMinutes: z
    .int()
    .min(1)
    .max(snoozeMaxDays * 1_440)
    .nullish(),
  reason: reasonSchema,
  status: textOf(ruleTexts.status, 50),
  priority: z.int().min(0).max(5).nullish(),
  userIds: z.array(z.uuid()).max(ruleRecipientsMax).nullish(),
  teamIds: z.array(id).max(ruleRecipientsMax).nullish(),
  channels: z.array(z.enum(channels)).max(channels.length).nullish(),
});

/** Action of a rule. A null is not chosen yet, or the default where `problems` does not ask for it. */
export type Action =
  /** AUTO.10: nobody is assigned if both ids are null; null hours: by priority (WORK.3). */
  | {
      type: 'CREATE_WORK';
      objectiveTemplate: string | null;
      assigneeId: string | null;
      teamId: string | null;
      dueInHours: number | null;
      externalSystemId: string | null;
      values: Record<string, z.core.util.JSONType>;
    }
  | { type: 'ATTACH_TO_OPEN_WORK' }
  | { type: 'SNOOZE'; durationMinutes: number | null; reason: string | null }
  | { type: 'DECLINE'; reason: string | null }
  | { type: 'MOVE_STATUS'; status: string | null; reason: string | null }
  | { type: 'SET_PRIORITY'; priority: number | null }
  | { type: 'PIN' }
  | { type: 'NOTIFY'; userIds: string[]; teamIds: string[]; channels: Array<(typeof channels)[number]> };
export type ActionType = Action['type'];

/** Keeps of an action what its kind takes. */
export const actionSchema = given.transform((action, issues): Action => {
  const { type, reason } = action;
  switch (type) {
    case 'CREATE_WORK':
      return {
        type,
        objectiveTemplate: action.objectiveTemplate,
        assigneeId: action.assigneeId ?? null,
        // a person goes before a team
        teamId: action.assigneeId ? null : (action.teamId ?? null),
        dueInHours: action.dueInHours ?? null,
        externalSystemId: action.externalSystemId ?? null,
        values: action.values ?? {},
      };
    case 'SNOOZE':
      return { type, durationMinutes: action.durationMinutes ?? null, reason };
    case 'DECLINE':
      return { type, reason };
    case 'MOVE_STATUS':
      return { type, status: action.status, reason };
    case 'SET_PRIORITY':
      return { type, priority: action.priority ?? null };
    case 'NOTIFY':
      return {
        type,
        userIds: [...new Set(action.userIds ?? [])],
        teamIds: [...new Set(action.teamIds ?? [])],
        channels: action.channels ?? ['EMAIL'],
      };
    case 'PIN':
    case 'ATTACH_TO_OPEN_WORK':
      return { type };
    default:
      issues.addIssue({ code: 'custom', message: ruleTexts.unknownAction, path: ['type'] });
      return z.NEVER;
  }
});

const minutesOf = ({ days, hours, minutes }: RuleDelay): number => (days * 24 + hours) * 60 + minutes;
/** Time for which the alarm must stay as the trigger found it (AUTO.21). */
export interface RuleDelay {
  days: number;
  hours: number;
  minutes: number;
}
const part = (max: number) =>
  z
    .int()
    .min(0)
    .max(max)
    .nullish()
    .transform((value) => value ?? 0);
const noDelay: RuleDelay = { days: 0, hours: 0, minutes: 0 };
export const delaySchema = z
  .object({ days: part(delayMaxDays), hours: part(delayMaxDays * 24), minutes: part(delayMaxDays * 1_440) })
  .refine((delay) => minutesOf(delay) <= delayMaxDays * 1_440, ruleTexts.delayTooLong(delayMaxDays))
  .nullish()
  .transform((delay) => minutesOf(delay ?? noDelay));

/** Schemas of the parts of a rule but its criteria, whose fields the kinds of lists know: see `rule-input.ts`. */
export const planFields = {
  name: nameSchema('Rule', ruleNameMaxLength),
  description: descriptionSchema,
  trigger: triggerSchema.nullish().transform((trigger) => trigger ?? null),
  schedule: scheduleSchema.nullish().transform((schedule) => schedule ?? null),
  delay: delaySchema,
  actions: z
    .array(actionSchema)
    .max(ruleActionsMax)
    .nullish()
    .transform((actions) => actions ?? []),
  /** BEY.3: false for a rule that acts in a flood, too. */
  pausesInFlood: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
};

/** The five parts of a rule, saved or not. */
export interface RulePlan {
  /** Null while none is chosen. */
  trigger: Trigger | null;
  /** Null: always. */
  schedule: Schedule | null;
  /** Criteria of alarms; all of them must hold. */
  criteria: readonly Criterion[];
  /** Criteria of assets: one asset of the alarm must meet all of them; none: any alarm. */
  assetCriteria: readonly Criterion[];
  delayMinutes: number;
  actions: readonly Action[];
}

/** An automation rule. Times are milliseconds since the epoch. */
export interface Rule extends RulePlan {
  id: number;
  name: string;
  description: string;
  /** Rules act in ascending order (AUTO.24). */
  executionOrder: number;
  state: RuleState;
  pauseReason: PauseReason | null;
  pausedAt: number | null;
  pausesInFlood: boolean;
  /** AUTO.27: alarms that it never acts on. */
  excludeIds: number[];
  /** Why it last failed; null since it has succeeded. */
  lastError: string | null;
  lastExecutionAt: number | null;
  executionCount: number;
  failuresInRow: number;
  /** Changes before it are none of its own. */
  enabledAt: number | null;
  createdAt: number;
  createdBy: string | null;
  updatedAt: number;
  version: number;
  /** Grows when it lets go all that waits in it. */
  generation: number;
}
