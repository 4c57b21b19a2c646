import type { AutomationRuleInput } from '#generated/graphql.ts';
import { templateTexts as texts } from '#texts/rule-templates.ts';

/** Facts that a ready-made rule knows of whoever takes it. */
interface Taker {
  userId: string;
  /** IANA name. */
  timezone: string;
  /** As `2026-05-01`. */
  today: string;
  /** False where work is not part of the plan. */
  hasWork: boolean;
}

type Input = Omit<AutomationRuleInput, 'name' | 'description'>;
type TemplateId = keyof typeof texts.templates;

const keywords = (...values: string[]) => ({ field: 'text', isExclusion: false, values });
const priorities = (...values: number[]) => ({ field: 'priority', isExclusion: false, values: values.map(String) });
const createWork = (objectiveTemplate: string, dueInHours?: number) => ({
  ...{ type: 'CREATE_WORK' as const, objectiveTemplate, dueInHours: dueInHours ?? null },
});
const notify = ({ userId }: Taker) => ({
  type: 'NOTIFY' as const,
  userIds: [userId],
  teamIds: [],
  channels: ['EMAIL' as const],
});

const templates: Record<TemplateId, (taker: Taker) => Input> = {
  afterHours: (taker) => ({
    trigger: { type: 'ENTERS_INTAKE' },
    schedule: {
      ...{ every: 1, unit: 'WEEK', startDate: taker.today, weekdays: [], from: '18:00', to: '06:00' },
      ...{ timezone: taker.timezone, leavesOutHolidays: false },
    },
    criteria: [priorities(5)],
    actions: [notify(taker)],
  }),
  dirtyFilter: () => ({
    trigger: { type: 'ENTERS_INTAKE' },
    criteria: [keywords('filter')],
    delay: { hours: 4 },
    actions: [createWork(texts.objectives.filter, 120)],
  }),
  bypass: () => ({
    trigger: { type: 'ENTERS_INTAKE' },
    criteria: [keywords('bypass')],
    delay: { minutes: 30 },
    actions: [createWork(texts.objectives.bypass, 48)],
  }),
  chatterer: (taker) => ({
    trigger: { type: 'BECOMES_NUISANCE' },
    actions: [{ type: 'SNOOZE', durationMinutes: 1_440, reason: texts.reasons.chatterer }, notify(taker)],
  }),
  communicationLost: () => ({
    trigger: { type: 'ENTERS_INTAKE' },
    criteria: [keywords('communication', 'comm loss', 'offline', 'not responding')],
    delay: { minutes: 30 },
    actions: [{ type: 'ATTACH_TO_OPEN_WORK' }, createWork(texts.objectives.communication, 24)],
  }),
  repeated: (taker) => ({
    trigger: { type: 'WORK_CLOSED_STILL_ACTIVE' },
    delay: { hours: 1 },
    actions: [createWork(texts.objectives.repeated, 24), notify(taker)],
  }),
  standing: () => ({
    trigger: { type: 'BECOMES_STALE' },
    criteria: [priorities(3, 4, 5)],
    actions: [createWork(texts.objectives.standing)],
  }),
  serviceImpact: (taker) => ({
    trigger: { type: 'BECOMES_SERVICE_IMPACTING' },
    actions: [{ type: 'SET_PRIORITY', priority: 5 }, { type: 'PIN' }, notify(taker)],
  }),
  snoozeOver: () => ({
    trigger: { type: 'SNOOZE_EXPIRED' },
    delay: { hours: 1 },
    actions: [{ type: 'ATTACH_TO_OPEN_WORK' }, createWork(texts.objectives.snoozeOver)],
  }),
  water: (taker) => ({
    trigger: { type: 'BECOMES_ACTIVE' },
    criteria: [keywords('leak', 'freeze', 'flood', 'low temperature')],
    delay: { minutes: 5 },
    actions: [{ type: 'SET_PRIORITY', priority: 5 }, createWork(texts.objectives.water, 4), notify(taker)],
  }),
};

export interface Template {
  id: TemplateId;
  name: string;
  description: string;
  input: AutomationRuleInput;
}

const ofWork: readonly string[] = ['CREATE_WORK', 'ATTACH_TO_OPEN_WORK'];

/** The ready-made rules that somebody can take, each complete: those that create work are left out where there is none. */
export const templatesFor = (taker: Taker): Template[] =>
  (Object.keys(templates) as TemplateId[]).flatMap((id) => {
    const { name, description } = texts.templates[id];
    const input = templates[id](taker);
    if (!taker.hasWork && input.actions?.some(({ type }) => ofWork.includes(type))) return [];
    return [{ id, name, description, input: { ...input, name, description } }];
  });
