/** A text message to one phone number. */
export interface Sms {
  id: string;
  /** E.164. */
  to: string;
  body: string;
  createdAt: Date;
  /** Time after which it is no longer sent. */
  expiresAt: Date;
}

/** Transport of text messages. */
export interface SmsTransport {
  /** @throws Refused where another attempt makes no sense; any other error is tried again. */
  send(sms: Pick<Sms, 'id' | 'to' | 'body'>): Promise<void>;
}
