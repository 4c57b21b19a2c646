import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { Profile } from '../../../simulators/cmms/fake.ts';
import { kinds } from '../../../simulators/cmms/generated/kinds.ts';
import { famisProfile } from '../../../simulators/cmms/profiles/famis.ts';
import { inforEamProfile } from '../../../simulators/cmms/profiles/infor-eam.ts';
import { maintenanceConnectionProfile } from '../../../simulators/cmms/profiles/maintenance-connection.ts';
import { maximoProfile } from '../../../simulators/cmms/profiles/maximo.ts';
import { sabreProfile } from '../../../simulators/cmms/profiles/plain-rest.ts';
import { webTmaProfile } from '../../../simulators/cmms/profiles/web-tma.ts';
import { credentials, type FakeSystem, startFakeSystem } from '../../../simulators/cmms/server.ts';
import { testOutbound } from '../../../tests/support/outbound.ts';
import { schemas } from '../../integrations/external-schemas.ts';
import type { Connector, ConnectorSettings, ExternalOrder, Order } from './connector.ts';
import type { CmmsFailure } from './failure.ts';
import { vendors } from './generated/vendors.ts';
import { connectorFor } from './index.ts';

/** Every connector against the system that it speaks with, over HTTP. */

const order = (reference: string, more: Partial<Order> = {}): Order => ({
  reference,
  description: 'AHU-3 supply temperature high',
  details: 'Supply air 24 °C',
  dueAt: new Date('2026-11-30T12:00:00Z'),
  values: {},
  ...more,
});
const all = async (pages: AsyncGenerator<ExternalOrder[]>): Promise<ExternalOrder[]> => {
  const found: ExternalOrder[] = [];
  for await (const page of pages) found.push(...page);
  return found;
};
const failureOf = async (call: Promise<unknown>): Promise<CmmsFailure> => {
  try {
    await call;
  } catch (error) {
    return error as CmmsFailure;
  }
  throw new Error('it did not fail');
};

/** Systems that say with a page how many records there are in all. */
const saysTotal = ['maximo', 'maximoServiceRequest', 'maintenanceConnection', 'schoolDude'];

test('every maintenance system that is offered has a connector, and each connector a system to speak with', () => {
  const offered = Object.entries(schemas).filter(([, { direction }]) => direction === 'OUTBOUND');
  expect(Object.keys(vendors).sort()).toEqual(offered.map(([schema]) => schema).sort());
  // both speak the plain interface
  const spoken = kinds.flatMap(({ schema }) => (schema === 'tms' ? [schema, 'awareManager'] : [schema]));
  expect(spoken.sort()).toEqual(Object.keys(vendors).sort());
});

