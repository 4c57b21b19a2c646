import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { ParsedMail } from 'mailparser';
import { pino } from 'pino';
import readSheets from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import type { AuthRole } from '../../domain/identity/built-in-permissions.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { chromiumPath } from '../../engines/machine.ts';
import type { Database } from '../../platform/database.ts';
import { printPdf } from '../../platform/print-pdf.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { type Mailbox, openMailbox } from '../../simulators/mailbox.ts';
import { instanceRow, storeInstances } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { storeTickets } from '../../tests/support/kpi-facts.ts';
import { noFiles } from '../../tests/support/no-files.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { storeRole } from '../../tests/support/store-role.ts';
import { until } from '../../tests/support/until.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { createMailSender } from '../senders/mail-sender.ts';
import { createActivities } from './activities.ts';
import type { SweepDeps } from './sweep.ts';
import type { SweepResult } from './types.ts';

// A database of its own: the worker of the test run mails views of the shared one.
const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-view-mails');
const temporal = createTemporal(env);
const monday = '2026-05-04T05:00:00Z'; // 7:00 in Berlin
let now = new Date(monday);
const clock = { now: () => now };

let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let mailbox: Mailbox;
const taken: Array<{ mail: ParsedMail; to: string }> = [];
let refusal: Error | null = null;
let customerId: number;
let owner: string;
let viewId: string;

beforeAll(async () => {
  own = await ownDatabase(env);
  db = own.db;
  mailbox = await openMailbox({
    onMail: (mail, to) => {
      if (refusal) throw refusal;
      taken.push({ mail, to });
    },
  });
});
afterAll(() => Promise.all([mailbox?.close(), own.drop(), warehouse.close(), temporal.close()]));

const emailOf = new Map<string, string>();
async function person(name: string, authRole: AuthRole = 'ADMIN', at = customerId): Promise<string> {
  const email = `${randomUUID()}@site.example`;
  const memberships = [{ customerId: at, authRole }];
  const id = await createUser(db, { email, displayName: name, password: null, memberships });
  emailOf.set(id, email);
  return id;
}
const addresses = (...ids: string[]): string[] => ids.map((id) => emailOf.get(id) as string).sort();

beforeEach(async () => {
  taken.length = 0;
  refusal = null;
  now = new Date(monday);
  await db('view_mails').delete();
  await db('mails').delete();
  customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: 'Works' });
  owner = await person('Maya');
  viewId = randomUUID();
  await db('saved_views').insert({
    ...{ customer_id: customerId, id: viewId, user_id: owner, view_type: 'advancedAnalytics', name: 'Bad "points"' },
    ...{ name_key: 'bad points', criteria: '[]', is_default: false, created_at: now },
    pivot: JSON.stringify({
      ...{ source: 'instances', rows: ['point'], column: null, measure: 'occurrences' },
      ...{ days: 7, range: null, timezone: 'Europe/Berlin' },
    }),
  });
  await warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: ['=AHU-1', 'AHU-2'].map((point_path, index) => ({
      ...{ customer_id: customerId, alarm_id: index + 1, created_at: '2026-01-01T00:00:00.000Z' },
      ...{ system_id: 1, version: 1, point_path },
    })),
  });
  const at = Date.parse('2026-05-03T10:00:00Z');
  await storeInstances(
    warehouse,
    customerId,
    [1, 1, 2].map((alarmId, index) =>
      instanceRow({ alarmId, startedAt: at + index * 60_000, endedAt: at + 3_600_000 }),
    ),
  );
});

const schedule = (recipients: string[], more: object = {}) =>
  db('view_mails').insert({
    ...{ customer_id: customerId, view_id: viewId, user_id: owner, frequency: 'WEEKLY', weekday: 1, monthday: null },
    ...{ minute: 420, timezone: 'Europe/Berlin', format: 'SHEET', recipients, next_at: new Date(monday), ...more },
  });
const sweep = (more: Partial<SweepDeps> = {}) =>
  new MockActivityEnvironment().run<[], SweepResult, () => Promise<SweepResult>>(
    createActivities({ db, warehouse, clock, temporal, arrived: async () => true, exportFiles: noFiles, ...more })[
      'view-mails'
    ],
  );
const row = () => db('view_mails').where({ customer_id: customerId, view_id: viewId }).first();

/** Sends what was written, until nothing waits any longer. */
async function deliver(): Promise<void> {
  const log = pino({ level: 'silent' });
  const smtp = { SMTP_URL: mailbox.url, MAIL_FROM: 'no-reply@alarms.example', CONSOLE_URL: 'https://alarms.example' };
  const sender = createMailSender({
    env: { ...smtp, PRODUCT_NAME: 'Annunciator' },
    requiresTls: false,
    db,
    clock,
    log,
    pauseMs: 20,
  });
  await sender.start();
  await until('all mails to be sent or given up', async () => {
    return (await db('mails').whereNotNull('body').select('id')).length === 0;
  }).finally(() => sender.stop());
}
const receivers = (): string[] => taken.map(({ to }) => to).sort();

