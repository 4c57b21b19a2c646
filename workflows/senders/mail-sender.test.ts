import { randomUUID } from 'node:crypto';
import type { ParsedMail } from 'mailparser';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import { writeMails } from '../../domain/mail/write-mails.ts';
import { fixedClock } from '../../platform/clock.ts';
import { type Mailbox, openMailbox } from '../../simulators/mailbox.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { until } from '../../tests/support/until.ts';
import { createMailSender } from './mail-sender.ts';

// A database of its own: the worker of the test run sends mails of the shared one.
let own: Awaited<ReturnType<typeof ownDatabase>>;
let mailbox: Mailbox;
const taken: Array<{ mail: ParsedMail; to: string }> = [];
/** Refusals of the next mails by the server, once each. */
const refusals: Array<{ at: 'address' | 'data'; code: number; keeps?: boolean }> = [];
const refuse = (at: 'address' | 'data', isTaken: () => void): void => {
  const refusal = refusals[0]?.at === at ? refusals.shift() : undefined;
  if (!refusal || refusal.keeps) isTaken();
  if (refusal) throw Object.assign(new Error('not this one'), { responseCode: refusal.code });
};
const lines: Array<Record<string, unknown>> = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const start = new Date('2026-03-01T12:00:00Z');
const clock = fixedClock(start);
const env = {
  SMTP_URL: undefined as string | undefined,
  MAIL_FROM: 'no-reply@alarms.example',
  CONSOLE_URL: 'https://alarms.example',
  PRODUCT_NAME: 'Annunciator',
};

beforeAll(async () => {
  own = await ownDatabase(testEnv());
  mailbox = await openMailbox({
    onRecipient: () => refuse('address', () => {}),
    onMail: (mail, to) => refuse('data', () => void taken.push({ mail, to })),
  });
});
afterAll(async () => {
  await mailbox?.close();
  await own?.drop();
});
beforeEach(() => {
  taken.length = 0;
  refusals.length = 0;
});

const mailOf = (given: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  to: 'maya@site.example',
  subject: 'Something happened',
  body: ['It did.', { label: 'Look at it', path: '/integrations' }],
  createdAt: clock.now(),
  expiresAt: new Date(clock.now().getTime() + 3_600_000),
  ...given,
});
async function write(...mails: Mail[]): Promise<Mail> {
  await own.db.transaction((trx) => writeMails(trx, mails));
  return mails[0] as Mail;
}
const rowOf = ({ id }: Mail) => own.db('mails').where({ id }).first();
const finished = (mail: Mail) =>
  until('the mail to be sent or given up', async () => {
    const row = await rowOf(mail);
    return row?.body === null ? row : null;
  });
/** Runs `work` while a sender runs, with a mail server or without. */
async function whileSending<T>(
  work: () => Promise<T>,
  url: string | undefined = mailbox.url,
  requiresTls = false,
): Promise<T> {
  const sender = createMailSender({ env: { ...env, SMTP_URL: url }, requiresTls, db: own.db, clock, log, pauseMs: 20 });
  await sender.start();
  return work().finally(() => sender.stop());
}

