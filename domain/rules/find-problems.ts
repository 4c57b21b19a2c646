import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import { builtInStatuses } from '../alarms/model/state.ts';
import type { CustomerRow } from '../customers/customer-row.ts';
import { isInPlan } from '../customers/plan.ts';
import { readStatuses } from '../customers/status-rows.ts';
import { readableCriteria } from '../lenses/readable-criteria.ts';
import { shownName } from '../people/member-columns.ts';
import { activeWorkSystems } from '../work/work-systems.ts';
import { problemsOf, type RuleProblem } from './problems.ts';
import type { RulePlan } from './rule.ts';

/** Things that rules of a customer may name, as they are now. */
export interface Known {
  statuses: ReadonlySet<string>;
  /** Names of the people with active access and of the teams that rules name, by id. */
  people: ReadonlyMap<string, string>;
  teams: ReadonlyMap<string, string>;
  systems: ReadonlySet<string>;
  hasWork: boolean;
  isReasonRequired: boolean;
}

const named = (plans: ReadonlyArray<Pick<RulePlan, 'actions'>>) => {
  const actions = plans.flatMap((plan) => plan.actions);
  return {
    people: actions.flatMap((action) =>
      action.type === 'CREATE_WORK' ? (action.assigneeId ?? []) : action.type === 'NOTIFY' ? action.userIds : [],
    ),
    teams: actions.flatMap((action) =>
      action.type === 'CREATE_WORK' ? (action.teamId ?? []) : action.type === 'NOTIFY' ? action.teamIds : [],
    ),
  };
};

/** Reads what some rules name. */
export async function readKnown(
  trx: Transaction,
  customer: CustomerRow,
  plans: ReadonlyArray<Pick<RulePlan, 'actions'>>,
): Promise<Known> {
  const ids = named(plans);
  const statuses = await readStatuses(trx, customer.id);
  const people = await trx.raw(
    `select u.id, ${shownName} as name from memberships m join users u on u.id = m.user_id
     where m.customer_id = ? and m.status = 'active' and m.user_id = any(?::uuid[])`,
    [customer.id, pgArray('uuid', ids.people)],
  );
  const teams = await trx.raw('select id::text, name from teams where customer_id = ? and id::text = any(?::text[])', [
    customer.id,
    [...ids.teams],
  ]);
  const byId = (rows: Array<{ id: string; name: string }>) => new Map(rows.map(({ id, name }) => [id, name]));
  return {
    statuses: new Set([...builtInStatuses, ...statuses.map(({ name }) => name)]),
    people: byId(people.rows),
    teams: byId(teams.rows),
    systems: new Set((await activeWorkSystems(trx, customer)).map(({ id }) => String(id))),
    hasWork: isInPlan(customer, 'Work'),
    isReasonRequired: customer.isUpdateStatusReasonRequired,
  };
}

/** All problems of a rule: what it lacks, and what it names that is gone (AUTO.28). */
export function allProblems(plan: RulePlan, known: Known): RuleProblem[] {
  const problems = problemsOf(plan);
  const ask = (path: string, message: string) => problems.push({ path, message });
  const asksStatus = (path: string, status: string | null) => {
    if (status !== null && !known.statuses.has(status)) ask(path, ruleTexts.statusGone(status));
  };
  asksStatus('trigger.status', plan.trigger?.status ?? null);
  for (const kind of ['criteria', 'assetCriteria'] as const)
    for (const label of readableCriteria(kind === 'criteria' ? 'alarm' : 'asset', plan[kind]).dropped)
      ask(kind, ruleTexts.criterionGone(label));
  for (const [at, criterion] of plan.criteria.entries())
    if (criterion.field === 'status') for (const status of criterion.values) asksStatus(`criteria.${at}`, status);
  for (const [index, action] of plan.actions.entries()) {
    const at = (field: string) => `actions.${index}.${field}`;
    if ((action.type === 'CREATE_WORK' || action.type === 'ATTACH_TO_OPEN_WORK') && !known.hasWork)
      ask(at('type'), ruleTexts.noWork);
    if (action.type === 'CREATE_WORK') {
      if (action.assigneeId && !known.people.has(action.assigneeId)) ask(at('assigneeId'), ruleTexts.personGone);
      if (action.teamId && !known.teams.has(action.teamId)) ask(at('teamId'), ruleTexts.teamGone);
      if (action.externalSystemId && !known.systems.has(action.externalSystemId))
        ask(at('externalSystemId'), ruleTexts.systemGone);
    }
    if (action.type === 'NOTIFY') {
      if (action.userIds.some((id) => !known.people.has(id))) ask(at('userIds'), ruleTexts.personGone);
      if (action.teamIds.some((id) => !known.teams.has(id))) ask(at('teamIds'), ruleTexts.teamGone);
    }
    if (action.type === 'MOVE_STATUS') {
      asksStatus(at('status'), action.status);
      if (action.status === 'Dispatched' && !known.hasWork) ask(at('status'), ruleTexts.noWork);
    }
    if ((action.type === 'MOVE_STATUS' || action.type === 'DECLINE') && known.isReasonRequired && !action.reason)
      ask(at('reason'), ruleTexts.reasonRequired);
  }
  return problems;
}
