import { randomUUID, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/clock.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { testOutbound } from '../../../tests/support/outbound.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { createTlsTerminator, type Terminator, tlsFile } from '../../../tests/support/tls-terminator.ts';
import { createCustomer } from '../../customers/create-customer.ts';
import { createUser } from '../../people/create-user.ts';
import { servePump } from '../../repair/commands/serve-pump.ts';
import { createExternalSystem } from '../create-external-system.ts';
import { insertExternalSystem } from '../insert-external-system.ts';
import type { PumpReport } from '../pump-messages.ts';
import { findClockSkew } from './find-clock-skew.ts';
import { findExpiringCertificates } from './find-expiring-certificates.ts';
import { notifyOfIssues } from './notify-of-issues.ts';

/** Clocks of pumps and certificates of connections, in a database of its own: no worker judges them. */
const dayMs = 86_400_000;
const ends = new Date(new X509Certificate(readFileSync(tlsFile('server'))).validTo);
const clock = fixedClock(new Date());
const customerId = newCustomerId();
let own: Awaited<ReturnType<typeof ownDatabase>>;
let tls: Terminator;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  await createCustomer(own.db, { id: customerId, name: 'Northgate' });
  const memberships = [{ customerId, authRole: 'ADMIN' as const }];
  await createUser(own.db, { email: 'admin@northgate.example', displayName: 'Ada', password: null, memberships });
  tls = await createTlsTerminator(1);
});
afterAll(() => Promise.all([own?.drop(), tls?.close()]));

const common = { customerId, etlNormalizeVersion: 'generic-json-1' } as const;
const newPump = (name: string): Promise<number> =>
  createExternalSystem(own.db, { ...common, name, displayName: name, schema: 'generic', connectionType: 'DATAPUMP' });
const instances = new Map<number, string>();
/** A pump reports, with its clock ahead of ours. */
async function report(systemId: number, aheadMs: number, sources: PumpReport['sources'] = []): Promise<void> {
  const instance = instances.get(systemId) ?? randomUUID();
  instances.set(systemId, instance);
  const spool = { items: 0, bytes: 0, maxBytes: 1, oldestAt: null, isFull: false, refused: 0, missed: 0 };
  const said = { v: 1, instance, isFirst: true, version: '1', host: 'bms-1', os: 'linux', configRevision: 0 } as const;
  const now = new Date(clock.now().getTime() + aheadMs).toISOString();
  const whole: PumpReport = { ...said, now, spool, sources, running: null, results: [] };
  await servePump(own.db, { customerId, systemId }, whole, clock.now());
}
const issues = async (systemId: number) =>
  (await own.db('external_system_issues').where({ system_id: systemId }).orderBy('created_at')).map((row) => ({
    ...{ type: row.issue_type, message: row.message, isOver: row.resolved_at !== null },
  }));
async function mails(): Promise<string[]> {
  await notifyOfIssues({ db: own.db, clock });
  const subjects = await own.db('mails').orderBy('created_at').pluck('subject');
  await own.db('mails').delete();
  return subjects;
}

test('a clock that differs by more than two minutes is an issue until it is right again, told once', async () => {
  const id = await newPump('Boilers');
  const judge = () => findClockSkew({ db: own.db, clock });
  await report(id, 120_000);
  expect(await judge()).toEqual({ opened: 0, resolved: 0 });
  await report(id, 7 * 60_000 + 10_000);
  expect(await judge()).toEqual({ opened: 1, resolved: 0 });
  expect(await mails()).toEqual(['Northgate: the clock at Boilers is wrong']);
  await report(id, -3 * 60_000);
  expect(await judge()).toEqual({ opened: 0, resolved: 0 });
  expect(await issues(id)).toEqual([
    { type: 'CLOCK_SKEW', message: 'The clock of its pump is 3 min behind', isOver: false },
  ]);
  // nearly right is not right: it would be told of again at once
  await report(id, 100_000);
  expect(await judge()).toEqual({ opened: 0, resolved: 0 });
  // nothing is known of a pump that is silent
  await report(id, 5 * 60_000);
  clock.advance(6 * 60_000);
  await own.db('pumps').where({ system_id: id }).update({ clock_skew_ms: 0 });
  expect(await judge()).toEqual({ opened: 0, resolved: 0 });
  await report(id, 59_000);
  expect(await judge()).toEqual({ opened: 0, resolved: 1 });
  expect(await mails()).toEqual([]);
  expect(await issues(id)).toEqual([expect.objectContaining({ isOver: true })]);
});

test('INT.18 certificates of systems that are called, and of sources that pumps read, are warned of before they end', async () => {
  const judge = () =>
    findExpiringCertificates({ db: own.db, clock, outbound: testOutbound, onProgress: () => undefined });
  const called = await insertExternalSystem(own.db, {
    ...{ customer_id: customerId, name: 'maximo', display_name: 'Maximo', schema: 'maximo', direction: 'OUTBOUND' },
    ...{ type: 'WORK_ORDER_SYSTEM', connection_type: 'OUTBOUND_API', etl_normalize_version: 'none' },
  });
  if (called === null) throw new Error('there is one already');
  const at = { outbound_settings: JSON.stringify({ host: `https://localhost:${tls.port}/maximo` }) };
  await own.db('external_systems').where({ id: called }).update(at);
  const read = await newPump('Chillers');
  const source = { name: 'Niagara', kind: 'OBIX', isOk: true, detail: null, lastReadAt: null, payloads: 0 };
  clock.advance(ends.getTime() - 31 * dayMs - clock.now().getTime());
  const sources = [
    { ...source, certificateEndsAt: new Date(ends.getTime() + dayMs).toISOString() },
    { ...source, name: 'Files', kind: 'FOLDER' },
  ];
  await report(read, 0, sources);
  expect(await judge()).toEqual({ looked: 1, opened: 0, resolved: 0 });
  clock.advance(1.5 * dayMs);
  expect(await judge()).toMatchObject({ opened: 1 });
  const day = (date: Date) =>
    `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${String(date.getUTCDate()).padStart(2, '0')}/${date.getUTCFullYear()}`;
  const said = { type: 'CERTIFICATE_EXPIRING', isOver: false };
  expect(await issues(called)).toEqual([{ ...said, message: `Certificate expires on ${day(ends)}` }]);
  expect(await mails()).toEqual(['Northgate: certificate of Maximo is expiring']);
  clock.advance(dayMs);
  expect(await judge()).toMatchObject({ opened: 1 });
  expect((await issues(read))[0]?.message).toBe(
    `Certificate expires on ${day(new Date(ends.getTime() + dayMs))} (Niagara)`,
  );
  expect(await mails()).toEqual(['Northgate: certificate of Chillers is expiring']);
  // seven days ahead again, and once it has ended
  clock.advance(23 * dayMs);
  await judge();
  expect((await mails()).length).toBe(2);
  clock.advance(7 * dayMs);
  await judge();
  expect((await issues(called))[0]?.message).toBe(`Certificate expired on ${day(ends)}`);
  // an address that does not answer proves nothing; one that is no longer called by https has none
  await tls.close();
  expect(await judge()).toMatchObject({ opened: 0, resolved: 0 });
  const plain = { outbound_settings: JSON.stringify({ host: `http://localhost:${tls.port}` }) };
  await own.db('external_systems').where({ id: called }).update(plain);
  expect(await judge()).toMatchObject({ resolved: 1 });
  await report(read, 0, [{ ...source, certificateEndsAt: new Date(ends.getTime() + 365 * dayMs).toISOString() }]);
  expect(await judge()).toMatchObject({ resolved: 1 });
});
