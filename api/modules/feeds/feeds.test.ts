import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countFeeds, listFeeds } from '../../../domain/repair/feeds/list-feeds.ts';
import { forPerson } from '../../../platform/database.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { createWarehouseClient, type WarehouseClient } from '../../../warehouse/client.ts';
import { deadLetters } from '../../../workflows/sweeps/dead-letters.ts';
import type { FeedMapper } from './mappers.ts';
import { Feed } from './resolvers.ts';

/** Text in the names of this file's customers, so that their feeds are found among those of others. */
const marker = `Feeds${newCustomerId()}`;
let api: TestApi;
let warehouse: WarehouseClient;
let north: number;
let south: number;
let provider: TestPerson;
let admin: TestPerson;
let at: number;
const systems: Record<string, number> = {};
beforeAll(async () => {
  api = await startTestApi();
  warehouse = createWarehouseClient(testEnv(), 'test-feeds');
  at = api.clock.now().getTime();
  [north, south] = [
    await api.newCustomer({ name: `North ${marker}` }),
    await api.newCustomer({ name: `Süd ${marker}` }),
  ];
  provider = await api.newPerson(north, 'SUPER');
  admin = await api.newPerson(north);
  for (const [customerId, names] of [
    [north, ['Well', 'Lost', 'Unread']],
    [south, ['Lost longer', 'Licensed', 'Off', 'Tickets']],
  ] as const)
    for (const name of names) systems[name] = await api.newSystem(customerId, name);
  await api
    .db('external_systems')
    .where({ id: systems.Licensed })
    .update({ license_key_hash: Buffer.from(marker), license_expires_at: minutes(-7_200) });
  await api.db('external_systems').where({ id: systems.Off }).update({ is_active: false });
  await issue(north, 'Lost', 'LOST_CONNECTION', 20);
  await issue(south, 'Lost longer', 'LOST_CONNECTION', 90, { alerted_at: minutes(89) });
  await issue(south, 'Lost longer', 'LOW_THROUGHPUT', 300);
  await issue(south, 'Licensed', 'LICENSE_EXPIRING', 4_000);
  await issue(south, 'Off', 'LOST_CONNECTION', 10);
  for (const ticket of [1, 2, 3])
    await issue(south, 'Tickets', 'CREATE_WORK_TICKET_FAILURE', 30 + ticket, { ticket_id: ticket });
  // neither resolved, nor dismissed ones are trouble, nor those that do not count yet
  await issue(north, 'Well', 'LOST_CONNECTION', 50, { resolved_at: minutes(40) });
  await issue(north, 'Well', 'LOW_THROUGHPUT', 50, { dismissed_at: minutes(40) });
  await issue(north, 'Well', 'LOST_CONNECTION', -5);
});
afterAll(() => Promise.all([api?.stop(), warehouse?.close()]));

const minutes = (ago: number): Date => new Date(at - ago * 60_000);
const issue = (customerId: number, name: string, type: string, ago: number, more: object = {}) =>
  api.db('external_system_issues').insert({
    ...{ customer_id: customerId, id: randomUUID(), system_id: systems[name], issue_type: type },
    ...{ message: `${type} of ${name}`, created_at: minutes(ago), opens_at: minutes(ago), ...more },
  });

interface Feeds {
  feeds: Array<Record<string, unknown> & { displayName: string }>;
  counts: Record<string, number>;
}
async function read(where: object, page = {}): Promise<Feeds> {
  const { feedsAndCounts } = await api.read<{ feedsAndCounts: Feeds }>(
    `query ($where: FeedWhere, $limit: Int, $offset: Int) { feedsAndCounts(where: $where, limit: $limit, offset: $offset) {
       feeds { id displayName customerId customerName health { state } since deadLetters oldestDeadLetterAt jobs lagSeconds
         pump { undelivered lagSeconds reportedAt }
         issues { issueType count message alertedAt isDismissed } tries { kind status response by } }
       counts { feeds troubled customers troubledCustomers } } }`,
    provider,
    { where, ...page },
  );
  return feedsAndCounts;
}
const namesOf = ({ feeds }: Feeds): string[] => feeds.map(({ displayName }) => displayName);

test('the worst feeds of all customers come first, of these the longest, with customer, causes and since when', async () => {
  const all = await read({ searchTerm: marker });
  expect(namesOf(all)).toEqual(['Lost longer', 'Lost', 'Tickets', 'Licensed', 'Well', 'Unread']);
  const troubled = await read({ searchTerm: marker, isTroubled: true });
  expect(namesOf(troubled)).toEqual(['Lost longer', 'Lost', 'Tickets', 'Licensed']);
  expect(troubled.counts).toEqual({ feeds: 6, troubled: 4, customers: 2, troubledCustomers: 2 });
  expect(troubled.feeds[0]).toMatchObject({
    ...{ id: String(systems['Lost longer']), customerId: String(south), customerName: `Süd ${marker}` },
    ...{
      health: { state: 'UNHEALTHY' },
      since: minutes(90).toISOString(),
      deadLetters: 0,
      jobs: 0,
      tries: [],
      pump: null,
    },
    issues: [
      { issueType: 'LOST_CONNECTION', count: 1, alertedAt: minutes(89).toISOString() },
      { issueType: 'LOW_THROUGHPUT', count: 1, alertedAt: null },
    ],
  });
  // three tickets are one entry, in the words of the oldest
  expect(troubled.feeds[2]).toMatchObject({
    ...{ displayName: 'Tickets', health: { state: 'MODERATELY_HEALTHY' }, since: minutes(33).toISOString() },
    issues: [{ issueType: 'CREATE_WORK_TICKET_FAILURE', count: 3 }],
  });
});

