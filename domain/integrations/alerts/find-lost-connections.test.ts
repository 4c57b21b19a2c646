import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { alarmState, outboxOf, storeAlarms } from '../../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { createCustomer } from '../../customers/create-customer.ts';
import { createUser } from '../../people/create-user.ts';
import { createExternalSystem, type NewExternalSystem } from '../create-external-system.ts';
import { findExpiringLicenses } from './find-expiring-licenses.ts';
import { findLostConnections } from './find-lost-connections.ts';
import { findLowThroughput } from './find-low-throughput.ts';
import { notifyOfIssues } from './notify-of-issues.ts';
import { readThroughputHabits, type ThroughputHabit } from './read-throughput-habits.ts';

/** Sources of two customers, in a database of its own: no worker judges them, and no door is open but ours. */
const clock = fixedClock(new Date());
let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let customerId: number;
let otherId: number;
let sources = 0;

beforeAll(async () => {
  own = await ownDatabase(testEnv());
  db = own.db;
  [customerId, otherId] = [newCustomerId(), newCustomerId()];
  for (const [id, name, email] of [
    [customerId, 'Northgate', 'admin@northgate.example'],
    [otherId, 'Southside', 'admin@southside.example'],
  ] as const) {
    await createCustomer(db, { id, name });
    const memberships = [{ customerId: id, authRole: 'ADMIN' as const }];
    await createUser(db, { email, displayName: 'Ada', password: null, memberships });
  }
});
afterAll(() => own?.drop());
beforeEach(async () => {
  await db('doors').delete();
  await listen();
});
afterEach(async () => {
  await db('external_systems').update({ is_active: false });
  await db('mails').delete();
});

const judge = () => findLostConnections({ db, clock });
const notify = () => notifyOfIssues({ db, clock });
/** Opens the doors. */
async function listen(): Promise<void> {
  for (const name of ['gateway', 'mail'])
    await db('doors')
      .insert({ name, open_since: clock.now(), seen_at: clock.now() })
      .onConflict('name')
      .merge(['seen_at']);
}
/** Lets time pass with the doors open; then runs the sweep, as the worker does. */
async function pass(minutes: number): Promise<void> {
  clock.advance(minutes * 60_000);
  await listen();
  await judge();
  await notify();
}
async function newSource(given: Partial<NewExternalSystem> = {}): Promise<number> {
  sources += 1;
  const id = await createExternalSystem(db, {
    ...{ customerId, name: `source-${sources}`, displayName: `Boilers ${sources}`, schema: 'generic' },
    ...{
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'generic-json-1',
      inboundEmailAddress: `${sources}@in.example`,
    },
    ...given,
  });
  await db('external_systems').where({ id }).update({ created_at: clock.now(), updated_at: clock.now() });
  return id;
}
const receive = (id: number, of = customerId) =>
  db('external_system_contacts')
    .insert({ customer_id: of, system_id: id, last_access_at: clock.now() })
    .onConflict(['customer_id', 'system_id'])
    .merge();
async function connectedSource(given: Partial<NewExternalSystem> = {}): Promise<number> {
  const id = await newSource(given);
  await receive(id, given.customerId);
  return id;
}
const issues = (id: number) =>
  db('external_system_issues')
    .where({ system_id: id })
    .orderBy('opens_at')
    .select('issue_type as type', 'message', 'opens_at as opensAt', 'resolved_at as resolvedAt');
async function newMails(): Promise<Array<{ to: string; subject: string; text: string }>> {
  const rows = await db('mails').orderBy(['created_at', 'subject']).select('recipient', 'subject', 'body');
  await db('mails').delete();
  return rows.map(({ recipient, subject, body }) => ({ to: recipient, subject, text: JSON.stringify(body) }));
}

