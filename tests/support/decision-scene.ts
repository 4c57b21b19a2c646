import { customerScene } from './customer-scene.ts';
import type { TestApi, TestPerson } from './test-api.ts';

export const hour = 3_600_000;

type Stored = Parameters<TestApi['storeAlarms']>[0][number];

/** Answer of a decision. */
export interface DecisionResult {
  taskId: string | null;
  undoId: string | null;
  affected: number;
  skipped: number;
  failures: Array<{ id: string; code: string; reason: string }>;
}
/** Answer of a successful decision on one alarm. */
export const done = { taskId: null, affected: 1, skipped: 0, failures: [] };

export interface ReadAlarm {
  status: string;
  isPinned: boolean;
  state: string;
  severity: string;
  priority: number;
  priorityLastModifiedBy: string | null;
  isServiceImpacting: boolean;
  serviceImpactLastModifiedBy: string | null;
  snoozeExpiresAt: string | null;
  snoozeReason: string | null;
  enteredStatusAt: string;
  contextualName: string;
  notes: string | null;
  version: number;
}
interface ActivityEntry {
  field: string;
  prevValue: string | null;
  revValue: string | null;
  user: { displayName: string } | null;
  metadata: { statusUpdateReason: string | null; snoozeReason: string | null; snoozeDuration: number | null } | null;
}

const answer = '{ taskId undoId affected skipped failures { id code reason } }';
const types: Record<string, string> = {
  ids: '[ID!]',
  expectedVersions: '[Int!]',
  selection: 'AlarmSelection',
  pin: 'Boolean!',
  status: 'String!',
  reason: 'String',
  until: 'DateTime!',
  priority: 'Int',
  isServiceImpacting: 'Boolean',
  undoId: 'ID!',
};
const documentOf = (verb: string, args: object): string => {
  const names = Object.keys(args);
  const type = (name: string) =>
    verb === 'updateAlarmPriority' && name === 'priority'
      ? 'Int!'
      : verb === 'restoreAlarms' && name === 'ids'
        ? '[ID!]!'
        : types[name];
  return `mutation (${names.map((name) => `$${name}: ${type(name)}`).join(', ')})
    { ${verb}(${names.map((name) => `${name}: $${name}`).join(', ')}) ${answer} }`;
};

/** Starts an API for the tests of one file, with a customer and a user, and calls for decisions on alarms. */
export function decisionScene() {
  const scene = customerScene();
  let nextId = 0;
  return Object.assign(scene, {
    /** Stores alarms of this customer, active in Intake, with overrides. @returns their ids. */
    async alarms(...given: Array<Partial<Stored>>): Promise<string[]> {
      const { api, customerId, systemId } = scene;
      const states = await api.storeAlarms(
        given.map((one) => {
          nextId += 1;
          return { customerId, id: nextId, systemId, latestAlarmAt: Date.now() - hour, ...one } as Stored;
        }),
      );
      return states.map(({ id }) => String(id));
    },
    /** Calls a verb. */
    async call(verb: string, args: Record<string, unknown>, by: TestPerson = scene.ada): Promise<DecisionResult> {
      return (await scene.api.read<Record<string, DecisionResult>>(documentOf(verb, args), by, args))[
        verb
      ] as DecisionResult;
    },
    /** Calls a verb that is refused. @returns the error. */
    async refusal(verb: string, args: Record<string, unknown>, by: TestPerson = scene.ada) {
      const { errors } = await scene.api.gql(documentOf(verb, args), by, args);
      return errors?.[0] && { code: errors[0].extensions.code, message: errors[0].message };
    },
    async read(id: string | undefined): Promise<ReadAlarm | undefined> {
      const { fastAlarms } = await scene.api.read<{ fastAlarms: ReadAlarm[] }>(
        `query ($ids: [ID!]!) { fastAlarms(where: { ids: $ids }) { status isPinned state severity priority
          priorityLastModifiedBy isServiceImpacting serviceImpactLastModifiedBy snoozeExpiresAt snoozeReason enteredStatusAt
          contextualName notes version } }`,
        scene.ada,
        { ids: [id] },
      );
      return fastAlarms[0];
    },
    /** Activity of an alarm, newest first. */
    async activityOf(alarmId: string | undefined, by = scene.ada): Promise<ActivityEntry[]> {
      const { alarmActivityAndCount } = await scene.api.read<{
        alarmActivityAndCount: { alarmActivity: ActivityEntry[] };
      }>(
        `query ($alarmId: ID!) { alarmActivityAndCount(where: { alarmId: $alarmId }) { alarmActivity {
          field prevValue revValue user { displayName } metadata { statusUpdateReason snoozeReason snoozeDuration } } } }`,
        by,
        { alarmId },
      );
      return alarmActivityAndCount.alarmActivity;
    },
    inAnHour: (): string => new Date(scene.api.clock.now().getTime() + hour).toISOString(),
  });
}