describe('ANA.7 a view that is due', () => {
  test('goes to each recipient once, with the table as a sheet and links to the page', async () => {
    const noor = await person('Noor');
    await schedule([owner, noor]);
    expect(await sweep()).toEqual({ mailed: 2, recorded: 0 });
    expect(await sweep()).toMatchObject({ mailed: 0 });
    await deliver();
    expect(receivers()).toEqual(addresses(owner, noor));
    const { mail } = taken[0] as (typeof taken)[number];
    expect(mail.subject).toBe('Works: Bad "points"');
    expect(mail.text).toContain('Occurrences by Source Alarm Point, Apr 28, 2026 to May 4, 2026 (Europe/Berlin).');
    expect(mail.text).toContain('Occurrences in total: 3.');
    expect(mail.text).toContain('Maya has this view sent to you.');
    const link = 'https://alarms.example/analytics/advanced-analytics?';
    expect(mail.text).toContain(
      `${link}of=instances&row=point&measure=occurrences&from=2026-04-27T22%3A00Z&to=2026-05-04T22%3A00Z&zone=Europe%2FBerlin`,
    );
    expect(mail.text).toContain(`${link}leave=${viewId}`);
    const [file] = mail.attachments;
    expect(file?.filename).toBe('Bad-points.xlsx');
    const [sheet] = await readSheets(file?.content as Buffer);
    expect(sheet?.data).toEqual([
      ['Source Alarm Point', 'Occurrences'],
      ["'=AHU-1", 2],
      ['AHU-2', 1],
      ['Total', 3],
    ]);
  });

  test('is due again at the same local time, and says when it was sent', async () => {
    await schedule([owner]);
    await sweep();
    expect(await row()).toMatchObject({ next_at: new Date('2026-05-11T05:00:00Z'), last_sent_at: null });
    now = new Date('2026-05-04T05:00:30Z');
    await deliver();
    expect(await sweep()).toEqual({ mailed: 0, recorded: 1 });
    expect(await row()).toMatchObject({ last_sent_at: now, last_error: null, mail_ids: [] });
    now = new Date('2026-05-11T05:00:00Z');
    expect(await sweep()).toMatchObject({ mailed: 1 });
  });

  test('times that passed while no worker ran are made up for by one mail', async () => {
    await schedule([owner]);
    now = new Date('2026-05-26T12:00:00Z');
    expect(await sweep()).toMatchObject({ mailed: 1 });
    expect((await row()).next_at).toEqual(new Date('2026-06-01T05:00:00Z'));
  });

  test('that needs more memory than the warehouse gives to one question says so', async () => {
    await schedule([owner]);
    const poor = new Proxy(warehouse, {
      get: (client, name) =>
        name === 'query'
          ? (params: Parameters<typeof warehouse.query>[0]) =>
              client.query({ ...params, clickhouse_settings: { max_memory_usage: '1000', max_untracked_memory: '0' } })
          : Reflect.get(client, name),
    });
    await sweep({ warehouse: poor });
    expect((await row()).last_error).toBe(
      'This needs more memory than one question may take. Choose a shorter range or add filters.',
    );
  });

  test('a worker that dies halfway, and two that work at once, mail it once', async () => {
    const noor = await person('Noor');
    await schedule([owner, noor]);
    let queries = 0;
    const dying = new Proxy(warehouse, {
      get: (client, name) =>
        name === 'query'
          ? (...args: Parameters<typeof warehouse.query>) => {
              // the second person's table is never counted
              if (++queries > 1) throw new Error('the worker is gone');
              return client.query(...args);
            }
          : Reflect.get(client, name),
    });
    await expect(sweep({ warehouse: dying })).rejects.toThrow('the worker is gone');
    expect(await db('mails').whereNotNull('body')).toEqual([]);
    expect((await row()).last_error).toBe('It could not be counted and is tried again every minute');
    await Promise.all([sweep(), sweep(), sweep()]);
    await deliver();
    expect(receivers()).toEqual(addresses(owner, noor));
    expect((await row()).last_error).toBeNull();
  });
});

