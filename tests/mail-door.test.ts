import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { payloadId } from '../domain/alarms/ingest/event-ids.ts';
import { type MailPayload, mailIdentity } from '../domain/integrations/mail-payload.ts';
import { listed, type MailRoad, newAddress, openMailRoad, storedAs, transportTo } from './support/mail-road.ts';
import { openMailDoor } from './support/own-mail-door.ts';
import { rowsWhen } from './support/road.ts';
import { smtpSocket } from './support/smtp-socket.ts';
import { until } from './support/until.ts';

let road: MailRoad;
let other: MailRoad;
beforeAll(async () => {
  [road, other] = await Promise.all([openMailRoad(), openMailRoad()]);
});
afterAll(() => Promise.all([road.close(), other.close()]));

const alarm = 'Source: AHU-1.SAT\nState: offnormal / unacked\nPriority: 64\n';
const newId = (): string => `${randomUUID()}@site.example`;
const refusal = async (sent: Promise<string>) => {
  const error = (await sent.then(
    (response) => new Error(`it was taken: ${response}`),
    (given) => given,
  )) as Error & { responseCode?: number; response?: string };
  return { code: error.responseCode, text: error.response ?? error.message };
};

describe('what the e-mail door takes', () => {
  test('a mail of a listed sender is one item of alarms.raw, known by what it says; sent twice it is the same', async () => {
    const id = newId();
    const send = () =>
      road.mail({
        messageId: `<${id}>`,
        subject: 'Niagara Alarm',
        text: alarm,
        date: new Date('2026-01-05T14:00:00Z'),
      });
    const reply = await send();
    expect(await send()).toBe(reply);
    const archived = await road.archived(id);
    expect(archived).toEqual({
      messageId: id,
      from: listed.address,
      to: [road.address.toLowerCase()],
      subject: 'Niagara Alarm',
      date: '2026-01-05T14:00:00.000Z',
      text: alarm.trim(),
      attachments: [],
    });
    const rows = await road.warehouseRows('raw_events');
    const own = rows.filter((row) => row.message_id === storedAs(reply)[0]);
    const payload = payloadId(road.systemId, mailIdentity(archived));
    expect(own).toMatchObject([{ door: 'email', format: 'array', payload_ids: [payload] }]);
  });

  test('a normaliser is given the mail as one payload', async () => {
    const id = newId();
    await road.mail({ messageId: id, text: 'nothing that generic-json-1 could read' });
    const outcome = await road.letter(id);
    expect(outcome).toMatchObject({ step: 'normalise', outcome: 'rejected' });
    expect(JSON.parse(String(outcome.payload))).toMatchObject({ messageId: id });
  });

  test('a recipient in any case, and a sender listed by its domain in any case', async () => {
    const id = newId();
    const to = road.address.toUpperCase();
    await road.mail({ messageId: id, from: 'Chiller <CH-1@BMS.Example>', to, text: alarm });
    expect(await road.archived(id)).toMatchObject({ from: 'ch-1@bms.example' });
  });

  test('a mail without Message-ID gets the same one each time it is sent', async () => {
    const mime = `From: ${listed.address}\r\nSubject: no id\r\n\r\n${alarm}`;
    const [first, second] = [await road.mailAsWritten(mime), await road.mailAsWritten(mime)];
    expect(first).toMatch(/^250 /);
    expect(second).toBe(first);
    expect(await road.mailAsWritten(mime.replace('64', '65'))).not.toBe(first);
  });

  test('each of several integrations gets a mail that is for them', async () => {
    const id = newId();
    const reply = await road.mail({ messageId: id, to: [road.address, other.address], text: alarm });
    for (const one of [road, other]) {
      expect(await one.archived(id)).toMatchObject({ text: alarm.trim() });
      const stored = (await one.warehouseRows('raw_events')).map((row) => row.message_id);
      expect(storedAs(reply).filter((each) => stored.includes(each))).toHaveLength(1);
    }
  });

  test('it notes when the integration was last heard', async () => {
    await road.mail({ text: alarm });
    await until('the contact', async () => {
      const { rows } = await road.db.raw('select 1 from external_system_contacts where system_id = ?', [road.systemId]);
      return rows.length > 0;
    });
  });
});