describe('the connection with a building source', () => {
  test('is lost after five minutes of silence: one issue, one mail, and screens hear of it', async () => {
    const id = await connectedSource();
    const silentSince = clock.now();
    await pass(5 - 1 / 60);
    expect(await issues(id)).toEqual([]);
    await pass(1);
    expect(await issues(id)).toEqual([
      {
        type: 'LOST_CONNECTION',
        message: 'No contact for 5 minutes',
        opensAt: new Date(silentSince.getTime() + 5 * 60_000),
        resolvedAt: null,
      },
    ]);
    const published = (await outboxOf(db, customerId)).flatMap(({ access }) => access);
    expect(published.filter(({ systemId }) => systemId === String(id))).toMatchObject([
      { event: 'external_system_updated' },
    ]);
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'admin@northgate.example',
      subject: `Northgate: connection to Boilers ${sources} lost`,
    });
    expect(mail?.text).toMatch(/may be out of date.*has expired.*maintenance.*open a support ticket/);
    await pass(600);
    expect(await newMails()).toEqual([]);
    expect(await issues(id)).toHaveLength(1);
  });

  test('is restored by twenty minutes without a break, is mailed so once, and flaps in between say nothing', async () => {
    const id = await connectedSource();
    await pass(6);
    await newMails();
    const receiveFor = async (minutes: number) => {
      for (let at = 0; at < minutes; at += 1) {
        await receive(id);
        await pass(1);
      }
    };
    await receiveFor(15);
    // lost again for a while, with one contact
    await pass(7);
    await receiveFor(1);
    await pass(7);
    await receiveFor(19);
    expect(await issues(id)).toMatchObject([{ resolvedAt: null }]);
    expect(await newMails()).toEqual([]);
    await receiveFor(2);
    expect(await issues(id)).toMatchObject([{ type: 'LOST_CONNECTION', resolvedAt: expect.any(Date) }]);
    expect(await newMails()).toMatchObject([
      {
        to: 'admin@northgate.example',
        subject: `Northgate: connection to Boilers ${sources} restored`,
        text: expect.stringContaining('connected again'),
      },
    ]);
    await receiveFor(30);
    expect(await newMails()).toEqual([]);
  });

  test('has thresholds of its own, counts from when they were changed, and nobody hears of an inactive source', async () => {
    const patient = await connectedSource();
    const off = await connectedSource();
    await db('external_systems').where({ id: patient }).update({ last_access_on_slack_threshold: 60 });
    await db('external_systems').where({ id: off }).update({ is_active: false });
    await pass(59);
    expect([await issues(patient), await issues(off)]).toEqual([[], []]);
    await db('external_systems').where({ id: off }).update({ is_active: true, updated_at: clock.now() });
    await pass(2);
    expect([(await issues(patient)).length, (await issues(off)).length]).toEqual([1, 0]);
    await pass(4);
    expect(await issues(off)).toHaveLength(1);
  });

  test('is not judged before it was heard first, nor of a source that mails when there is something to say', async () => {
    const never = await newSource();
    const mails = await connectedSource({ connectionType: 'EMAIL' });
    await pass(10_000);
    expect([await issues(never), await issues(mails)]).toEqual([[], []]);
  });

  test('is not lost because nobody listened: the door has to be open for as long', async () => {
    const id = await connectedSource();
    clock.advance(600 * 60_000);
    await judge();
    expect(await issues(id)).toEqual([]);
    await db('doors').update({ open_since: clock.now(), seen_at: clock.now() });
    await pass(4);
    expect(await issues(id)).toEqual([]);
    await pass(1);
    expect(await issues(id)).toHaveLength(1);
  });

  test('of one customer is nobody else’s business, and two sweeps at once find it once', async () => {
    const [mine, theirs] = [await connectedSource(), await connectedSource({ customerId: otherId })];
    clock.advance(6 * 60_000);
    await listen();
    const found = await Promise.all([judge(), judge(), judge()]);
    expect(found.reduce((sum, { opened }) => sum + opened, 0)).toBe(2);
    await Promise.all([notify(), notify()]);
    expect([(await issues(mine)).length, (await issues(theirs)).length]).toEqual([1, 1]);
    const mails = await newMails();
    expect(mails.map(({ to, subject }) => [to, subject.split(':')[0]]).sort()).toEqual([
      ['admin@northgate.example', 'Northgate'],
      ['admin@southside.example', 'Southside'],
    ]);
    expect(await judge()).toEqual({ opened: 0, resolved: 0 });
  });

  test('a sweep that dies before its end has done nothing, and the next does it all', async () => {
    const id = await connectedSource();
    clock.advance(6 * 60_000);
    await listen();
    // the outbox comes last
    await db.raw(`alter table outbox rename to outbox_away`);
    await expect(judge()).rejects.toThrow(/outbox/);
    await db.raw(`alter table outbox_away rename to outbox`);
    expect(await issues(id)).toEqual([]);
    expect(await judge()).toMatchObject({ opened: 1 });
  });

  test('thousands are judged by one statement, whose plan reads each table once', async () => {
    await db.raw(
      `insert into external_systems (customer_id, name, display_name, schema, connection_type, etl_normalize_version, updated_at)
       select ?, 'many ' || n, 'Many ' || n, 'generic', 'DATAPUMP', 'generic-json-1', ? from generate_series(1, 3000) n`,
      [customerId, clock.now()],
    );
    await db.raw(
      `insert into external_system_contacts select customer_id, id, ? from external_systems where name like 'many %'`,
      [clock.now()],
    );
    clock.advance(6 * 60_000);
    await listen();
    const said: Array<{ sql: string; bindings: unknown[] }> = [];
    const collect = (query: { sql: string; bindings: unknown[] }) => said.push(query);
    db.on('query', collect);
    expect(await judge()).toEqual({ opened: 3_000, resolved: 0 });
    // the pass, the notice to screens of the one customer, and the relay's call
    const passes = said.filter(({ sql }) => sql.includes('external_system'));
    expect(passes.filter(({ sql }) => !sql.includes('insert into outbox'))).toHaveLength(1);
    expect(said.length).toBeLessThan(8);
    said.length = 0;
    clock.advance(60_000);
    await listen();
    said.length = 0;
    expect(await judge()).toEqual({ opened: 0, resolved: 0 });
    db.off('query', collect);
    expect(said.filter(({ sql }) => sql.includes('external_system'))).toHaveLength(1);
    const [pass] = said.filter(({ sql }) => sql.includes('external_system'));
    const { rows } = await db.raw(
      `explain (analyze, format json) ${pass?.sql.replace(/\$\d+/g, '?')}`,
      pass?.bindings ?? [],
    );
    const [
      {
        'QUERY PLAN': [plan],
      },
    ] = rows;
    // no table is read once for each system
    expect(loopsOver(plan.Plan, 'external_systems')).toBe(1);
    expect(loopsOver(plan.Plan, 'external_system_contacts')).toBe(1);
    expect(loopsOver(plan.Plan, 'external_system_issues')).toBeLessThanOrEqual(2);
    await db.raw(`delete from external_system_issues where message = 'No contact for 5 minutes'`);
    await db('external_systems').where('name', 'like', 'many %').update({ is_active: false });
  });
});

