import { Refused } from '../../domain/outgoing/deliver-due.ts';
import { forgetSms, sendDueSms } from '../../domain/sms/send-sms.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { OutboundRefused } from '../../platform/outbound.ts';
import type { Component } from '../../platform/service.ts';
import { SmsNotTaken, type SmsProvider } from '../../platform/sms/sms-provider.ts';
import { createSender } from './create-sender.ts';

export interface SmsSenderDeps {
  /** Null where none is configured: the API then writes no messages either. */
  provider: SmsProvider | null;
  db: Database;
  clock: Clock;
  log: Log;
  pauseMs?: number | undefined;
}

/** Sends text messages as they are written; retries those that fail, without delaying others. */
export function createSmsSender({ provider, pauseMs, ...deps }: SmsSenderDeps): Component {
  if (!provider) deps.log.info('no provider of text messages is configured (SMS_URL, TWILIO_ACCOUNT_SID)');
  const send = (sms: Parameters<SmsProvider['send']>[0]) =>
    provider ? provider.send(sms).catch(judge) : Promise.reject(new Error('No provider is configured'));
  return createSender({
    ...deps,
    pauseMs,
    what: 'text messages',
    sendDue: () => sendDueSms({ ...deps, transport: { send } }),
    forget: () => forgetSms(deps),
  });
}

function judge(error: Error): never {
  const isForGood = error instanceof SmsNotTaken && error.isForGood;
  throw isForGood || error instanceof OutboundRefused ? new Refused(error.message, { cause: error }) : error;
}