describe('what mails of one sender have in common', () => {
  const niagara = (source: string, more: object = {}) => ({
    date: new Date('2026-01-05T14:03:31Z'),
    subject: 'Niagara Alarm',
    text: `Source: ${source}\nTimestamp: 05-Jan-26 2:03 PM UTC\nState: Offnormal / Unacked\nText: Too warm\n`,
    ...more,
  });
  const active = async (of: MailRoad, count: number) =>
    until(`${count} active alarms`, async () => {
      const states = (await of.states()).filter((state) => state.is_active === true);
      return states.length === count ? states : null;
    });

  test('two mails under one Message-ID are two, each with its alarm; both again change nothing', async () => {
    const site = await openMailRoad({ etlNormalizeVersion: 'niagara-mail-1' });
    const messageId = newId();
    const send = async (): Promise<string[]> => [
      await site.mail(niagara('Plant:AHU-1', { messageId })),
      await site.mail(niagara('Plant:AHU-2', { messageId })),
    ];
    const replies = await send();
    expect(new Set(replies).size).toBe(2);
    await active(site, 2);
    await rowsWhen(site, 'events', (rows) => rows.length === 2);
    // raw bodies are stored separately from their events
    const kept = (count: number) => rowsWhen(site, 'raw_events', (rows) => rows.length === count);
    const sources = (await kept(2)).map(({ body }) => JSON.parse(String(body)).text.split('\n')[0]).sort();
    expect(sources).toEqual(['Source: Plant:AHU-1', 'Source: Plant:AHU-2']);
    const before = { states: await site.states(), events: await site.warehouseRows('events') };
    expect(new Set(before.events.map((row) => row.event_id)).size).toBe(2);

    expect(await send()).toEqual(replies);
    // a later mail has arrived
    await site.mail(niagara('Plant:AHU-3'));
    await active(site, 3);
    await rowsWhen(site, 'events', (rows) => rows.length === 3);
    await kept(3);
    expect(await site.states()).toEqual(expect.arrayContaining(before.states));
    expect(await site.warehouseRows('events')).toEqual(expect.arrayContaining(before.events));
    await site.close();
  });

  test('two mails of one minute about one point stay two occurrences', async () => {
    const site = await openMailRoad({ etlNormalizeVersion: 'niagara-mail-1' });
    for (const messageId of [newId(), newId()]) await site.mail(niagara('Plant:AHU-1', { messageId }));
    const instances = await rowsWhen(site, 'instances', (rows) => rows.length === 2);
    expect(new Set(instances.map((row) => row.started_at)).size).toBe(1);
    expect(instances.map((row) => row.end_source).sort()).toEqual(['SUPERSEDED', null]);
    expect(await active(site, 1)).toHaveLength(1);
    await site.close();
  });
});

