import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '../../platform/service.ts';
import { type Stream, topics } from '../../platform/stream.ts';

const lookEveryMs = 1_000;

/**
 * What a door knows of Kafka. One that is not ready may be sent nothing by whoever stands before it, so from when Kafka
 * did not take a message it looks for itself until Kafka answers again.
 */
export function createKafkaWatch(stream: Pick<Stream, 'partitionCount'>) {
  let away: string | null = null;
  let isLooking = false;
  let isStopping = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (away !== null && !isStopping) {
      await sleep(lookEveryMs, undefined, { ref: false });
      const answers = await stream.partitionCount(topics.raw).catch(() => 0);
      if (answers > 0) away = null;
    }
    isLooking = false;
  }

  return {
    took(): void {
      away = null;
    },
    refused(error: Error): void {
      away = error.message;
      void look();
    },
    stop(): void {
      isStopping = true;
    },
    health: (): Health => (away === null ? { ready: true } : { ready: false, reason: `Kafka: ${away}` }),
  };
}