describe('mails on their way out', () => {
  test('one is not sent without TLS where that is required, to a server that offers none', async () => {
    const mail = await write(mailOf());
    await whileSending(() => until('a failed try', async () => (await rowOf(mail))?.attempts > 0), mailbox.url, true);
    expect(taken).toHaveLength(0);
    await own.db('mails').where({ id: mail.id }).delete();
  });

  test('one is sent once, as text and HTML, says that a machine wrote it, and is forgotten here', async () => {
    const mail = await write(mailOf());
    await write(mail);
    await whileSending(() => finished(mail));
    expect(taken).toHaveLength(1);
    const [{ mail: got, to } = { mail: null, to: '' }] = taken;
    expect(to).toBe(mail.to);
    expect(got?.from?.value).toEqual([{ name: 'Annunciator', address: 'no-reply@alarms.example' }]);
    expect(got?.messageId).toBe(`<${mail.id}@alarms.example>`);
    expect(got?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(got?.text).toContain('https://alarms.example/integrations');
    expect(got?.html).toContain('<a href="https://alarms.example/integrations">');
    expect(await rowOf(mail)).toMatchObject({ sent_at: start, attempts: 1, error: null });
  });

  test('what is not committed is not sent', async () => {
    const mail = mailOf();
    await own.db
      .transaction(async (trx) => {
        await writeMails(trx, [mail]);
        throw new Error('no');
      })
      .catch(() => {});
    const other = await write(mailOf());
    await whileSending(() => finished(other));
    expect(taken.map(({ mail: { messageId } }) => messageId)).toEqual([`<${other.id}@alarms.example>`]);
  });

  test('USR.17 notifications go where their recipient forwards them until then; what concerns the account does not', async () => {
    const [maya, desk] = [`${randomUUID()}@site.example`, 'desk@site.example'];
    const [{ id }] = await own.db('users').insert({ email: maya, display_name: 'Maya' }).returning('id');
    const forward = (until: Date | null, isEnabled = true) =>
      own
        .db('users')
        .where({ id })
        .update({
          ...{ is_email_forwarding_enabled: isEnabled, email_forwarding_recipient: desk },
          email_forwarding_until: until,
        });
    const sendBoth = async () => {
      taken.length = 0;
      const both = [mailOf({ to: maya, isForwarded: true, subject: 'Lost' }), mailOf({ to: maya, subject: 'Reset' })];
      await write(...both);
      await whileSending(() => Promise.all(both.map(finished)));
      return Object.fromEntries(taken.map(({ mail, to }) => [mail.subject, to]));
    };
    await forward(null);
    expect(await sendBoth()).toEqual({ Lost: desk, Reset: maya });
    await forward(new Date(start.getTime() + 1_000));
    expect(await sendBoth()).toEqual({ Lost: desk, Reset: maya });
    await forward(start);
    expect(await sendBoth()).toEqual({ Lost: maya, Reset: maya });
    await forward(null, false);
    expect(await sendBoth()).toEqual({ Lost: maya, Reset: maya });
  });

  test('a server that has no time is asked again later, and the Message-ID stays', async () => {
    // the second time it accepts the mail but reports a failure
    refusals.push({ at: 'address', code: 451 }, { at: 'data', code: 451, keeps: true });
    const mail = await write(mailOf());
    await whileSending(async () => {
      await until('the first refusal', async () => (await rowOf(mail)).error?.includes('not this one'));
      expect((await rowOf(mail)).next_at).toEqual(new Date(start.getTime() + 30_000));
      clock.advance(30_000);
      await until('the second', async () => (await rowOf(mail)).attempts === 2 && refusals.length === 0);
      await until('a longer pause', async () => (await rowOf(mail)).next_at > new Date(clock.now().getTime() + 60_000));
      clock.advance(600_000);
      await finished(mail);
    });
    expect(new Set(taken.map(({ mail: { messageId } }) => messageId)).size).toBe(1);
    expect(await rowOf(mail)).toMatchObject({ attempts: 3, failed_at: null });
  });

  test('what is refused for good, comes too late or goes to a door of our own is given up, and holds nobody up', async () => {
    refusals.push({ at: 'address', code: 550 });
    const refused = await write(mailOf());
    const { customerId, address } = { customerId: 100, address: 'alarms@in.example' };
    await createCustomer(own.db, { id: customerId, name: 'Site' });
    await createExternalSystem(own.db, {
      customerId,
      name: 'mails',
      displayName: 'Mails',
      schema: 'niagara4',
      connectionType: 'EMAIL',
      etlNormalizeVersion: 'niagara-mail-1',
      inboundEmailAddress: address,
      senderAddresses: ['@site.example'],
      senderCheck: 'OFF',
    });
    await whileSending(() => finished(refused));
    const late = await write(mailOf({ expiresAt: clock.now() }));
    const looping = await write(mailOf({ to: address.toUpperCase() }));
    const good = await write(mailOf({ to: 'ada@site.example' }));
    await whileSending(() => Promise.all([late, looping, good].map(finished)));
    expect(taken.map(({ to }) => to)).toEqual(['ada@site.example']);
    const errors = await Promise.all([refused, late, looping].map(rowOf));
    for (const row of errors) expect(row).toMatchObject({ sent_at: null, failed_at: expect.any(Date) });
    expect(errors.map(({ error }) => error)).toEqual([
      expect.stringContaining('not this one'),
      'It could not be sent in time',
      'The recipient is the inbound address of an integration',
    ]);
  });

  test('an address is one address and a subject one line, whatever stands in them', async () => {
    const subject = 'Lost: Roof\r\nBcc: everybody@else.example';
    const one = await write(mailOf({ subject }));
    const odd = [
      'a@site.example, b@else.example',
      'a@site.example\r\nRCPT TO:<b@else.example>',
      'a@site.example>\r\nDATA\r\n',
      '',
    ];
    const others = odd.map((to) => mailOf({ to }));
    await write(...others);
    await whileSending(() => Promise.all([one, ...others].map(finished)));
    expect(taken.map(({ to }) => to)).toContain('maya@site.example');
    for (const { mail, to } of taken) {
      expect(to).not.toBe('b@else.example');
      expect(to).not.toBe('everybody@else.example');
      expect(mail.headers.has('bcc')).toBe(false);
    }
    expect(taken[0]?.mail.subject).toBe('Lost: Roof Bcc: everybody@else.example');
  });

  test('without a mail server mails are kept, said once in the log, and sent when there is one', async () => {
    const mail = await write(mailOf());
    const said = () => lines.filter(({ text }) => String(text).includes('https://alarms.example/integrations'));
    await whileSending(async () => {
      await until('the log to say it', () => said().length === 1);
      clock.advance(30_000);
      await until('another attempt', async () => (await rowOf(mail)).attempts === 2);
    }, '');
    expect(said()).toMatchObject([{ to: mail.to, subject: mail.subject }]);
    expect(taken).toEqual([]);
    clock.advance(600_000);
    await whileSending(() => finished(mail));
    expect(taken).toHaveLength(1);
  });
});
