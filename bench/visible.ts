import type { Product } from './product.ts';
import { signIn } from './session.ts';

/**
 * Opens the lens of active alarms as a console does and records when each sent activation appears there, identified
 * by its start time, which no other event shares.
 */
export async function watchVisible(product: Product) {
  const socket = await (await signIn(product)).openLens();
  const sentAt = new Map<number, number>();
  const latencies: number[] = [];
  const seen = (entity: { latestAlarmTime: string | null }): void => {
    const start = Date.parse(entity.latestAlarmTime ?? '');
    const sent = sentAt.get(start);
    if (sent === undefined) return;
    sentAt.delete(start);
    latencies.push(Date.now() - sent);
  };
  socket.on('lens_event', ({ data }) => seen(data.entity));
  socket.on('alarm_updated', ({ entity }) => seen(entity));
  return {
    sent(items: string[], dueAt: number): void {
      for (const text of items) {
        const item = JSON.parse(text) as { event: string; timestamp: string };
        if (item.event === 'ALARM') sentAt.set(Date.parse(item.timestamp), dueAt);
      }
    },
    /** Activations sent and not seen so far. */
    unseen: (): number => sentAt.size,
    /** @returns milliseconds from when the request was due until its activation was seen. */
    stop(): number[] {
      socket.close();
      return latencies;
    },
  };
}
