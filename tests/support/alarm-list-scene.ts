import { startTestApi } from './test-api.ts';

export interface ListedRow {
  id: string;
  cursor: string;
}
export const idsOf = (rows: readonly ListedRow[]): number[] => rows.map((row) => Number(row.id));

/** Last activation of the scene's newest alarms. */
export const newest = Date.UTC(2026, 4, 1, 12);
export const minute = 60_000;
/** Number of its alarms that are in any list. */
export const all = 126;

export type AlarmListScene = Awaited<ReturnType<typeof startAlarmListScene>>;

/** Starts an API with a customer whose lists have many pages, and means to read them. */
export async function startAlarmListScene() {
  const api = await startTestApi();
  const customerId = await api.newCustomer();
  const person = await api.newPerson(customerId);
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([
    // 1 to 120: active in Intake, a minute apart, three of each minute tie
    ...Array.from({ length: 120 }, (_, i) => ({
      customerId,
      id: i + 1,
      systemId,
      priority: i % 6,
      latestAlarmAt: newest - Math.floor(i / 3) * minute,
      contextualName: `AHU-${i % 10} Zone ${i + 1}`,
      text: i % 2 === 0 ? 'Zu heiß' : 'Filter 50% voll',
      point: i % 3 === 0 ? null : `/p/${i % 5}`,
    })),
    { customerId, id: 201, systemId, status: 'Inactive', isActive: false, latestAlarmAt: newest - 200 * minute },
    {
      customerId,
      id: 202,
      systemId,
      status: 'Snoozed',
      snoozeExpiresAt: Date.now() + 200 * minute,
      latestAlarmAt: newest - 201 * minute,
    },
    {
      customerId,
      id: 203,
      systemId,
      status: 'Snoozed',
      snoozeExpiresAt: Date.now() + 100 * minute,
      latestAlarmAt: newest - 202 * minute,
    },
    {
      customerId,
      id: 204,
      systemId,
      status: 'Declined',
      chatteringCount: 3,
      nuisanceCount: 3,
      latestAlarmAt: newest - 203 * minute,
    },
    {
      customerId,
      id: 205,
      systemId,
      status: 'Declined',
      fleetingCount: 2,
      nuisanceCount: 2,
      latestAlarmAt: newest - 204 * minute,
    },
    {
      customerId,
      id: 206,
      systemId,
      status: 'Dispatched',
      chatteringCount: 1,
      fleetingCount: 1,
      nuisanceCount: 1,
      latestAlarmAt: newest - 205 * minute,
    },
    // in no list: one deleted, one known only by a return to normal
    { customerId, id: 301, systemId, deletedAt: newest },
    { customerId, id: 302, systemId, isActive: false, status: 'Inactive', latestAlarmAt: null },
  ]);
  await api.storeProperties(customerId, 1, [
    { type: 'building', value: ['North'], confidence: 1, by: 'PERSON' },
    { type: 'floors', value: ['2', '3'], confidence: 0.5, by: 'PARSER' },
  ]);
  await api.db.raw(
    `insert into alarm_payloads (customer_id, alarm_id, payload_id, received_at, payload) values
     (:customerId, 1, gen_random_uuid(), now(), '{"a":1}'), (:customerId, 2, gen_random_uuid(), now(), 'Subject: hi')`,
    { customerId },
  );

  /** Reads `fastAlarms` with arguments in document syntax. */
  const list = async (args: string): Promise<ListedRow[]> =>
    (await api.read<{ fastAlarms: ListedRow[] }>(`{ fastAlarms${args && `(${args})`} { id cursor } }`, person))
      .fastAlarms;
  const count = async (args: string): Promise<number> =>
    (await api.read<{ alarmsAndCount: { count: number } }>(`{ alarmsAndCount(${args}) { count } }`, person))
      .alarmsAndCount.count;
  const refusalOf = async (args: string) => {
    const { errors } = await api.gql(`{ fastAlarms(${args}) { id } }`, person);
    return errors?.[0]?.extensions;
  };

  /** Reads pages by the last cursor until one is short. */
  async function readAll(args: string, limit: number): Promise<number[]> {
    const found: number[] = [];
    for (let after = ''; ; ) {
      const page = await list(`${args}, limit: ${limit}${after && `, after: "${after}"`}`);
      found.push(...idsOf(page));
      if (page.length < limit) return found;
      after = page.at(-1)?.cursor ?? '';
    }
  }

  return { api, customerId, person, systemId, list, count, refusalOf, readAll, stop: (): Promise<void> => api.stop() };
}
