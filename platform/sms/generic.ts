import type { SmsRequest, SmsToSend } from './sms-request.ts';

/** Any provider, or a gateway of one's own: a POST with `{id, to, text}`; a message of the same id is the same one. */
export const genericRequest =
  (url: string, token: string | undefined) =>
  ({ id, to, body }: SmsToSend): SmsRequest => ({
    url: new URL(url),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ id, to, text: body }),
  });