describe.each(kinds)('$schema', ({ schema, profile, statuses: [first, open, closed], more, hasToken, isKnownById }) => {
  let fake: FakeSystem;
  let connector: Connector;
  const connect = (outbound: Record<string, unknown> = {}, limits: ConnectorSettings['export'] = {}): Connector =>
    connectorFor(
      {
        systemId: 1,
        schema,
        url: null,
        outbound: {
          host: fake.url,
          ...credentials,
          // Maximo knows a user as well
          ...(schema.startsWith('maximo') && { apiKey: '' }),
          actionedByContactId: '71',
          ...more,
          ...outbound,
        },
        export: { timeout: 2, maxQueriesPerMinute: 10_000, ...limits },
      },
      { clock: systemClock, outbound: testOutbound },
    );
  let next = 1;
  const reference = (): string => `W${next++}`;
  const once = (): string => crypto.randomUUID();

  beforeAll(async () => {
    fake = await startFakeSystem(profile, { self: 'http://internal.example:1', gzip: true });
    fake.state.options.maxCallsPerMinute = 10_000;
    connector = connect();
  });
  afterAll(() => fake?.stop());
  afterEach(() => {
    fake.faults.clear();
    fake.state.calls = [];
  });

  test('an order is made, found by its reference, read, changed and closed', async () => {
    await connector.test();
    const ref = reference();
    const { externalId: id, order: made } = await connector.create(order(ref), once());
    if (made) expect(made).toEqual(await connector.read(id));
    const [found, ...others] = await connector.find(ref);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ externalId: id, reference: ref, statusKey: first, isClosed: false });
    fake.orders.change(id, { status: open, assignee: 'WILSON' }, 'PLANNER');
    const seen = await connector.read(id);
    expect(seen).toMatchObject({ statusKey: open, isClosed: false, assignee: 'WILSON', changedBy: 'PLANNER' });
    await connector.update(id, { description: 'Another' }, { stamp: seen.stamp });
    expect(JSON.stringify(fake.orders.get(id)?.fields)).toContain('Another');
    await connector.update(id, {}, { stamp: (await connector.read(id)).stamp, close: true });
    expect(await connector.read(id)).toMatchObject({ statusKey: closed, isClosed: true });
    expect(await connector.find('W999999')).toEqual([]);
  });

  test('an order says what people there know it by', async () => {
    const { externalId: id } = await connector.create(order(reference()), once());
    fake.orders.change(id, { number: 'N-4711' }, 'PLANNER');
    const { number, externalId } = await connector.read(id);
    expect(number ?? externalId).toBe(isKnownById ? id : 'N-4711');
  });

  test('comments arrive where the system has them', async () => {
    const { externalId: id } = await connector.create(order(reference()), once());
    await connector.comment(id, 'On <b>my</b> way 🔧');
    const { comments, fields } = fake.orders.get(id) ?? { comments: [], fields: {} };
    const arrived = JSON.stringify([comments, fields]).includes('On <b>my</b> way 🔧');
    expect(arrived).toBe(connector.takesComments);
  });

  test('all that changed since a time is read, page by page, with nothing twice', async () => {
    const ids = [];
    for (let index = 0; index < 7; index += 1)
      ids.push((await connector.create(order(reference()), once())).externalId);
    const paged = connect({}, { chunkSize: 3 });
    const totals: number[] = [];
    const watch = { total: (count: number) => totals.push(count) };
    const changed = await all(paged.changedSince(new Date(Date.now() - 60_000), watch));
    const found = changed.map(({ externalId }) => externalId);
    expect(found).toEqual(expect.arrayContaining(ids));
    expect(new Set(found).size).toBe(found.length);
    // people see how many there are where the system says it
    expect([...new Set(totals)]).toEqual(saysTotal.includes(schema) ? [found.length] : []);
  });

  test('a call whose caller goes away ends with the reason', async () => {
    await connector.test();
    fake.faults.add({ kind: 'hangAfter', times: 1 });
    const caller = new AbortController();
    const reason = new Error('nobody waits');
    const call = all(connector.changedSince(new Date(), { signal: caller.signal }));
    setTimeout(() => caller.abort(reason), 200);
    await expect(call).rejects.toBe(reason);
    fake.faults.clear();
    await expect(all(connector.changedSince(new Date(), { signal: caller.signal }))).rejects.toBe(reason);
  });

  test('a wrong password or key is told in the system’s own words', async () => {
    const failure = await failureOf(
      connect({ password: 'wrong', apiKey: 'wrong', connectionKey: 'wrong', partnerPassCode: 'wrong' }).test(),
    );
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(/^Failed to sign in to the maintenance system: ./);
  });

  // others sign in with each request
  if (hasToken)
    test('a session that has ended is begun again, once', async () => {
      await connector.test();
      fake.state.tokens.clear();
      await connector.test();
      const before = fake.requests.length;
      fake.faults.add({ kind: 'expire' });
      expect((await failureOf(connector.test())).kind).toBe('refused');
      expect(fake.requests.length - before).toBeLessThanOrEqual(4);
    });

  test('nothing is asked of another host, whatever addresses and redirects say', async () => {
    fake.faults.add({
      kind: 'status',
      status: 302,
      headers: { location: 'http://169.254.169.254/' },
      times: hasToken ? 2 : 1,
    });
    expect((await failureOf(connect().test())).kind).toBe('refused');
  });

  test('a system that is not there is one to try again', async () => {
    const gone = await startFakeSystem(profile);
    await gone.stop();
    const failure = await failureOf(connect({ host: gone.url }).test());
    expect(failure).toMatchObject({
      kind: 'retryable',
      message: 'The maintenance system cannot be reached (ECONNREFUSED)',
    });
  });

  test('of a creation that was cut off nobody knows', async () => {
    await connector.test();
    const ref = reference();
    fake.faults.add({ kind: 'dropAfter', method: 'POST', times: 1 });
    expect((await failureOf(connector.create(order(ref), once()))).kind).toBe('unclear');
    expect(await connector.find(ref)).toHaveLength(1);
  });
});

