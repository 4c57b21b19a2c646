import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { mailMaxMb } from '../domain/constants.ts';
import { createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { mailLimits } from '../ingest/mail/clients.ts';
import { readCertificate } from '../ingest/mail/read-certificate.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { fromRoot } from '../platform/root.ts';
import { listed, type MailRoad, newAddress, openMailRoad, transportTo } from './support/mail-road.ts';
import { openMailDoor } from './support/own-mail-door.ts';
import { patience } from './support/patience.ts';
import { smtpSocket } from './support/smtp-socket.ts';
import { until } from './support/until.ts';

const mailMaxBytes = mailMaxMb * 1_024 * 1_024;
const line = `${'A'.repeat(76)}\r\n`;
const newId = (): string => `${randomUUID()}@site.example`;
const codeOf = (sent: Promise<unknown>): Promise<number | string | undefined> =>
  sent.then(
    () => 250,
    (error: { responseCode?: number; code?: string }) => error.responseCode ?? error.code,
  );

let road: MailRoad;
beforeAll(async () => {
  road = await openMailRoad();
});
afterAll(() => road.close());

/** Connects a client to the run's own door and sends EHLO. */
async function client(origin = inject('product').mail) {
  const socket = await smtpSocket(origin);
  const hello = await socket.command('EHLO site.example');
  return { ...socket, hello };
}

describe('size', () => {
  test('the limit is told; a mail that says it is larger is refused before it is sent', async () => {
    const { hello, command, close } = await client();
    expect(hello).toContain(`SIZE ${mailMaxBytes}`);
    expect(await command(`MAIL FROM:<${listed.address}> SIZE=${mailMaxBytes + 1}`)).toMatch(/^552 /);
    expect(await command(`MAIL FROM:<${listed.address}> SIZE=${mailMaxBytes}`)).toMatch(/^250 /);
    close();
  });

  test('552 for a mail over 25 MB that did not say so, and the connection goes on; nothing of it is kept', async () => {
    const { begin, write, reply, command, close } = await client();
    const id = newId();
    await begin(listed.address, road.address);
    await write(`From: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\n`);
    for (let sent = 0; sent <= mailMaxBytes; sent += 1_000 * line.length) await write(line.repeat(1_000));
    await write('.\r\n');
    expect(await reply()).toMatch(/^552 /);
    expect(await command('NOOP')).toMatch(/^250 /);
    close();
    const next = newId();
    await road.mail({ messageId: next, text: 'Source: AHU-1' });
    await road.archived(next);
    const kept = (await road.warehouseRows('raw_events')).map((row) => JSON.parse(String(row.body)).messageId);
    expect(kept).toContain(next);
    expect(kept).not.toContain(id);
  });

  test('twenty mails of 24 MB at once are taken, their attachments counted and never held', async () => {
    const memory = async () => {
      const metrics = await (await fetch(`${inject('product').health.mail}/metrics`)).text();
      return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20;
    };
    const lines = Math.floor((24 * 1_024 * 1_024) / line.length);
    const send = async (id: string): Promise<string | null> => {
      const { begin, write, reply, close } = await client();
      await begin(listed.address, road.address);
      await write(
        `From: ${listed.address}\r\nMessage-ID: <${id}>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSource: AHU-1\r\n--b\r\n` +
          'Content-Type: application/zip; name=log.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n',
      );
      for (let sent = 0; sent < lines; sent += 1_000) await write(line.repeat(Math.min(1_000, lines - sent)));
      await write('--b--\r\n.\r\n');
      const answer = await reply();
      close();
      return answer;
    };
    const ids = Array.from({ length: 20 }, newId);
    for (const answer of await Promise.all(ids.map(send))) expect(answer).toMatch(/^250 /);
    expect(await memory()).toBeLessThan(400);
    expect(await road.archived(ids[0] as string)).toMatchObject({
      text: 'Source: AHU-1',
      attachments: [{ filename: 'log.zip', contentType: 'application/zip', bytes: lines * 57 }],
    });
  });
});

describe('mails that are made to do harm', () => {
  test.each([
    ['endless header lines', 552, 'X: y\r\n'.repeat(1_000_000)],
    ['a header line that does not end', 552, `X: ${'y'.repeat(4_000_000)}`],
    [
      'headers of parts that add up',
      552,
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${`--b\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`.repeat(4)}`,
    ],
    [
      'more parts than any mail has',
      552,
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(5_000)}`,
    ],
    [
      'parts within parts without end',
      552,
      Array.from({ length: 2_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(
        '',
      ),
    ],
    ['mails within mails without end', 552, 'Content-Type: message/rfc822\r\n\r\n'.repeat(2_000)],
    ['a boundary that never comes', 554, 'Content-Type: multipart/mixed; boundary=b\r\n\r\nSource: AHU-1'],
    ['parts without a boundary', 554, 'Content-Type: multipart/mixed\r\n\r\n--b\r\n\r\nSource: AHU-1'],
    ['nothing in it', 554, ''],
  ])('%s: refused with %i', async (_what, code, body) => {
    expect(await codeOf(road.mailAsWritten(`From: ${listed.address}\r\n${body}\r\n`))).toBe(code);
  });

  test.each([
    ['deep HTML', `Content-Type: text/html\r\n\r\n<p>Source: AHU-1</p>${'<div><ol><li>'.repeat(30_000)}`],
    ['broken HTML', `Content-Type: text/html\r\n\r\n<p>Source: AHU-1</p>${'<'.repeat(50_000)}${'&#'.repeat(50_000)}`],
    ['names that objects have', `__proto__: x\r\nconstructor: y\r\nList-__proto__: <z>\r\n\r\nSource: AHU-1`],
  ])('%s: what can be read of it is', async (_what, body) => {
    const id = newId();
    await road.mailAsWritten(`From: ${listed.address}\r\nMessage-ID: <${id}>\r\n${body}\r\n`);
    expect((await road.archived(id)).text).toMatch(/^Source: AHU-1/);
  });

  test('a mail ends with a line of one dot between CRLF alone: no second mail is smuggled in', async () => {
    const { begin, write, reply, close } = await client();
    const id = newId();
    const smuggled = `MAIL FROM:<${listed.address}>\r\nRCPT TO:<${road.address}>\r\nDATA\r\nFrom: ${listed.address}\r\n\r\nSmuggled`;
    await begin(listed.address, road.address);
    await write(`From: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\nSource: AHU-1\n.\n${smuggled}\r\n.\r\n`);
    expect(await reply()).toMatch(/^250 Stored as \S+$/);
    close();
    expect((await road.archived(id)).text).toContain('Smuggled');
  });

  test('a client that goes away in the middle of a mail leaves nothing', async () => {
    const { begin, write, close } = await client();
    const [id, next] = [newId(), newId()];
    await begin(listed.address, road.address);
    await write(`From: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\nSource: AHU-1\r\n`);
    close();
    await road.mail({ messageId: next, text: 'Source: AHU-2' });
    await road.archived(next);
    const kept = (await road.warehouseRows('raw_events')).map((row) => JSON.parse(String(row.body)).messageId);
    expect(kept).toContain(next);
    expect(kept).not.toContain(id);
  });
});

describe('what one client may do', () => {
  test('452 from the 21st recipient on', async () => {
    const addresses = await Promise.all(
      Array.from({ length: 21 }, async (_, n) => {
        const inboundEmailAddress = newAddress();
        await createExternalSystem(road.db, {
          customerId: road.customerId,
          name: `source ${n}`,
          displayName: 'Source',
          schema: 'generic',
          connectionType: 'EMAIL',
          etlNormalizeVersion: 'generic-json-1',
          inboundEmailAddress,
        });
        return inboundEmailAddress;
      }),
    );
    const { command, close } = await client();
    await command(`MAIL FROM:<${listed.address}>`);
    const answers: Array<string | null> = [];
    for (const address of addresses) answers.push(await command(`RCPT TO:<${address}>`));
    expect(answers.map((one) => one?.slice(0, 3))).toEqual([...Array(20).fill('250'), '452']);
    close();
  });

  test('421 for one connection of a network too many, until another one ends', async () => {
    const door = await openMailDoor({ db: road.db });
    const share = mailLimits.strangers.perKey;
    expect(share).toBeLessThan(mailLimits.strangers.total / 4);
    const clients = await Promise.all(Array.from({ length: share }, () => smtpSocket(door.origin)));
    expect(clients.every(({ greeting }) => greeting?.startsWith('220 '))).toBe(true);
    expect((await smtpSocket(door.origin)).greeting).toMatch(/^421 /);
    clients[0]?.close();
    await until('a place', async () => {
      const next = await smtpSocket(door.origin);
      next.close();
      return next.greeting?.startsWith('220 ');
    });
    for (const one of clients) one.close();
    await door.stop();
  });

  test('where strangers hold all connections, somebody new and a mail under way are served all the same', async () => {
    const limits = { strangers: { total: 12, perKey: 4 } };
    const door = await openMailDoor({ db: road.db, limits });
    const delivering = await client(door.origin);
    await delivering.begin(listed.address, road.address);
    const strangers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => smtpSocket(door.origin, `127.0.${n % 30}.9`)),
    );
    expect(strangers.some(({ greeting }) => greeting?.startsWith('220 '))).toBe(true);
    const another = await client(door.origin);
    expect(another.hello).toContain('SIZE');
    const id = newId();
    await delivering.write(`From: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\nSource: AHU-1\r\n.\r\n`);
    expect(await delivering.reply()).toMatch(/^250 /);
    for (const one of [delivering, another, ...strangers]) one.close();
    await door.stop();
  });

  test('so are networks that know a recipient, where others that know one hold all connections', async () => {
    const door = await openMailDoor({ db: road.db, limits: { known: { total: 4, perKey: 2 } } });
    const held = [];
    for (const from of ['127.0.0.5', '127.0.0.5', '127.0.0.6', '127.0.0.6']) {
      const socket = await smtpSocket(door.origin, from);
      await socket.command('EHLO site.example');
      await socket.begin(listed.address, road.address);
      held.push(socket);
    }
    const transport = transportTo(door.origin);
    expect(await codeOf(transport.sendMail({ from: listed.address, to: road.address, text: 'Source: AHU-1' }))).toBe(
      250,
    );
    expect(await held[0]?.reply()).toMatch(/^421 /);
    for (const one of held) one.close();
    await door.stop();
  });

  test('421 for a connection that names no recipient in time, whatever else it says', async () => {
    const door = await openMailDoor({ db: road.db, limits: { strangerMs: patience(1_000) } });
    const [idle, busy] = [await client(door.origin), await client(door.origin)];
    await busy.begin(listed.address, road.address);
    expect(await idle.reply()).toMatch(/^421 /);
    await busy.write(`From: ${listed.address}\r\n\r\nSource: AHU-1\r\n.\r\n`);
    expect(await busy.reply()).toMatch(/^250 /);
    idle.close();
    busy.close();
    await door.stop();
  });

  test('451 for mails that come too fast, and only then', async () => {
    const clock = fixedClock(new Date());
    const door = await openMailDoor({ db: road.db, clock, mailsPerSecond: 2 });
    const { command, close } = await client(door.origin);
    const answers: Array<string | null> = [];
    for (let n = 0; n < 3; n += 1) {
      answers.push(await command(`MAIL FROM:<${listed.address}>`));
      await command('RSET');
    }
    expect(answers.map((one) => one?.slice(0, 3))).toEqual(['250', '250', '451']);
    clock.advance(500);
    expect(await command(`MAIL FROM:<${listed.address}>`)).toMatch(/^250/);
    close();
    await door.stop();
  });

  test('no command that an MX has no use for', async () => {
    const { hello, command, close } = await client();
    expect(hello).not.toMatch(/AUTH|STARTTLS/);
    for (const one of ['AUTH PLAIN AGEAYg==', 'STARTTLS', 'WIZ x', 'SHELL', 'XCLIENT ADDR=127.0.0.2'])
      expect(await command(one)).toMatch(/^5/);
    close();
  });
});

test('STARTTLS where there is a certificate', async () => {
  const tls = readCertificate(
    fromRoot('tests/support/tls/localhost.pem'),
    fromRoot('tests/support/tls/localhost-key.pem'),
  );
  const door = await openMailDoor({ db: road.db, tls });
  const { hello, close } = await client(door.origin);
  expect(hello).toContain('STARTTLS');
  close();
  const id = newId();
  const sent = await transportTo(door.origin, { requireTLS: true }).sendMail({
    from: listed.address,
    to: road.address,
    messageId: id,
    text: 'Source: AHU-1',
  });
  expect(sent.response).toMatch(/^250 /);
  expect(await road.archived(id)).toMatchObject({ text: 'Source: AHU-1' });
  await door.stop();
});

test('a certificate without its key is a mistake that the process names', () => {
  expect(() => readCertificate('cert.pem', undefined)).toThrow('MAIL_TLS_CERT and MAIL_TLS_KEY');
});

test('451 while Postgres does not know the address and is away; known ones go on', async () => {
  let isAway = false;
  const db = {
    raw: (sql: string, bindings: string[]) =>
      isAway ? { timeout: async () => Promise.reject(new Error('away')) } : road.db.raw(sql, bindings),
  } as unknown as Database;
  const door = await openMailDoor({ db });
  const transport = transportTo(door.origin);
  const send = (to: string) => codeOf(transport.sendMail({ from: listed.address, to, text: 'Source: AHU-1' }));
  expect(await send(road.address)).toBe(250);
  isAway = true;
  expect(await send(newAddress())).toBe(451);
  expect(await send(road.address)).toBe(250);
  await door.stop();
});

test('a door that stops lets go of idle clients and finishes the mail that it is given', async () => {
  const door = await openMailDoor({ db: road.db });
  const [idle, busy] = [await client(door.origin), await client(door.origin)];
  const id = newId();
  await busy.begin(listed.address, road.address);
  await busy.write(`From: ${listed.address}\r\nMessage-ID: <${id}>\r\n\r\nSource: AHU-1\r\n`);
  const stopped = door.stop();
  expect(await idle.reply()).toMatch(/^421 /);
  await busy.write('.\r\n');
  expect(await busy.reply()).toMatch(/^250 /);
  busy.close();
  idle.close();
  await stopped;
  expect(await road.archived(id)).toBeTruthy();
});
