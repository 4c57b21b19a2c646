import type { Product } from './product.ts';
import { signIn } from './session.ts';

/**
 * Opens the lens of active alarms as a console does and records when each sent activation appears there, identified
 * by its start time, which no other event shares.
 * @param lists number of consoles that have it open; the first one's is watched.
 */
export async function watchVisible(product: Product, lists = 1) {
  const session = await signIn(product);
  const [socket, ...others] = await Promise.all(Array.from({ length: lists }, () => session.openLens()));
  if (!socket) throw new RangeError('No list is open');
  // other people's consoles run elsewhere: here what they are sent is received, and not read
  for (const other of others) other.io.engine.off('data');
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
      for (const one of [socket, ...others]) one.close();
      return latencies;
    },
  };
}
