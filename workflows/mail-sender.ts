import { setTimeout as sleep } from 'node:timers/promises';
import { MailRefused, type MailTransport } from '../domain/mail/mail.ts';
import { forgetMails, sendDueMails } from '../domain/mail/send-mails.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { Component } from '../platform/service.ts';
import { createSmtp, isRefusedForGood } from '../platform/smtp.ts';

export interface MailSenderDeps {
  env: Env<'smtp'> & Pick<Env<'product'>, 'PRODUCT_NAME'>;
  db: Database;
  clock: Clock;
  log: Log;
  /** Pause between two polls for due mails, in ms. */
  pauseMs?: number;
}

const hourMs = 3_600_000;

/** Sends mails as they are written; retries those that fail, without delaying others. */
export function createMailSender({ env, pauseMs = 2_000, ...deps }: MailSenderDeps): Component {
  const { log, clock } = deps;
  const stopping = new AbortController();
  const origin = { productName: env.PRODUCT_NAME, consoleUrl: env.CONSOLE_URL };
  const smtp = env.SMTP_URL
    ? createSmtp({ url: env.SMTP_URL, from: { name: env.PRODUCT_NAME, address: env.MAIL_FROM } })
    : null;
  const transport: MailTransport = smtp ? { send: (mail) => smtp.send(mail).catch(judge) } : intoLog(log);
  let loop: Promise<void> = Promise.resolve();
  let forgetAt = 0;

  async function keepSending(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        while ((await sendDueMails({ ...deps, transport, origin })) > 0 && !stopping.signal.aborted);
        if (clock.now().getTime() >= forgetAt) {
          await forgetMails(deps);
          forgetAt = clock.now().getTime() + hourMs;
        }
      } catch (error) {
        log.warn({ err: error }, 'mails could not be looked for; trying again');
      }
      await sleep(pauseMs, null, { signal: stopping.signal }).catch(() => null);
    }
  }

  return {
    async start() {
      if (!smtp) log.info('no mail server is configured (SMTP_URL): mails are kept, and said here');
      loop = keepSending();
    },
    async stop() {
      stopping.abort();
      await loop;
      smtp?.close();
    },
    health: () => ({ ready: true }),
  };
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