describe('ANA.7 whoever may not look at it gets nothing', () => {
  const withoutAccess: Array<[string, (id: string) => Promise<unknown>]> = [
    ['a manager', (id) => db('memberships').where({ user_id: id }).update({ auth_role: 'MANAGER' })],
    ['somebody disabled', (id) => db('memberships').where({ user_id: id }).update({ status: 'disabled' })],
    ['somebody who left', (id) => db('memberships').where({ user_id: id }).delete()],
  ];

  test.each(withoutAccess)('%s when it is due', async (_, lose) => {
    const noor = await person('Noor');
    await schedule([owner, noor]);
    await lose(noor);
    expect(await sweep()).toMatchObject({ mailed: 1 });
    await deliver();
    expect(receivers()).toEqual(addresses(owner));
  });

  test.each(withoutAccess)('%s since it was written', async (_, lose) => {
    const noor = await person('Noor');
    await schedule([owner, noor]);
    expect(await sweep()).toMatchObject({ mailed: 2 });
    await lose(noor);
    await deliver();
    expect(receivers()).toEqual(addresses(owner));
    await sweep();
    expect((await row()).last_error).toBe('The recipient no longer has access to it');
  });

  test('people of other customers', async () => {
    const other = newCustomerId();
    await createCustomer(db, { id: other, name: 'Others' });
    await schedule([await person('Stranger', 'ADMIN', other)]);
    expect(await sweep()).toMatchObject({ mailed: 0 });
    expect((await row()).last_error).toBe('None of the recipients has access any more');
  });

  test('all of them once its owner may not', async () => {
    await schedule([await person('Noor')]);
    await db('memberships').where({ user_id: owner }).update({ auth_role: 'MANAGER' });
    expect(await sweep()).toMatchObject({ mailed: 0 });
    expect((await row()).last_error).toBe('The owner of the view no longer has access to it');
  });
});

test('ANA.7 whoever gets a view of tickets gets what they may see', async () => {
  const noor = await person('Noor');
  const customRoleId = await storeRole(db, customerId, {
    ...{ 'analytics.advancedAnalytics': ['VIEW'], 'work.myWork': ['VIEW'] },
  });
  await db('memberships').where({ user_id: noor }).update({ auth_role: 'CUSTOM', custom_role_id: customRoleId });
  const by = { id: owner, email: '', token: '', customerId };
  const at = Date.parse('2026-05-03T10:00:00Z');
  await storeTickets({ db, warehouse }, customerId, [
    { id: 1, createdAt: at, by },
    { id: 2, createdAt: at, by, assignee: { ...by, id: noor } },
    { id: 3, createdAt: at, by, assignee: by },
  ]);
  await db('saved_views')
    .where({ id: viewId })
    .update({
      pivot: JSON.stringify({
        ...{ source: 'tickets', rows: ['day'], column: null, measure: 'created' },
        ...{ days: 7, range: null, timezone: 'Europe/Berlin' },
      }),
    });
  await schedule([owner, noor]);
  expect(await sweep()).toMatchObject({ mailed: 2 });
  await deliver();
  const gotten = async (id: string) => {
    const mail = taken.find(({ to }) => to === emailOf.get(id))?.mail;
    const [sheet] = await readSheets(mail?.attachments[0]?.content as Buffer);
    return { total: /in total: (\d+)\./.exec(mail?.text ?? '')?.[1], rows: sheet?.data.slice(1) };
  };
  expect(await gotten(owner)).toEqual({
    total: '3',
    rows: [
      ['2026-05-03', 3],
      ['Total', 3],
    ],
  });
  expect(await gotten(noor)).toEqual({
    total: '1',
    rows: [
      ['2026-05-03', 1],
      ['Total', 1],
    ],
  });
});

describe('ANA.7 what cannot be sent', () => {
  test('is said with the view: a pivot that is refused, a mail server that refuses', async () => {
    await db('saved_views')
      .where({ id: viewId })
      .update({ criteria: JSON.stringify([{ field: 'status', isExclusion: false, values: ['Intake'] }]) });
    await schedule([owner]);
    expect(await sweep()).toMatchObject({ mailed: 0 });
    expect(await row()).toMatchObject({ last_error: 'History cannot be filtered by Status' });
    expect((await row()).next_at).toEqual(new Date('2026-05-11T05:00:00Z'));
    await db('saved_views').where({ id: viewId }).update({ criteria: '[]' });
    now = new Date('2026-05-11T05:00:00Z');
    await sweep();
    refusal = Object.assign(new Error('not this one'), { responseCode: 550 });
    await deliver();
    await sweep();
    expect((await row()).last_error).toContain('not this one');
  });

  test('as a PDF is printed by the browser that is installed; without one it goes as a sheet, and the mail says so', async () => {
    await schedule([owner], { format: 'PDF' });
    const browser = await chromiumPath();
    await sweep({ print: (html) => printPdf(browser, html) });
    await deliver();
    expect(taken[0]?.mail.attachments[0]).toMatchObject({ filename: 'Bad-points.pdf', contentType: 'application/pdf' });
    const pdf = await getDocumentProxy(new Uint8Array(taken[0]?.mail.attachments[0]?.content as Buffer));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain('Bad "points" Occurrences');
    expect(text.replace(/\s+/g, ' ')).toContain('=AHU-1 2 AHU-2 1 Total 3');
    expect(taken[0]?.mail.text).not.toContain('No PDF could be made');
    for (const print of [null, (html: string) => printPdf('/nowhere/chromium', html)]) {
      taken.length = 0;
      now = new Date(now.getTime() + 1_000);
      await db('view_mails').update({ next_at: now });
      await sweep({ print });
      await deliver();
      expect(taken[0]?.mail.attachments[0]?.filename).toBe('Bad-points.xlsx');
      expect(taken[0]?.mail.text).toContain('No PDF could be made on this installation');
    }
  });
});
