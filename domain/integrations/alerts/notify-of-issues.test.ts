import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/clock.ts';
import { maximoProfile } from '../../../simulators/cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../../../simulators/cmms/server.ts';
import { type CmmsScene, startCmmsScene } from '../../../tests/support/cmms-scene.ts';
import { storeRole } from '../../../tests/support/store-role.ts';
import { createUser } from '../../people/create-user.ts';
import { notifyOfIssues } from './notify-of-issues.ts';

/** A database of its own, so that no worker sends notifications. */
const clock = fixedClock(new Date());
let scene: CmmsScene;
let fake: FakeSystem;
beforeAll(async () => {
  scene = await startCmmsScene({ clock });
  fake = await startFakeSystem(maximoProfile);
  for (const [name, authRole, change] of [
    ['admin', 'ADMIN', {}],
    ['silent', 'ADMIN', { is_integration_status_alert_emails_enabled: false }],
    ['gone', 'ADMIN', { status: 'disabled' }],
    ['manager', 'MANAGER', {}],
  ] as const) {
    const { customerId } = scene;
    const memberships = [{ customerId, authRole }];
    const id = await createUser(scene.db, {
      email: `${name}@work.example`,
      displayName: name,
      password: null,
      memberships,
    });
    if (Object.keys(change).length > 0) await scene.db('memberships').where({ user_id: id }).update(change);
  }
});
afterAll(() => Promise.all([scene?.stop(), fake?.stop()]));

const notify = () => notifyOfIssues({ db: scene.db, clock });
/** Returns mails since the last call: recipients, subject and text. */
async function newMails() {
  const rows = await scene.db('mails').orderBy(['subject', 'recipient']).select('recipient', 'subject', 'body');
  await scene.db('mails').delete();
  return rows.map(({ recipient, subject, body }) => ({ to: recipient, subject, text: JSON.stringify(body) }));
}
const minutes = (count: number): void => clock.advance(count * 60_000);

describe('alerts by mail', () => {
  test('tickets that could not be sent are told of together, once, when the delay is over', async () => {
    const systemId = await scene.connect(fake, 'maximo');
    const alerts = { is_external_alerts_enabled: true, external_alert_emails: ['Duty@else.example'] };
    await scene.db('external_systems').where({ id: systemId }).update(alerts);
    const tickets = [await scene.newTicket(systemId), await scene.newTicket(systemId)];
    for (const ticket of tickets) await scene.fail(ticket, 'Location PLANT9 is not valid');
    minutes(14);
    expect(await notify()).toBe(0);
    minutes(1);
    expect(await notify()).toBe(2);
    const mails = await newMails();
    expect(mails.map(({ to }) => to)).toEqual(['admin@work.example', 'duty@else.example']);
    for (const { subject, text } of mails) {
      expect(subject).toBe('Work: 2 work tickets could not be sent to Maximo');
      for (const { id } of tickets) expect(text).toContain(`W${id} was not created: Location PLANT9 is not valid`);
      expect(text).toMatch(/has expired.*maintenance.*Retry sync.*open a support ticket/);
    }
    minutes(60);
    expect(await notify()).toBe(0);
  });

  test('nobody hears of what was mended or dismissed in time, nor of a system that is not active', async () => {
    const systemId = await scene.connect(fake, 'maximo');
    const [mended, dismissed] = [await scene.newTicket(systemId), await scene.newTicket(systemId)];
    for (const ticket of [mended, dismissed]) await scene.fail(ticket, 'no');
    await scene.db('external_system_issues').where({ ticket_id: dismissed.id }).update({ dismissed_at: clock.now() });
    expect(await scene.sync(mended)).toEqual({ kind: 'done' });
    const off = await scene.connect(fake, 'maximo');
    await scene.fail(await scene.newTicket(off), 'no');
    await scene.db('external_systems').where({ id: off }).update({ is_active: false });
    minutes(20);
    expect(await notify()).toBe(0);
    expect(await newMails()).toEqual([]);
  });

  test('a lost connection is told of once, a flap changes nothing, and restored it is after a while', async () => {
    const systemId = await scene.connect(fake, 'maximo');
    const poll = async (...pauses: number[]) => {
      for (const pause of pauses) {
        minutes(pause);
        await scene.poll(systemId);
        await scene.judge();
        await notify();
      }
    };
    const fail = () => fake.faults.add({ kind: 'status', status: 503, body: { Error: { message: 'out of order' } } });
    fail();
    await poll(0, 3);
    expect(await newMails()).toEqual([]);
    await poll(3);
    expect(await newMails()).toMatchObject([
      { to: 'admin@work.example', subject: 'Work: connection to Maximo lost', text: expect.stringContaining('order') },
    ]);
    fake.faults.clear();
    await poll(5, 10);
    fail();
    await poll(5, 10);
    fake.faults.clear();
    await poll(5, 15);
    expect(await newMails()).toEqual([]);
    const issues = async () => (await scene.issues()).filter((issue) => issue.systemId === systemId);
    expect(await issues()).toMatchObject([{ type: 'LOST_CONNECTION', resolvedAt: null }]);
    await poll(5);
    expect(await newMails()).toMatchObject([
      { to: 'admin@work.example', subject: 'Work: connection to Maximo restored' },
    ]);
    expect(await issues()).toMatchObject([{ resolvedAt: clock.now() }]);
    await poll(5);
    expect(await newMails()).toEqual([]);
  });
});

test('a custom role that lists them gets the alerts, another does not (USR.22)', async () => {
  const { customerId } = scene;
  const lists = { watchman: { 'integrations.alerts': ['VIEW'] }, dispatcher: { integrations: ['VIEW'] } };
  for (const [name, list] of Object.entries(lists)) {
    const memberships = [
      { customerId, authRole: 'CUSTOM' as const, customRoleId: await storeRole(scene.db, customerId, list) },
    ];
    await createUser(scene.db, { email: `${name}@work.example`, displayName: name, password: null, memberships });
  }
  await scene.fail(await scene.newTicket(await scene.connect(fake, 'maximo')), 'Location PLANT9 is not valid');
  minutes(16);
  await notify();
  expect((await newMails()).map(({ to }) => to)).toEqual(['admin@work.example', 'watchman@work.example']);
});
