import { mayRead } from '../../domain/identity/may-read.ts';
import { MailRefused, type MailTransport } from '../../domain/mail/mail.ts';
import { forgetMails, sendDueMails } from '../../domain/mail/send-mails.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Log } from '../../platform/log.ts';
import type { Component } from '../../platform/service.ts';
import { createSmtp, isRefusedForGood } from '../../platform/smtp.ts';
import { createSender } from './create-sender.ts';

export interface MailSenderDeps {
  env: Env<'smtp'> & Pick<Env<'product'>, 'PRODUCT_NAME'>;
  db: Database;
  clock: Clock;
  log: Log;
  /** True if mails may be sent over TLS alone. */
  requiresTls: boolean;
  /** Pause between two polls for due mails, in ms. */
  pauseMs?: number | undefined;
}

/** Sends mails as they are written; retries those that fail, without delaying others. */
export function createMailSender({ env, requiresTls, pauseMs, ...deps }: MailSenderDeps): Component {
  const { log } = deps;
  const origin = { productName: env.PRODUCT_NAME, consoleUrl: env.CONSOLE_URL };
  const smtp = env.SMTP_URL
    ? createSmtp({ url: env.SMTP_URL, from: { name: env.PRODUCT_NAME, address: env.MAIL_FROM }, requiresTls })
    : null;
  const transport: MailTransport = smtp ? { send: (mail) => smtp.send(mail).catch(judge) } : intoLog(log);
  if (!smtp) log.info('no mail server is configured (SMTP_URL): mails are kept, and said here');
  return createSender({
    ...deps,
    pauseMs,
    what: 'mails',
    sendDue: () => sendDueMails({ ...deps, transport, origin, mayRead: (reader) => mayRead(deps, reader) }),
    forget: () => forgetMails(deps),
    close: () => smtp?.close(),
  });
}

function judge(error: Error): never {
  throw isRefusedForGood(error) ? new MailRefused(error.message, { cause: error }) : error;
}

/** Without a mail server, logs each mail once, so that an operator can read the link in it. */
const intoLog = (log: Log): MailTransport => ({
  async send({ to, subject, text, attempt }) {
    if (attempt === 1) log.warn({ to, subject, text }, 'no mail server is configured, so this mail is only said here');
    throw new Error('No mail server is configured');
  },
});
