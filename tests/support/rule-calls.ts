import type { CustomerScene } from './customer-scene.ts';

/** Fields of a rule that screens read. */
const ruleFields = `id name description executionOrder state pauseReason trigger { type status }
  schedule { every unit startDate weekdays from to timezone leavesOutHolidays }
  criteria { field name isExclusion values } assetCriteria { field values } delay { days hours minutes }
  actions { type objectiveTemplate assigneeId teamId dueInHours durationMinutes reason status priority userIds channels }
  excludeIds sentence isComplete problems { path message } lastError lastExecutionAt executionCount waitingCount version`;
interface CalledRule {
  id: string;
  name: string;
  executionOrder: number;
  state: string;
  isComplete: boolean;
  problems: Array<{ path: string; message: string }>;
  version: number;
  waitingCount: number;
  sentence: string;
}

const types: Record<string, string> = {
  id: 'ID!',
  ids: '[ID!]!',
  input: 'AutomationRuleInput!',
  expectedVersion: 'Int',
  alarmId: 'ID!',
};
const document = (verb: string, args: object, selection = ruleFields) =>
  `mutation (${Object.keys(args)
    .map((name) => `$${name}: ${types[name]}`)
    .join(', ')})
   { result: ${verb}(${Object.keys(args)
     .map((name) => `${name}: $${name}`)
     .join(', ')}) { ${selection} } }`;

/** Calls of the API about automation rules, by its first user unless another is named. */
export function ruleCalls(scene: Pick<CustomerScene, 'api' | 'ada'>) {
  const call = async (verb: string, args: object, by = scene.ada): Promise<CalledRule> =>
    (
      await scene.api.read<{ result: CalledRule }>(
        document(verb, args, verb.startsWith('delete') ? 'id' : ruleFields),
        by,
        args as never,
      )
    ).result;
  const refusal = async (verb: string, args: object, by = scene.ada): Promise<string> => {
    const { errors } = await scene.api.gql(
      document(verb, args, verb.startsWith('delete') ? 'id' : ruleFields),
      by,
      args as never,
    );
    return errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`).join() ?? 'done';
  };
  const list = async (where: object = {}, by = scene.ada) => {
    const query = `query ($where: AutomationRulesWhere) { page: automationRulesAndCount(where: $where, limit: 50) {
      automationRules { ${ruleFields} } count } }`;
    return (await scene.api.read<{ page: { automationRules: CalledRule[]; count: number } }>(query, by, { where }))
      .page;
  };

  let made = 0;
  /** A complete rule under a name of its own. */
  const whole = (more: object = {}) => {
    made += 1;
    return {
      name: `Dirty filter ${made}`,
      trigger: { type: 'ENTERS_INTAKE' },
      criteria: [{ field: 'priority', values: ['5'] }],
      delay: { minutes: 90 },
      actions: [{ type: 'SNOOZE', durationMinutes: 30, reason: 'Known', priority: 3 }],
      ...more,
    };
  };

  /** Reads a rule. */
  const read = async (id: string): Promise<CalledRule> =>
    (await scene.api.read<{ rule: CalledRule }>(`{ rule: automationRule(id: "${id}") { ${ruleFields} } }`, scene.ada))
      .rule;
  return { call, refusal, list, read, whole };
}
