import { sentenceTexts as texts } from '../../texts/rule-sentence.ts';
import { priorityLabels } from '../constants.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import { delayOf } from './problems.ts';
import type { Action, RulePlan, Schedule, Trigger } from './rule.ts';

/** Words for what a rule names by id; null for what is unknown. */
export interface RuleNames {
  person(id: string): string | null;
  team(id: string): string | null;
  /** Label of a filter of alarms or assets. */
  field(name: string): string | null;
  /** Returns a value of a filter as it is shown. */
  value(field: string, value: string): string;
}

/** The parts of the sentence, each without what joins them. */
export interface SentenceParts {
  trigger: string;
  schedule: string | null;
  criteria: string[];
  assetCriteria: string[];
  delay: string | null;
  actions: string[];
}

/** Values of a criterion that a sentence lists. */
const valuesSaid = 3;

const listed = (words: readonly string[], joint: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

/** Returns a number of minutes in words: 1 day 2 hours. */
export function durationWords(total: number): string {
  const parts = delayOf(total);
  const words = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
    parts[unit] > 0 ? [texts.units[unit](parts[unit])] : [],
  );
  return words.join(' ') || texts.units.minutes(0);
}

function triggerWords(trigger: Trigger | null): string {
  if (!trigger) return texts.noTrigger;
  const words = texts.triggers[trigger.type];
  return typeof words === 'function' ? words(trigger.status ?? texts.unknown) : words;
}

function scheduleWords({ every, unit, weekdays, from, to, leavesOutHolidays }: Schedule): string {
  const days = weekdays.join('');
  const said =
    days === '12345'
      ? texts.weekdays
      : days === '67'
        ? texts.weekends
        : listed(
            weekdays.flatMap((day) => texts.days[day - 1] ?? []),
            texts.and,
          );
  const isDaily = days === '' || days === '1234567';
  const repeated = every === 1 ? [] : [unit === 'DAY' ? texts.everyDays(every) : texts.everyWeeks(every)];
  const which = [...repeated, ...(isDaily ? (every === 1 ? [texts.everyDay] : []) : [said])].join(' ');
  const time = from === to ? (from === '00:00' ? texts.allDay : texts.fromTo(from, to)) : texts.fromTo(from, to);
  return [`${which} ${time}`, ...(leavesOutHolidays ? [texts.exceptHolidays] : [])].join(' ');
}

function criterionWords(
  { field, isExclusion, values }: Criterion,
  names: RuleNames,
  [is, isNot]: ReadonlyArray<(label: string, values: string) => string>,
): string {
  const said = values.slice(0, valuesSaid).map((value) => (value === null ? texts.blanks : names.value(field, value)));
  const rest = values.length - said.length;
  const words = listed([...said, ...(rest > 0 ? [texts.more(rest)] : [])], texts.or);
  const label = (names.field(field) ?? field).toLowerCase();
  return (isExclusion ? isNot : is)?.(label, words) ?? '';
}

function actionWords(action: Action, names: RuleNames): string {
  switch (action.type) {
    case 'CREATE_WORK': {
      const { assigneeId, teamId } = action;
      const who = assigneeId ? names.person(assigneeId) : teamId ? names.team(teamId) : null;
      return assigneeId || teamId ? texts.createWorkFor(who ?? texts.unknown) : texts.createWork;
    }
    case 'ATTACH_TO_OPEN_WORK':
      return texts.attach;
    case 'SNOOZE':
      return texts.snooze(action.durationMinutes === null ? texts.unknown : durationWords(action.durationMinutes));
    case 'DECLINE':
      return texts.decline;
    case 'MOVE_STATUS':
      return texts.move(action.status ?? texts.unknown);
    case 'SET_PRIORITY':
      return texts.setPriority(
        action.priority === null ? texts.unknown : (priorityLabels[action.priority] ?? texts.unknown),
      );
    case 'PIN':
      return texts.pin;
    case 'NOTIFY': {
      const people = action.userIds.map((id) => names.person(id) ?? texts.unknown);
      const teams = action.teamIds.map((id) => names.team(id) ?? texts.unknown);
      return texts.notify(listed([...people, ...teams], texts.and) || texts.unknown);
    }
  }
}

/** Returns the parts of the sentence that a rule reads as. Pure. */
export function sentenceParts(plan: RulePlan, names: RuleNames): SentenceParts {
  return {
    trigger: triggerWords(plan.trigger),
    schedule: plan.schedule && scheduleWords(plan.schedule),
    criteria: plan.criteria.map((one) => criterionWords(one, names, [texts.is, texts.isNot])),
    assetCriteria: plan.assetCriteria.map((one) => criterionWords(one, names, [texts.assetIs, texts.assetIsNot])),
    delay: plan.delayMinutes > 0 ? texts.stays(durationWords(plan.delayMinutes)) : null,
    actions: plan.actions.map((action) => actionWords(action, names)),
  };
}

/** Returns a rule as one sentence: "When an alarm enters Intake, weekdays 06:00 to 18:00, and it …, then create work". Pure. */
export function sentenceOf(plan: RulePlan, names: RuleNames): string {
  const { trigger, schedule, criteria, assetCriteria, delay, actions } = sentenceParts(plan, names);
  const conditions = [...criteria, ...assetCriteria, ...(delay ? [delay] : [])].map((one) => `${texts.and} ${one}`);
  return [
    trigger,
    ...(schedule ? [schedule] : []),
    ...conditions,
    `then ${listed(actions, texts.and) || texts.noAction}`,
  ].join(', ');
}
