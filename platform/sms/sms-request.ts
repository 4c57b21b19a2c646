import type { OutboundInit } from '../outbound.ts';

/** A text message to one number, as a provider takes it. */
export interface SmsToSend {
  id: string;
  /** E.164. */
  to: string;
  body: string;
}

/** Request to a provider to send a message. */
export type SmsRequest = { url: URL } & Required<Pick<OutboundInit, 'headers' | 'body'>>;
