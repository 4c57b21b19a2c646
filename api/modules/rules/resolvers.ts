import { may } from '../../../domain/identity/assert-permission.ts';
import {
  cloneRule,
  createRule,
  deleteRule,
  disableRule,
  enableRule,
  excludeAlarm,
  pauseRule,
  reorderRules,
  resumeRule,
  updateRule,
} from '../../../domain/rules/change-rules.ts';
import { findRule, listRules, listRulesOfAlarm } from '../../../domain/rules/list-rules.ts';
import { delayOf } from '../../../domain/rules/problems.ts';
import { readRuleLog } from '../../../domain/rules/read-log.ts';
import type { Action, ActionType } from '../../../domain/rules/rule.ts';
import type { RuleInput } from '../../../domain/rules/rule-input.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  AutomationActionResolvers,
  AutomationRuleLogAndCountResolvers,
  AutomationRuleLogEntryResolvers,
  AutomationRuleOfAlarmResolvers,
  AutomationRuleResolvers,
  AutomationRulesAndCountResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  automationRulesAndCount: (_, input, { ctx }) => listRules(ctx, input),
  automationRule: (_, { id }, { ctx }) => findRule(ctx, id),
  automationRulesOfAlarm: (_, { alarmId }, { ctx }) => listRulesOfAlarm(ctx, alarmId),
  automationRuleLogAndCount: (_, input, { ctx, ports }) => readRuleLog(ctx, ports.ruleLog, input),
};

/** A rule as it was sent: verbs check it. */
const sent = (input: object): RuleInput => input as RuleInput;

export const Mutation: MutationResolvers = {
  createAutomationRule: (_, { input }, { ctx }) => createRule(ctx, { input: sent(input) }),
  updateAutomationRule: (_, { input, ...rest }, { ctx, ports }) =>
    updateRule(ctx, { ...rest, input: sent(input) }, ports.wakeRule),
  reorderAutomationRules: (_, input, { ctx }) => reorderRules(ctx, input),
  deleteAutomationRule: (_, input, { ctx, ports }) => deleteRule(ctx, input, ports.wakeRule),
  cloneAutomationRule: (_, input, { ctx }) => cloneRule(ctx, input),
  enableAutomationRule: (_, input, { ctx }) => enableRule(ctx, input),
  disableAutomationRule: (_, input, { ctx, ports }) => disableRule(ctx, input, ports.wakeRule),
  pauseAutomationRule: (_, input, { ctx }) => pauseRule(ctx, input),
  resumeAutomationRule: (_, input, { ctx, ports }) => resumeRule(ctx, input, ports.wakeRule),
  excludeAlarmFromAutomationRule: (_, input, { ctx, ports }) => excludeAlarm(ctx, input, ports.wakeRule),
};

export const AutomationRulesAndCount: AutomationRulesAndCountResolvers = {
  automationRules: ({ rules }) => rules,
  count: ({ count }) => count(),
};

export const AutomationRule: AutomationRuleResolvers = {
  id: ({ id }) => String(id),
  pausedAt: ({ pausedAt }) => isoOrNull(pausedAt),
  criteria: ({ criteria }) => [...criteria],
  assetCriteria: ({ assetCriteria }) => [...assetCriteria],
  delay: ({ delayMinutes }) => delayOf(delayMinutes),
  actions: ({ actions }) => [...actions],
  excludeIds: ({ excludeIds }) => excludeIds.map(String),
  isComplete: ({ problems }) => problems.length === 0,
  lastExecutionAt: ({ lastExecutionAt }) => isoOrNull(lastExecutionAt),
  waitingCount: ({ id }, _, { loaders }) => loaders.alarmsWaiting.load(id),
  createdAt: ({ createdAt }) => iso(createdAt),
  createdBy: async ({ createdBy }, _, { loaders }) =>
    createdBy === null ? null : ((await loaders.people.load(createdBy))?.displayName ?? null),
  updatedAt: ({ updatedAt }) => iso(updatedAt),
};

/** A field of the kinds of actions that have it; null of the others. */
const own =
  <Name extends string>(name: Name) =>
  (action: Action) =>
    ((action as unknown as Partial<Record<Name, never>>)[name] ?? null) as never;

export const AutomationAction: AutomationActionResolvers = {
  objectiveTemplate: own('objectiveTemplate'),
  assigneeId: own('assigneeId'),
  teamId: own('teamId'),
  dueInHours: own('dueInHours'),
  externalSystemId: own('externalSystemId'),
  values: own('values'),
  durationMinutes: own('durationMinutes'),
  reason: own('reason'),
  status: own('status'),
  priority: own('priority'),
  userIds: own('userIds'),
  teamIds: own('teamIds'),
  channels: own('channels'),
};

export const AutomationRuleOfAlarm: AutomationRuleOfAlarmResolvers = {
  dueAt: ({ dueAt }) => isoOrNull(dueAt),
};

export const AutomationRuleLogAndCount: AutomationRuleLogAndCountResolvers = {
  count: ({ count }) => count(),
};

export const AutomationRuleLogEntry: AutomationRuleLogEntryResolvers = {
  at: ({ at }) => iso(at),
  ruleId: ({ ruleId }) => String(ruleId),
  alarmId: ({ alarmId }) => String(alarmId),
  alarmName: async ({ alarmId }, _, { ctx, loaders }) =>
    may(ctx, 'alarms', 'VIEW') ? ((await loaders.alarmNames.load(String(alarmId)))?.name ?? null) : null,
  externalSystemId: async ({ alarmId }, _, { ctx, loaders }) => {
    const alarm = may(ctx, 'alarms', 'VIEW') && (await loaders.alarmNames.load(String(alarmId)));
    return alarm ? String(alarm.systemId) : null;
  },
  action: ({ action }) => action as ActionType | null,
  workTicketId: ({ ticketId }) => (ticketId === null ? null : String(ticketId)),
  triggeredAt: ({ triggeredAt }) => iso(triggeredAt),
  dueAt: ({ dueAt }) => iso(dueAt),
};