describe('what it refuses, with a code that says whether to try again', () => {
  test('550 for an address of nobody, an inactive integration and an expired licence, each in words', async () => {
    const inactive = await openMailRoad();
    await inactive.db.raw('update external_systems set is_active = false where id = ?', [inactive.systemId]);
    const expired = await openMailRoad({ licenseExpiresAt: new Date('2020-01-01') });
    expect(await refusal(road.mail({ to: newAddress(), text: alarm }))).toMatchObject({
      code: 550,
      text: expect.stringContaining('No integration has this address'),
    });
    expect((await refusal(inactive.mail({ text: alarm }))).text).toMatch(/^550 .*is inactive$/);
    expect((await refusal(expired.mail({ text: alarm }))).text).toMatch(/^550 .*license .* has expired$/);
    await Promise.all([inactive.close(), expired.close()]);
  });

  test.each([
    ['a bounce', { envelope: { from: '' } }],
    ['an automatic reply', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['an answer of a machine', { headers: { 'Auto-Submitted': 'auto-generated' }, inReplyTo: '<1@x.example>' }],
    ['mail to many', { headers: { Precedence: 'bulk' } }],
    ['an absence', { headers: { 'X-Auto-Response-Suppress': 'All' }, references: '<1@x.example>' }],
  ])('550 for %s', async (_what, more) => {
    const envelope = 'envelope' in more ? { envelope: { ...more.envelope, to: road.address } } : {};
    expect((await refusal(road.mail({ text: 'I am away', ...more, ...envelope }))).code).toBe(550);
  });

  test('an alarm that a machine has sent on its own is taken', async () => {
    const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
    expect(await road.mail({ headers, text: alarm })).toMatch(/^250 /);
  });
});

describe('quarantine', () => {
  test.each([
    ['a sender whom nobody has listed', 'spam@elsewhere.example', 'spam@elsewhere.example'],
    ['a forged From header', 'spam@elsewhere.example', listed.address],
    ['a forged envelope', listed.address, 'spam@elsewhere.example'],
    ['a domain beneath a listed one', 'a@sub.bms.example', 'a@sub.bms.example'],
  ])('%s is taken, put aside whole, and no alarm comes of it', async (_what, envelopeFrom, from) => {
    const id = newId();
    const mail = {
      messageId: id,
      from,
      subject: 'Buy',
      text: 'now',
      envelope: { from: envelopeFrom, to: road.address },
    };
    const [stored] = storedAs(await road.mail(mail));
    const letter = await road.letter(id);
    expect(letter).toMatchObject({
      message_id: stored,
      outcome: 'rejected',
      step: 'door',
      reason: expect.stringContaining('not every sender is on the list'),
    });
    expect(JSON.parse(String(letter.payload))).toEqual({
      messageId: id,
      from,
      to: [road.address.toLowerCase()],
      subject: 'Buy',
      date: expect.any(String),
      text: 'now',
      attachments: [],
    } satisfies MailPayload);
    const raw = await road.warehouseRows('raw_events');
    expect(raw.filter((row) => row.message_id === stored)).toEqual([]);
  });

  test('two From headers are no listed sender', async () => {
    const id = newId();
    await road.mailAsWritten(
      `From: spam@elsewhere.example\r\nFrom: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\n${alarm}`,
    );
    expect(await road.letter(id)).toMatchObject({ step: 'door' });
  });

  test('an empty list lets nobody in; of two integrations each decides for itself', async () => {
    const closed = await openMailRoad({ senderAddresses: [] });
    const id = newId();
    await road.mail({ messageId: id, to: [road.address, closed.address], text: alarm });
    expect(await closed.letter(id)).toMatchObject({ step: 'door' });
    expect(await road.archived(id)).toBeTruthy();
    await closed.close();
  });

  test('beyond 60 an hour, 451 for strangers, while listed senders go on', async () => {
    const flooded = await openMailRoad();
    const sendAsStranger = () => flooded.mail({ from: 'spam@elsewhere.example', text: 'Buy now' });
    for (let n = 0; n < 60; n += 1) await sendAsStranger();
    expect(await refusal(sendAsStranger())).toMatchObject({
      code: 451,
      text: expect.stringContaining('not listed'),
    });
    // its text is not read before: an empty one is refused for the same reason
    const empty = 'From: spam@elsewhere.example\r\n\r\n';
    expect(await refusal(flooded.mailAsWritten(empty))).toMatchObject({ code: 451 });
    expect(await flooded.mail({ text: alarm })).toMatch(/^250 /);
    await flooded.close();
  });
});

test('a recipient behind any number that nobody has is heard, and its mail arrives; a guess beyond ten takes a second', async () => {
  const { command, write, reply, close } = await smtpSocket(inject('product').mail);
  for (const line of ['EHLO site.example', `MAIL FROM:<${listed.address}>`])
    expect(await command(line)).toMatch(/^250/);
  const guess = async () => expect(await command(`RCPT TO:<${newAddress()}>`)).toMatch(/^550 /);
  for (let n = 0; n < 10; n += 1) await guess();
  const before = performance.now();
  for (let n = 0; n < 2; n += 1) await guess();
  expect(performance.now() - before).toBeGreaterThan(1_900);
  expect(await command(`RCPT TO:<${road.address}>`)).toMatch(/^250 /);
  expect(await command('DATA')).toMatch(/^354/);
  const id = newId();
  await write(`From: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\n${alarm}\r\n.\r\n`);
  expect(await reply()).toMatch(/^250 /);
  close();
  expect(await road.archived(id)).toMatchObject({ text: alarm.trim() });
});

describe('postmaster', () => {
  const operator = `operator-${randomUUID()}@site.example`;
  // unique to this run: the same mail is forwarded only once
  const subject = `Your door ${randomUUID()}`;
  const from = 'maya@elsewhere.example';
  const mime = (more = '') =>
    `From: ${from}\r\nSubject: ${subject}\r\n${more}\r\nIt answers 451.\r\n<b>Since noon</b>\r\n`;
  let door: Awaited<ReturnType<typeof openMailDoor>>;
  beforeAll(async () => {
    door = await openMailDoor({ db: road.db, postmaster: operator });
  });
  afterAll(() => door?.stop());
  const write = async (to: string | string[], raw: string, origin = door.origin): Promise<string> =>
    (await transportTo(origin).sendMail({ envelope: { from, to }, raw })).response;
  const passedOn = () => road.db('mails').where({ recipient: operator }).select('id', 'subject', 'body');

  test('what people write to it, with a domain or without, goes on to the operator, once', async () => {
    const reply = await write('PostMaster@in.example', mime());
    expect(await write('postmaster@other.example', mime())).toBe(reply);
    const text = [`${from} wrote to the postmaster of the email door:`];
    const list = ['It answers 451.', '<b>Since noon</b>'];
    expect(await passedOn()).toEqual([
      { id: storedAs(reply)[0], subject: `To postmaster: ${subject}`, body: [...text, { list }] },
    ]);
    const { command, begin, close } = await smtpSocket(door.origin);
    await command('EHLO elsewhere.example');
    await begin(from, 'postmaster');
    close();
  });

  test('what machines send to it is refused, and what is for an integration too is the integration’s alone', async () => {
    const before = await passedOn();
    expect((await refusal(write('postmaster@in.example', mime('Auto-Submitted: auto-generated\r\n')))).code).toBe(550);
    const id = newId();
    await write(['postmaster@in.example', road.address], mime(`Message-ID: <${id}>\r\n`));
    expect(await road.letter(id)).toMatchObject({ step: 'door' });
    expect(await passedOn()).toEqual(before);
  });

  test('where nobody reads it, 550 says so', async () => {
    const { code, text } = await refusal(write('postmaster@in.example', mime(), inject('product').mail));
    expect([code, text]).toEqual([550, '550 Mails to postmaster are not read here']);
  });
});