interface PlanNode {
  'Relation Name'?: string;
  'Node Type': string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}
/** Counts the scans of a table in a plan. */
const loopsOver = (node: PlanNode, table: string): number =>
  (node['Relation Name'] === table && node['Node Type'].includes('Scan') ? node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, each) => sum + loopsOver(each, table), 0);

describe('the license of a source (INT.18)', () => {
  const judgeLicenses = () => findExpiringLicenses({ db, clock });
  const days = (count: number) => count * 24 * 3_600_000;
  async function licensed(expiresInDays: number, given: Partial<NewExternalSystem> = {}): Promise<number> {
    const licenseExpiresAt = new Date(clock.now().getTime() + days(expiresInDays));
    return newSource({ licenseKey: `key of ${sources} ${expiresInDays}`, licenseExpiresAt, ...given });
  }
  async function later(count: number): Promise<void> {
    clock.advance(days(count));
    await judgeLicenses();
    await notify();
  }

  test('is warned of 30, 7 and 1 days ahead and once it has run out, once each, and no more after it is renewed', async () => {
    const id = await licensed(31);
    const date = (await db('external_systems').where({ id }).first()).license_expires_at as Date;
    const words = `${date.toISOString().slice(5, 7)}/${date.toISOString().slice(8, 10)}/${date.getUTCFullYear()}`;
    await later(0);
    expect(await issues(id)).toEqual([]);
    await later(2);
    expect(await issues(id)).toMatchObject([
      { type: 'LICENSE_EXPIRING', message: `License expires on ${words}`, resolvedAt: null },
    ]);
    const [first, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ to: 'admin@northgate.example', subject: `Northgate: license of Boilers ${sources} is expiring` },
      text: expect.stringContaining(`License expires on ${words}`),
    });
    await later(20);
    expect(await newMails()).toEqual([]);
    // dismissed: hidden until the next warning is due
    await db('external_system_issues').where({ system_id: id }).update({ dismissed_at: clock.now() });
    await later(2.5);
    expect(await newMails()).toHaveLength(1);
    await later(0.5);
    expect(await newMails()).toEqual([]);
    await later(5.5);
    expect(await newMails()).toHaveLength(1);
    await later(1);
    expect((await newMails()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`License expired on ${words}`),
    ]);
    expect(await issues(id)).toHaveLength(1);
    await db('external_systems')
      .where({ id })
      .update({ license_expires_at: new Date(clock.now().getTime() + days(365)) });
    expect(await judgeLicenses()).toEqual({ opened: 0, resolved: 1 });
    await notify();
    expect(await newMails()).toEqual([]);
    expect(await judgeLicenses()).toEqual({ opened: 0, resolved: 0 });
  });

  test('without an end, of an inactive source, or beyond 30 days is no issue; of two customers each hears of its own', async () => {
    await licensed(31);
    await newSource({ licenseKey: 'without an end' });
    const off = await licensed(2);
    await db('external_systems').where({ id: off }).update({ is_active: false });
    const [mine, theirs] = [await licensed(5), await licensed(5, { customerId: otherId })];
    expect(await judgeLicenses()).toEqual({ opened: 2, resolved: 0 });
    await Promise.all([notify(), notify()]);
    expect((await newMails()).map(({ to }) => to).sort()).toEqual([
      'admin@northgate.example',
      'admin@southside.example',
    ]);
    // an integration that is switched off is no longer warned of
    await db('external_systems').whereIn('id', [mine, theirs]).update({ is_active: false });
    expect(await judgeLicenses()).toEqual({ opened: 0, resolved: 2 });
  });
});