describe('what one system does differently', () => {
  const systems: FakeSystem[] = [];
  afterAll(() => Promise.all(systems.map((system) => system.stop())));
  async function start(
    schema: string,
    profile: Profile,
    given: { timezone?: string; more?: Record<string, unknown>; limits?: ConnectorSettings['export'] } = {},
  ) {
    const fake = await startFakeSystem(profile, { timezone: given.timezone });
    systems.push(fake);
    const outbound = { host: fake.url, ...credentials, ...given.more };
    const connector = connectorFor(
      { systemId: 1, schema, url: null, outbound, export: { timezone: given.timezone, ...given.limits } },
      { clock: systemClock, outbound: testOutbound },
    );
    return { fake, connector };
  }

  test('Maintenance Connection: the 403 above its calls a minute is throttling, not a lack of permission', async () => {
    const { fake, connector } = await start('maintenanceConnection', maintenanceConnectionProfile);
    fake.state.options.maxCallsPerMinute = 1;
    await connector.test();
    expect(await failureOf(connector.test())).toMatchObject({ kind: 'throttled', waitMs: 60_000 });
  });

  test('Maintenance Connection: times are its own clock’s, over a change of clocks too', async () => {
    const timezone = 'America/New_York';
    const { fake, connector } = await start('maintenanceConnection', maintenanceConnectionProfile, { timezone });
    for (const instant of [
      '2026-03-08T06:30:00Z',
      '2026-03-08T07:30:00Z',
      '2026-07-01T12:00:00Z',
      '2026-11-01T07:30:00Z',
    ]) {
      const { externalId: id } = await connector.create(order(`W${Date.parse(instant)}`), 'x');
      const made = fake.orders.get(id);
      if (made) made.changedAt = new Date(instant);
      expect((await connector.read(id)).changedAt?.toISOString()).toBe(new Date(instant).toISOString());
    }
    const since = await all(connector.changedSince(new Date('2026-07-01T12:00:00Z')));
    expect(since).toHaveLength(2);
  });

  test('FAMIS: a refusal that says 200 is a refusal, in its words', async () => {
    const { connector } = await start('famis', famisProfile);
    const failure = await failureOf(connector.update('77', { values: { CrewId: 1 } }, { stamp: null }));
    expect(failure.message).toBe('The work order does not exist.');
    const { fake, connector: other } = await start('famis', famisProfile);
    fake.faults.add({
      kind: 'status',
      status: 200,
      path: 'workorders',
      body: { Result: false, Message: 'The space is inactive.' },
    });
    expect(await failureOf(other.create(order('W1'), 'x'))).toMatchObject({
      kind: 'refused',
      message: 'The space is inactive.',
    });
  });

  test('WebTMA: names go in the order it wants, one record’s refusal is found among the rest', async () => {
    const { fake, connector } = await start('webTMA', webTmaProfile);
    const values = { PriorityCode: 'P1', RepairCenterCode: 'RC', FacilityCode: 'F1' };
    await connector.create(order('W1', { values }), 'x');
    expect(Object.keys(fake.orders.dump()[0]?.fields ?? {})).toEqual([
      'ExternalReference',
      'FacilityCode',
      'RepairCenterCode',
      'PriorityCode',
      'ActionRequested',
      'Comments',
      'CompleteByDate',
    ]);
    expect(await failureOf(connector.create(order('W2', { values: { Colour: 'red' } }), 'x'))).toMatchObject({
      kind: 'refused',
      message: 'Element Colour is not expected.',
    });
  });

  test('WebTMA: a request that became a work order is known by both numbers', async () => {
    const { fake, connector } = await start('webTMA', webTmaProfile);
    const { externalId: id } = await connector.create(order('W1'), 'x');
    expect(await connector.read(id)).toMatchObject({ externalId: id, aliases: [] });
    fake.orders.change(id, { number: 'WO-4711', status: 'OPEN' }, 'ATTENDANT');
    expect(await connector.read(id)).toMatchObject({ externalId: 'WO-4711', aliases: [id] });
  });

  test('Infor: a question is a failure that shows the question', async () => {
    const { fake, connector } = await start('inforEAM', inforEamProfile, { more: { apiKey: '' } });
    fake.state.options.asksToConfirm = true;
    expect(await failureOf(connector.create(order('W1'), 'x'))).toMatchObject({
      kind: 'refused',
      message: 'There is an open work order for this equipment. Continue?',
    });
    expect(fake.orders.dump()).toEqual([]);
  });

  test('Maximo: five thousand values of a list are pulled, each with what it stands under; fields with their lengths', async () => {
    const { fake, connector } = await start('maximo', maximoProfile);
    const values = Array.from({ length: 5_000 }, (_, index) => ({
      value: `P${index}`,
      description: `Problem ${index}`,
      parent: `C${index % 7}`,
    }));
    fake.state.lists.set('problemcode', values);
    const found = [];
    for await (const page of connector.pullValues('problemcode')) found.push(...page);
    expect(found).toHaveLength(5_000);
    expect(found[8]).toEqual({ name: 'P8', value: 'Problem 8', externalId: 'P8', parentExternalId: 'C1' });
    const fields = await connector.pullFields();
    expect(fields.find(({ name }) => name === 'description')).toMatchObject({
      maxLength: 100,
      isRequired: true,
      dataType: 'String',
    });
    expect(fields.find(({ name }) => name === 'location')).toMatchObject({ dataType: 'List' });
  });

  test('Sabre: partner, pass code, client and segment go in headers, never in an address, and each is needed', async () => {
    const { fake, connector } = await start('sabre', sabreProfile, {
      more: { username: '', password: '', apiKey: '' },
    });
    await connector.test();
    const [request] = fake.requests;
    const { segmentId, partnerAccountNumber, partnerPassCode, clientAccountNumber } = credentials;
    expect(request?.headers).toMatchObject({
      ...{ 'segment-id': segmentId, 'partner-account-number': partnerAccountNumber },
      ...{ 'partner-pass-code': partnerPassCode, 'client-account-number': clientAccountNumber },
    });
    expect(request?.headers.authorization).toBeUndefined();
    expect(`${request?.path}?${request?.query}`).not.toContain(partnerPassCode);
    for (const name of ['segmentId', 'partnerAccountNumber', 'partnerPassCode', 'clientAccountNumber']) {
      const { connector: without } = await start('sabre', sabreProfile, { more: { [name]: '' } });
      expect(await failureOf(without.test()), name).toMatchObject({
        message: expect.stringMatching(/^Failed to sign in to the maintenance system: /),
      });
    }
  });

  test('Maximo: a key in place of user and password goes in a header, never in an address', async () => {
    const { fake, connector } = await start('maximo', maximoProfile, { more: { username: '', password: '' } });
    await connector.test();
    expect(fake.requests[0]?.headers.apikey).toBe(credentials.apiKey);
    expect(String(fake.requests[0]?.query)).not.toContain(credentials.apiKey);
  });
});
