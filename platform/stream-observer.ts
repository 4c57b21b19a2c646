import type { Log } from './log.ts';
import { messageIdsOf } from './message-ids.ts';
import type { createStreamMetrics } from './stream-metrics.ts';
import { type Carrier, inSpan, SpanKind } from './trace.ts';

interface SeenBatch {
  topic: string;
  partition: number;
  messages: ReadonlyArray<{ headers?: Carrier }>;
}

/** Wraps a handler with observability: for each batch a span, metrics and, at level debug, a log line. */
export function observed<B extends SeenBatch>(
  handle: (batch: B & { holds(events: number): void }) => Promise<void>,
  { group, metrics, log }: { group: string; metrics: ReturnType<typeof createStreamMetrics>; log: Log },
): (batch: B) => Promise<void> {
  return async (batch) => {
    const { topic, partition, messages } = batch;
    let events = 0;
    const holds = (count: number): void => {
      events += count;
      metrics.inFlightEvents.inc({ group }, count);
    };
    metrics.inFlight.inc({ group }, messages.length);
    const stop = metrics.batchSeconds.startTimer({ group });
    const span = {
      kind: SpanKind.CONSUMER,
      attributes: {
        'messaging.system': 'kafka',
        'messaging.destination.name': topic,
        'messaging.destination.partition.id': String(partition),
        'messaging.consumer.group.name': group,
        'messaging.batch.message_count': messages.length,
      },
      from: messages.map((message) => message.headers),
    };
    try {
      await inSpan(`process ${topic}`, span, async () => {
        await handle({ ...batch, holds });
        if (!log.isLevelEnabled('debug')) return;
        const messageIds = messageIdsOf(messages);
        log.debug({ group, topic, partition, messages: messages.length, messageIds }, 'handled');
      });
      stop();
      metrics.messages.inc({ group, topic }, messages.length);
      metrics.batchMessages.observe({ group }, messages.length);
    } finally {
      metrics.inFlight.dec({ group }, messages.length);
      metrics.inFlightEvents.dec({ group }, events);
    }
  };
}
