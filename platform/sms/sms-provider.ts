import type { Env } from '../env.ts';
import type { Outbound } from '../outbound.ts';
import { outboundProblem } from '../outbound-address.ts';
import { genericRequest } from './generic.ts';
import type { SmsToSend } from './sms-request.ts';
import { twilioRequest } from './twilio.ts';

export interface SmsProvider {
  /** Resolves when the provider has taken it. @throws SmsNotTaken, or Error of the connection. */
  send(sms: SmsToSend): Promise<void>;
}

/** The provider has answered that it did not take a message. */
export class SmsNotTaken extends Error {
  /** True if it will never take this one: its number or its text is refused. */
  readonly isForGood: boolean;

  constructor(status: number) {
    super(`The provider of text messages answered ${status}`);
    this.isForGood = status === 400 || status === 422;
  }
}

const timeoutMs = 15_000;

/** True if a provider of text messages is configured. */
export const isSmsOn = (env: Env<'sms'>): boolean => Boolean(env.SMS_URL || env.TWILIO_ACCOUNT_SID);

/**
 * Client of the configured provider of text messages; null without one.
 * @throws Error for an address that may not be connected to: as for maintenance systems, in production only https to the
 *   public internet and to networks that the operator has opened.
 */
export function createSmsProvider(env: Env<'sms'>, outbound: Outbound): SmsProvider | null {
  if (!isSmsOn(env)) return null;
  const requestOf = env.SMS_URL ? genericRequest(env.SMS_URL, env.SMS_TOKEN) : twilioRequest(env);
  const { url } = requestOf({ id: '', to: '', body: '' });
  const problem = outboundProblem(url.href, outbound.rules);
  if (problem) throw new Error(`Text messages cannot be sent to ${url.host}: ${problem}`);
  return {
    async send(sms) {
      const request = requestOf(sms);
      const response = await outbound.fetch(request.url, {
        method: 'POST',
        headers: request.headers,
        body: request.body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      // the answer may repeat the text, and with it a code
      await response.body?.cancel();
      if (!response.ok) throw new SmsNotTaken(response.status);
    },
  };
}
