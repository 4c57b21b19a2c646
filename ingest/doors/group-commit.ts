import type { OutMessage } from '../../platform/stream.ts';

interface Waiting {
  message: OutMessage;
  bytes: number;
  done: (error?: unknown) => void;
}

/** Time from one produce request to the next, in which messages gather. */
const everyMs = 3;
const produceBytes = 512 * 1024;
const inFlightMax = 2;

/** Above this doors answer that they are busy: nothing buffers without a limit. */
export const waitingBytesMax = 64 * 1024 * 1024;

/**
 * Batches single requests into a produce request: one is sent at once if none was lately, else a few milliseconds after the
 * last, and at most two are in flight, so that many small requests cost as little as a few large ones.
 */
export function createGroupCommit(send: (messages: OutMessage[]) => Promise<void>) {
  let queue: Waiting[] = [];
  let queuedBytes = 0;
  let waitingBytes = 0;
  let inFlight = 0;
  let lastFlushAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (inFlight >= inFlightMax || queue.length === 0) return;
    if (queuedBytes >= produceBytes) flush();
    else timer ??= setTimeout(flush, Math.max(0, lastFlushAt + everyMs - performance.now()));
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (inFlight >= inFlightMax) return;
    lastFlushAt = performance.now();
    let bytes = 0;
    let count = 0;
    while (count < queue.length && (count === 0 || bytes < produceBytes)) bytes += queue[count++]?.bytes ?? 0;
    const group = queue.slice(0, count);
    queue = queue.slice(count);
    queuedBytes -= bytes;
    inFlight += 1;
    const finish = (error?: unknown): void => {
      for (const one of group) one.done(error);
      inFlight -= 1;
      waitingBytes -= bytes;
      schedule();
    };
    send(group.map((one) => one.message)).then(
      () => finish(),
      (error: unknown) => finish(error ?? new Error('Kafka did not answer')),
    );
    schedule();
  }

  return {
    isFull: (): boolean => waitingBytes >= waitingBytesMax,
    /** Resolves when Kafka has the message with acks from all in-sync replicas. */
    add(message: OutMessage): Promise<void> {
      return new Promise((resolve, reject) => {
        const bytes = message.value.length + 200;
        queue.push({ message, bytes, done: (error) => (error === undefined ? resolve() : reject(error)) });
        queuedBytes += bytes;
        waitingBytes += bytes;
        schedule();
      });
    },
  };
}
