import { randomUUID } from 'node:crypto';
import { migrateWarehouse } from '../../../warehouse/migrate.ts';
import { createReader } from '../../../warehouse/ports/analyst-readers.ts';
import type { Server } from '../conformance/set-up.ts';
import { PASSWORD, type RawAnswer, raw } from '../harness.ts';

/** For tests: two customers with rows of their own in every table, and a reader of each. */
export interface ReadersScene {
  mine: Asker;
  theirs: Asker;
  /** Asks as the given name with the given secret. */
  as(name: string, secret: string): Asker;
}

export interface Asker {
  name: string;
  secret: string;
  /** POSTs a statement; `more` is appended to the URL. */
  ask(query: string, more?: string, headers?: Record<string, string>): Promise<RawAnswer>;
}

export const MINE = 11;
export const THEIRS = 22;
/** In every text of the other customer's rows, in no other text. */
export const MARK = 'SECRETOFTHEIRS';

const at = '2026-05-01 12:00:00.000';

async function fill(server: Server, customerId: number, mark: string): Promise<void> {
  const insert = (table: string, values: object[]) =>
    server.client.insert({
      table: `annunciator.${table}`,
      format: 'JSONEachRow',
      values: values.map((value) => ({ customer_id: customerId, version: 1, ...value })),
    });
  await insert('alarms', [{ alarm_id: customerId, created_at: at, contextual_name: mark, text: mark, priority: 3 }]);
  await insert('instances', [
    {
      alarm_id: customerId,
      started_at: at,
      ended_at: '2026-05-01 12:01:00.000',
      instance_id: randomUUID(),
      value: mark,
    },
    { alarm_id: customerId, started_at: '2026-05-01 12:05:00.000', instance_id: randomUUID(), value: mark },
  ]);
  await insert('events', [
    { alarm_id: customerId, occurred_at: at, event_id: randomUUID(), kind: 'ALARM', message: mark, received_at: at },
  ]);
  await insert('activity', [
    { alarm_id: customerId, created_at: at, activity_id: randomUUID(), field: 'notes', rev_value: mark },
  ]);
  await insert('status_entries', [
    { alarm_id: customerId, entry_id: mark, status: 'Intake', entered_at: at, left_at: at, to_status: 'Declined' },
  ]);
  await insert('tickets', [{ ticket_id: customerId, created_at: at, due_at: at, state: 'OPEN', cause: mark }]);
  await insert('ticket_alarms', [{ ticket_id: customerId, alarm_id: customerId, ticket_created_at: at }]);
  await insert('ticket_activity', [
    { ticket_id: customerId, created_at: at, activity_id: randomUUID(), event_type: 'STATE', rev_value: mark },
  ]);
  await insert('people', [{ user_id: randomUUID(), name: mark, role: mark, created_at: at, invited_at: at }]);
  await insert('teams', [{ team_id: customerId, name: mark, created_at: at }]);
  await insert('daily_snapshots', [{ day: '2026-05-01', taken_at: at, registered_people: 1, invited_people: 2 }]);
  await insert('raw_events', [{ system_id: 1, message_id: randomUUID(), received_at: new Date(), body: mark }]);
}

/** Migrates the server's warehouse and fills it. Call it in `beforeAll`, after `serverForFile`. */
export async function setUpReaders(server: Server): Promise<ReadersScene> {
  const url = new URL(server.url);
  url.username = 'default';
  url.password = PASSWORD;
  await migrateWarehouse({ CLICKHOUSE_URL: url.href, CLICKHOUSE_DATABASE: 'annunciator' });
  await fill(server, MINE, 'own');
  await fill(server, THEIRS, MARK);
  const as = (name: string, secret: string): Asker => ({
    name,
    secret,
    ask: (query, more = '', headers = {}) =>
      raw(server.url, `/${more === '' ? '' : `?${more}`}`, {
        headers: { 'X-ClickHouse-User': name, 'X-ClickHouse-Key': secret, ...headers },
        body: query,
      }),
  });
  const create = async (name: string, customerId: number): Promise<Asker> => {
    const secret = await createReader(server.client, { name, customerId, now: new Date() });
    if (secret === undefined) throw new Error(`${name} exists`);
    return as(name, secret);
  };
  return { mine: await create('mine', MINE), theirs: await create('theirs', THEIRS), as };
}
