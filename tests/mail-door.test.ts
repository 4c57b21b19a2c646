import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { messageId, payloadId } from '../domain/alarms/event-ids.ts';
import type { MailPayload } from '../domain/integrations/mail-payload.ts';
import { listed, type MailRoad, newAddress, openMailRoad } from './support/mail-road.ts';
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
  test('a mail of a listed sender is one item of alarms.raw, known by its Message-ID; sent twice it is the same', async () => {
    const id = newId();
    const send = () =>
      road.mail({
        messageId: `<${id}>`,
        subject: 'Niagara Alarm',
        text: alarm,
        date: new Date('2026-01-05T14:00:00Z'),
      });
    expect(await send()).toBe(`250 Stored as ${messageId(road.systemId, id)}`);
    await send();
    expect(await road.archived(id)).toEqual({
      messageId: id,
      from: listed.address,
      to: [road.address.toLowerCase()],
      subject: 'Niagara Alarm',
      date: '2026-01-05T14:00:00.000Z',
      text: alarm.trim(),
      attachments: [],
    });
    const rows = await road.warehouseRows('raw_events');
    const own = rows.filter((row) => row.message_id === messageId(road.systemId, id));
    expect(own).toMatchObject([{ door: 'email', format: 'array', payload_ids: [payloadId(road.systemId, id)] }]);
  });

  test('a normaliser is given the mail as one payload', async () => {
    const id = newId();
    await road.mail({ messageId: id, text: 'nothing that generic-json-1 could read' });
    const [outcome] = await rowsWhen(road, 'outcomes', (rows) =>
      rows.some((row) => row.payload_id === payloadId(road.systemId, id)),
    ).then((rows) => rows.filter((row) => row.payload_id === payloadId(road.systemId, id)));
    expect(outcome).toMatchObject({ step: 'normalise', outcome: 'rejected' });
    expect(JSON.parse(String(outcome?.payload))).toMatchObject({ messageId: id });
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
    const response = await road.mail({ messageId: id, to: [road.address, other.address], text: alarm });
    for (const one of [road, other]) {
      expect(response).toContain(messageId(one.systemId, id));
      expect(await one.archived(id)).toMatchObject({ text: alarm.trim() });
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

describe('what it refuses, with a code that says whether to try again', () => {
  test('550 for an address of nobody, an inactive integration and an expired licence, each in words', async () => {
    const inactive = await openMailRoad();
    await inactive.db.raw('update external_systems set is_active = false where id = ?', [inactive.systemId]);
    const expired = await openMailRoad({ licenseExpiresAt: new Date('2020-01-01') });
    expect(await refusal(road.mail({ to: newAddress(), text: alarm }))).toMatchObject({
      code: 550,
      text: expect.stringContaining('No integration has this address'),
    });
    expect((await refusal(inactive.mail({ text: alarm }))).text).toMatch(/^550 .*is not active$/);
    expect((await refusal(expired.mail({ text: alarm }))).text).toMatch(/^550 .*licence .* has expired$/);
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
  const letterOf = (one: MailRoad, id: string) =>
    until(`the quarantined mail ${id}`, async () =>
      (await one.warehouseRows('outcomes')).find((row) => row.payload_id === payloadId(one.systemId, id)),
    );

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
    expect(await road.mail(mail)).toMatch(/^250 /);
    const letter = await letterOf(road, id);
    expect(letter).toMatchObject({
      message_id: messageId(road.systemId, id),
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
    expect(raw.filter((row) => row.message_id === messageId(road.systemId, id))).toEqual([]);
  });

  test('two From headers are no listed sender', async () => {
    const id = newId();
    await road.mailAsWritten(
      `From: spam@elsewhere.example\r\nFrom: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\n${alarm}`,
    );
    expect(await letterOf(road, id)).toMatchObject({ step: 'door' });
  });

  test('an empty list lets nobody in; of two integrations each decides for itself', async () => {
    const closed = await openMailRoad({ senderAddresses: [] });
    const id = newId();
    await road.mail({ messageId: id, to: [road.address, closed.address], text: alarm });
    expect(await letterOf(closed, id)).toMatchObject({ step: 'door' });
    expect(await road.archived(id)).toBeTruthy();
    await closed.close();
  });

  test('beyond 60 an hour, 451 for strangers, while listed senders go on', async () => {
    const flooded = await openMailRoad();
    const sendAsStranger = () => flooded.mail({ from: 'spam@elsewhere.example', text: 'Buy now' });
    for (let n = 0; n < 60; n += 1) await sendAsStranger();
    expect(await refusal(sendAsStranger())).toMatchObject({
      code: 451,
      text: expect.stringContaining('not on the list'),
    });
    expect(await flooded.mail({ text: alarm })).toMatch(/^250 /);
    await flooded.close();
  });
});

test('a client that tries out addresses is shown the door', async () => {
  const { command, close } = await smtpSocket(inject('product').mail);
  for (const line of ['EHLO site.example', `MAIL FROM:<${listed.address}>`])
    expect(await command(line)).toMatch(/^250/);
  for (let n = 0; n < 10; n += 1) expect(await command(`RCPT TO:<${newAddress()}>`)).toMatch(/^550 /);
  expect(await command(`RCPT TO:<${road.address}>`)).toMatch(/^421 /);
  close();
});