test('a page at a time, found by the names of customer and integration, whatever their case and accents', async () => {
  expect(namesOf(await read({ searchTerm: marker }, { limit: 2, offset: 1 }))).toEqual(['Lost', 'Tickets']);
  expect(namesOf(await read({ searchTerm: `sud ${marker.toLowerCase()}` }))).toEqual([
    'Lost longer',
    'Tickets',
    'Licensed',
  ]);
  expect(namesOf(await read({ searchTerm: `${marker} licen` }))).toEqual(['Licensed']);
  // nothing in a term is a pattern
  expect(namesOf(await read({ searchTerm: `${marker}%` }))).toEqual([]);
  await api.db('customers').where({ id: south }).update({ onboarding_status: 'DISABLED' });
  expect(namesOf(await read({ searchTerm: marker, isTroubled: true }))).toEqual(['Lost']);
  await api.db('customers').where({ id: south }).update({ onboarding_status: 'LIVE' });
});

test('payloads that wait for a person are trouble too, as the sweep has counted them', async () => {
  const letter = (name: string, payload_id: string, outcome: string, ago: number, version: number) => ({
    ...{ customer_id: north, system_id: systems[name], payload_id, message_id: randomUUID(), outcome, kind: 'time' },
    ...{ received_at: minutes(ago).toISOString(), version, reason: 'Invalid time', payload: '{}' },
  });
  const [settled, ...waiting] = [randomUUID(), randomUUID(), randomUUID()];
  await warehouse.insert({
    table: 'outcomes',
    format: 'JSONEachRow',
    values: [
      letter('Unread', settled as string, 'rejected', 900, 1),
      letter('Unread', settled as string, 'settled', 900, 2),
      ...waiting.map((id, n) => letter('Unread', id, 'rejected', 600 - n, 1)),
      letter('Well', randomUUID(), 'dropped', 10, 1),
    ],
  });
  const deps = { db: api.db, warehouse, clock: api.clock } as never;
  await deadLetters.run(deps);
  const { feeds } = await read({ searchTerm: marker, isTroubled: true });
  expect(feeds.map(({ displayName }) => displayName)).toEqual(['Lost longer', 'Lost', 'Tickets', 'Licensed', 'Unread']);
  expect(feeds.at(-1)).toMatchObject({
    ...{ deadLetters: 2, oldestDeadLetterAt: minutes(600).toISOString(), since: minutes(600).toISOString() },
    ...{ issues: [], health: { state: 'UNKNOWN' } },
  });
  await warehouse.insert({
    table: 'outcomes',
    format: 'JSONEachRow',
    values: waiting.map((id) => letter('Unread', id, 'settled', 600, 2)),
  });
  await deadLetters.run(deps);
  expect(namesOf(await read({ searchTerm: marker, isTroubled: true }))).not.toContain('Unread');
});

test('what was tried are the newest commands and reparses, five at most; what waits or runs is counted', async () => {
  const command = (commandType: string, status: string, ago: number) => ({
    ...{ customer_id: north, id: randomUUID(), system_id: systems.Lost, command_type: commandType, runner: 'PUMP' },
    ...{ status, response: status === 'FAILED' ? 'No heartbeat for 15 minutes' : null, created_by_name: 'Robin Reyes' },
    ...{ created_at: minutes(ago), queued_at: minutes(ago) },
  });
  await api
    .db('external_system_commands')
    .insert([command('GET_FIELDS', 'PENDING', 30), command('HISTORICAL', 'FAILED', 9)]);
  const tryOf = async () =>
    (await read({ searchTerm: `${marker} Lost` })).feeds.find(({ displayName }) => displayName === 'Lost');
  expect(await tryOf()).toMatchObject({
    ...{
      jobs: 1,
      tries: [
        { kind: 'HISTORICAL', status: 'FAILED', response: 'No heartbeat for 15 minutes', by: 'Robin Reyes' },
        { kind: 'GET_FIELDS', status: 'PENDING', response: null, by: 'Robin Reyes' },
      ],
    },
  });
  await api.db('reparses').insert({
    ...{
      customer_id: north,
      system_id: systems.Lost,
      id: randomUUID(),
      normaliser: 'generic-json-1',
      read_to: minutes(1),
    },
    ...{
      is_dry_run: false,
      status: 'IN_PROGRESS',
      created_at: minutes(2),
      updated_at: minutes(2),
      created_by: admin.id,
    },
  });
  const kinds = async () => {
    const tries = (await tryOf())?.tries as Array<{ kind: string }> | undefined;
    return tries?.map(({ kind }) => kind);
  };
  expect(await tryOf()).toMatchObject({ jobs: 2 });
  expect(await kinds()).toEqual(['REPARSE', 'HISTORICAL', 'GET_FIELDS']);
  await api.db('external_system_commands').insert([40, 50, 60].map((ago) => command('GET_ASSETS', 'COMPLETE', ago)));
  expect(await kinds()).toEqual(['REPARSE', 'HISTORICAL', 'GET_FIELDS', 'GET_ASSETS', 'GET_ASSETS']);
});

