/** A payload that could not be read, or that was put aside, and waits for somebody. */
export interface DeadLetter {
  payloadId: string;
  systemId: number;
  messageId: string;
  /** Among the items it came with, counted from 0. */
  position: number;
  /** Why, as a word: see ReasonKind. */
  kind: string;
  reason: string;
  /** Step of the road that rejected it. */
  step: string;
  normaliser: string;
  payload: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

export interface DeadLetterFilter {
  customerId: number;
  systemId: number | null;
  kind: string | null;
  text: string | null;
}

export interface DeadLetterCount {
  systemId: number;
  kind: string;
  count: number;
  newestAt: number;
}

/** Steps whose letters hold what a source sent, so that it can be sent again. */
export const sendableSteps: readonly string[] = ['door', 'normalise'];

/** Ports that verbs of dead letters need besides the database. */
export interface DeadLetterPorts {
  list(of: DeadLetterFilter & { limit: number; offset: number }): Promise<DeadLetter[]>;
  byId(of: { customerId: number; systemId: number; payloadIds: readonly string[] }): Promise<DeadLetter[]>;
  counts(of: DeadLetterFilter): Promise<DeadLetterCount[]>;
  /** Says that letters wait no longer, and why; then puts what is sent on the road as its door would. */
  resolve(letters: readonly ResolvedLetter[]): Promise<void>;
}

export interface ResolvedLetter {
  customerId: number;
  letter: DeadLetter;
  how: 'sent_again' | 'dismissed';
  /** Payload that is sent in its place; null for none. */
  send: { payload: string; isMail: boolean } | null;
  /** Milliseconds since the epoch. */
  at: number;
}
