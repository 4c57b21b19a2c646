/** A payload that could not be read, or was quarantined, and waits for a person. */
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
  /** Ids of their payloads. */
  ids: string[] | null;
  kind: string | null;
  text: string | null;
}

export interface DeadLetterCount {
  systemId: number;
  kind: string;
  count: number;
  newestAt: number;
}

/** Steps whose letters contain the source's payload, so that it can be sent again. */
export const sendableSteps: readonly string[] = ['door', 'normalise'];

/** Ports that verbs of dead letters need besides the database. */
export interface DeadLetterPorts {
  list(of: DeadLetterFilter & { limit: number; offset: number }): Promise<DeadLetter[]>;
  counts(of: DeadLetterFilter): Promise<DeadLetterCount[]>;
  /** Marks letters as resolved, with the reason; then ingests sent payloads as their door would. */
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