describe('the throughput of a source', () => {
  const judgeThroughput = (habits: readonly ThroughputHabit[] | null = []) => findLowThroughput({ db, clock }, habits);
  let alarms = 0;
  const alarm = (systemId: number) => {
    alarms += 1;
    const at = clock.now().getTime();
    return storeAlarms(db, [alarmState({ customerId, systemId, id: alarms, latestAlarmAt: at })]);
  };
  /** Lets time pass while the source has contact, but sends no alarm. */
  async function quiet(id: number, hours: number): Promise<void> {
    clock.advance(hours * 3_600_000);
    await listen();
    await receive(id);
    await judgeThroughput();
    await notify();
  }

  test('is low after 24 hours without an alarm: an issue and a mail; the next alarm resolves it, and no mail says so', async () => {
    const id = await connectedSource();
    await alarm(id);
    await quiet(id, 23);
    expect(await issues(id)).toEqual([]);
    await quiet(id, 2);
    expect(await issues(id)).toMatchObject([
      { type: 'LOW_THROUGHPUT', message: 'No alarms for 24 hours', resolvedAt: null },
    ]);
    expect(await newMails()).toMatchObject([
      { to: 'admin@northgate.example', subject: `Northgate: too few alarms from Boilers ${sources}` },
    ]);
    await quiet(id, 24);
    await alarm(id);
    await quiet(id, 0);
    expect(await issues(id)).toMatchObject([{ resolvedAt: clock.now() }]);
    expect(await newMails()).toEqual([]);
  });

  test('is told of once a day at most, and not while the connection is lost', async () => {
    const id = await connectedSource();
    await db('external_systems').where({ id }).update({ alarm_throughput_email_threshold: 1 });
    await alarm(id);
    await quiet(id, 2);
    expect(await newMails()).toHaveLength(1);
    await alarm(id);
    await quiet(id, 0);
    await quiet(id, 2);
    expect(await issues(id)).toMatchObject([{ resolvedAt: expect.any(Date) }, { resolvedAt: null }]);
    expect(await newMails()).toEqual([]);
    await quiet(id, 24);
    expect(await newMails()).toHaveLength(1);

    await db('external_systems').where({ id }).update({ is_active: false });
    const lost = await connectedSource();
    await db('external_systems').where({ id: lost }).update({ alarm_throughput_email_threshold: 1 });
    await pass(120);
    expect(await newMails()).toMatchObject([{ subject: expect.stringContaining('lost') }]);
    await judgeThroughput();
    await notify();
    expect((await issues(lost)).map(({ type }) => type).sort()).toEqual(['LOST_CONNECTION', 'LOW_THROUGHPUT']);
    expect(await newMails()).toEqual([]);
  });

  describe('beside its average of four weeks (INT.3)', () => {
    const hourMs = 3_600_000;
    /** A source that sent 10 alarms an hour for 20 days; in the newest 24 hours, `newest` of the 240. */
    async function busySource(given: { perHour?: number; days?: number } = {}) {
      const { perHour = 10, days = 20 } = given;
      const id = await connectedSource();
      const began = new Date(clock.now().getTime() - days * 24 * hourMs);
      await db('external_systems').where({ id }).update({ created_at: began });
      return { id, perHour, days };
    }
    /** Reads the habits of a source as the sweep does, from counts as the warehouse would say. */
    const habitsOf = ({ id, perHour, days }: { id: number; perHour: number; days: number }, newest: number) => {
      const now = clock.now();
      const thisHour = Math.floor(now.getTime() / hourMs) * hourMs;
      const counts = Array.from({ length: days * 24 - 25 }, (_, n) => ({
        ...{ systemId: id, hour: thisHour - (n + 25) * hourMs, count: perHour },
      }));
      counts.push({ systemId: id, hour: thisHour - hourMs, count: newest });
      const instances = async (of: { customerId: number }) => (of.customerId === customerId ? counts : []);
      return readThroughputHabits({ db, traffic: { instances } }, now);
    };
    /** An hour passes in which the source sends something. */
    async function hourWith(source: { id: number; perHour: number; days: number }, newest: number) {
      clock.advance(hourMs);
      await listen();
      await receive(source.id);
      await alarm(source.id);
      const habits = await habitsOf(source, newest);
      await judgeThroughput(habits);
      await notify();
    }

    test('is low below a tenth of it: an issue and a mail, which a quarter of it resolves and not less', async () => {
      const source = await busySource();
      await hourWith(source, 60);
      expect(await issues(source.id)).toEqual([]);
      await hourWith(source, 12);
      expect(await issues(source.id)).toMatchObject([
        {
          type: 'LOW_THROUGHPUT',
          message: expect.stringMatching(/^12 alarms in 24 hours, 22\d on average$/),
          resolvedAt: null,
        },
      ]);
      expect(await newMails()).toMatchObject([
        {
          ...{ to: 'admin@northgate.example', subject: `Northgate: too few alarms from Boilers ${sources}` },
          text: expect.stringMatching(/12 alarms in 24 hours, 22\d on average/),
        },
      ]);
      // neither low nor usual: as it was
      await hourWith(source, 40);
      expect(await issues(source.id)).toMatchObject([{ resolvedAt: null }]);
      await hourWith(source, 80);
      expect(await issues(source.id)).toMatchObject([{ resolvedAt: clock.now() }]);
      await hourWith(source, 40);
      expect(await issues(source.id)).toHaveLength(1);
      expect(await newMails()).toEqual([]);
    });

    test('is not compared where there are no habits: a source of a few days, or of a few alarms a day', async () => {
      for (const given of [{ days: 6 }, { perHour: 1 }]) {
        const source = await busySource(given);
        expect(await habitsOf(source, 1)).toEqual([]);
        await hourWith(source, 1);
        expect(await issues(source.id)).toEqual([]);
      }
    });

    test('is compared over as long as the source may be silent', async () => {
      const source = await busySource();
      await db('external_systems').where({ id: source.id }).update({ alarm_throughput_email_threshold: 72 });
      // 48 hours of the 72 are as usual
      await hourWith(source, 12);
      expect(await issues(source.id)).toEqual([]);
    });

    test('says when it ends altogether; while the warehouse is behind, nothing new is low and nothing is resolved', async () => {
      const source = await busySource();
      await hourWith(source, 12);
      clock.advance(25 * hourMs);
      await listen();
      await receive(source.id);
      await judgeThroughput(await habitsOf(source, 0));
      expect(await issues(source.id)).toMatchObject([{ message: 'No alarms for 24 hours', resolvedAt: null }]);
      await alarm(source.id);
      await judgeThroughput(null);
      expect(await issues(source.id)).toMatchObject([{ resolvedAt: null }]);
      await judgeThroughput(await habitsOf(source, 1));
      expect(await issues(source.id)).toMatchObject([
        { message: expect.stringMatching(/^1 alarm in 24 hours, 2\d\d on average$/) },
      ]);
      await judgeThroughput(await habitsOf(source, 100));
      expect(await issues(source.id)).toMatchObject([{ resolvedAt: clock.now() }]);
    });
  });

  test('INT.7 external addresses hear of a lost connection, of its return and of low throughput too, once each', async () => {
    const id = await connectedSource();
    const alerts = {
      is_external_alerts_enabled: true,
      external_alert_emails: ['Duty@else.example', 'admin@northgate.example'],
    };
    await db('external_systems')
      .where({ id })
      .update({ ...alerts, alarm_throughput_email_threshold: 1 });
    const subjects = async () => (await newMails()).map(({ to, subject }) => [to, subject.split(': ')[1]]);
    const toBoth = (words: string) => [
      ['admin@northgate.example', words],
      ['duty@else.example', words],
    ];
    await pass(6);
    expect((await subjects()).sort()).toEqual(toBoth(`connection to Boilers ${sources} lost`));
    for (let minute = 0; minute < 21; minute += 1) {
      await receive(id);
      await pass(1);
    }
    expect((await subjects()).sort()).toEqual(toBoth(`connection to Boilers ${sources} restored`));
    await quiet(id, 2);
    expect((await subjects()).sort()).toEqual(toBoth(`too few alarms from Boilers ${sources}`));
    await db('external_systems').where({ id }).update({ is_external_alerts_enabled: false });
    await pass(6);
    expect(await subjects()).toEqual([['admin@northgate.example', `connection to Boilers ${sources} lost`]]);
  });

  test('is not judged of a source that was never heard, nor soon after its door was opened', async () => {
    const never = await newSource();
    const id = await connectedSource({ connectionType: 'EMAIL' });
    clock.advance(48 * 3_600_000);
    await db('doors').update({ open_since: clock.now() });
    await quiet(id, 0.5);
    expect(await issues(id)).toEqual([]);
    await quiet(id, 1);
    expect([(await issues(id)).length, (await issues(never)).length]).toEqual([1, 0]);
  });
});
