import { messageIdHeaders } from '../../platform/message-ids.ts';
import type { OutMessage } from '../../platform/stream.ts';
import { encodeNormalised, type NewNormalisedMessage } from '../messages/normalised-message.ts';

/** Bytes of payloads from which on a record takes no further message. */
const recordBytes = 512 * 1024;

interface Gathered {
  partition: number;
  /** Headers of the trace that its messages belong to. */
  trace: Record<string, string>;
  messages: NewNormalisedMessage[];
  bytes: number;
}

/**
 * Gathers messages into one record for each partition, in their order: to Kafka and to the projector, a record costs as
 * much with one event as with a hundred. A record belongs to one trace.
 */
export function gatherMessages() {
  const all: Gathered[] = [];
  const open = new Map<number, Gathered>();
  return {
    add(partition: number, message: NewNormalisedMessage, trace: Record<string, string>): void {
      let into = open.get(partition);
      if (!into || into.bytes >= recordBytes || into.trace.traceparent !== trace.traceparent) {
        into = { partition, trace, messages: [], bytes: 0 };
        open.set(partition, into);
        all.push(into);
      }
      into.messages.push(message);
      for (const text of message.payloads.values()) into.bytes += text.length;
    },
    records: (): OutMessage[] =>
      all.map(({ partition, trace, messages }) => ({
        key: null,
        partition,
        value: encodeNormalised(messages),
        headers: { ...trace, ...messageIdHeaders(new Set(messages.map(({ messageId }) => messageId))) },
      })),
  };
}
