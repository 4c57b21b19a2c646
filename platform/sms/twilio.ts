import { basicAuthorization } from '../basic-authorization.ts';
import type { Env } from '../env.ts';
import type { SmsRequest, SmsToSend } from './sms-request.ts';

/** Twilio's Messages resource: https://www.twilio.com/docs/messaging/api/message-resource */
export function twilioRequest(env: Env<'sms'>) {
  const { TWILIO_ACCOUNT_SID: sid = '', TWILIO_AUTH_TOKEN: token = '', TWILIO_FROM: from = '' } = env;
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`, env.TWILIO_URL);
  const authorization = basicAuthorization(sid, token);
  return ({ to, body }: SmsToSend): SmsRequest => ({
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization },
    body: new URLSearchParams({ To: to, From: from, Body: body }).toString(),
  });
}