test('INT.5 a dismissed issue is no trouble any more, but its feed stays as unhealthy as it is', async () => {
  const of = { customer_id: south, system_id: systems['Lost longer'] };
  const feedOf = async (where = {}) =>
    (await read({ searchTerm: marker, ...where })).feeds.find(({ displayName }) => displayName === 'Lost longer');
  await api
    .db('external_system_issues')
    .where({ ...of, issue_type: 'LOST_CONNECTION' })
    .update({ dismissed_at: minutes(1) });
  // what else is wrong with it still counts
  expect(await feedOf({ isTroubled: true })).toMatchObject({
    ...{ health: { state: 'UNHEALTHY' }, since: minutes(300).toISOString() },
    issues: [
      { issueType: 'LOW_THROUGHPUT', isDismissed: false },
      { issueType: 'LOST_CONNECTION', isDismissed: true, message: 'LOST_CONNECTION of Lost longer' },
    ],
  });
  await api
    .db('external_system_issues')
    .where(of)
    .update({ dismissed_at: minutes(1) });
  expect(await feedOf({ isTroubled: true })).toBeUndefined();
  expect(await feedOf()).toMatchObject({ health: { state: 'UNHEALTHY' }, since: null });
  await api.db('external_system_issues').where(of).update({ dismissed_at: null });
});

test('the lag of a feed is its pump’s, by the pump’s clock, beside that of its customer’s lists', async () => {
  const of = { customer_id: north, system_id: systems.Well };
  const feedOf = async () => (await read({ searchTerm: `${marker} Well` })).feeds[0];
  expect(await feedOf()).toMatchObject({ lagSeconds: null, pump: null });
  // its clock is an hour ahead
  const spool = { items: 1_204, oldestAt: new Date(at + 3_600_000 - 90_000).toISOString() };
  await api.db('pumps').insert({
    ...of,
    ...{ report: JSON.stringify({ spool }), reported_at: new Date(at), clock_skew_ms: 3_600_000 },
  });
  expect(await feedOf()).toMatchObject({
    lagSeconds: null,
    pump: { undelivered: 1_204, lagSeconds: 90, reportedAt: new Date(at).toISOString() },
  });
  // never committed: what other tests run would publish it
  const trx = await api.db.transaction();
  await trx('outbox').insert({ customer_id: north, payload: '{}', created_at: minutes(3) });
  const clock = { now: () => new Date(at) };
  const ctx = { db: trx, clock, person: { id: provider.id, isSuper: true } } as never;
  const late = await listFeeds(ctx, { where: { searchTerm: marker } });
  await trx.rollback();
  const lagOf = Feed.lagSeconds as (feed: FeedMapper, args: object, given: object) => number | null;
  // the lists of a customer are late for all of its feeds, and for those of no other
  expect(Object.fromEntries(late.map((feed) => [feed.displayName, lagOf(feed, {}, { ctx })]))).toEqual({
    ...{ Well: 180, Lost: 180, Unread: 180 },
    ...{ 'Lost longer': null, Licensed: null, Tickets: null },
  });
});

test('it takes one statement for a page and one for the counts, whatever the number of customers', async () => {
  const said: string[] = [];
  const collect = ({ sql }: { sql: string }) => said.push(sql);
  api.db.on('query', collect);
  const ctx = { db: api.db, clock: api.clock, person: { id: provider.id, isSuper: true } } as never;
  await listFeeds(ctx, { where: { searchTerm: marker } });
  await countFeeds(ctx, { searchTerm: marker });
  api.db.off('query', collect);
  expect(said.filter((sql) => sql.includes('select'))).toHaveLength(2);
});

test('nobody but the provider’s people sees a row, neither by the call nor by the function behind it', async () => {
  const { errors } = await api.gql('{ feedsAndCounts { feeds { id } counts { feeds } } }', admin);
  expect(errors?.map(({ extensions }) => extensions.code)).toContain('FORBIDDEN');
  const readAs = (by: string | null) =>
    forPerson(api.db, admin.id, (trx) =>
      trx.raw(
        `select (select count(*)::int from provider_feeds(:by::uuid, '', false, 200, 0, 5, now())) as feeds,
           (select feeds from provider_feed_counts(:by::uuid, '', now())) as counted`,
        { by },
      ),
    );
  for (const by of [admin.id, null, randomUUID()]) expect((await readAs(by)).rows).toEqual([{ feeds: 0, counted: 0 }]);
  expect((await readAs(provider.id)).rows[0].feeds).toBeGreaterThan(0);
});
