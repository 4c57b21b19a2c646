import { io } from 'socket.io-client';
import { type Product, password } from './product.ts';

/**
 * Opens the lens of active alarms as a console does and notes when each activation that was sent is seen there, known
 * by its start time, which no other event shares.
 */
export async function watchVisible(product: Product) {
  const answer = await fetch(`${product.api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      variables: { email: product.email, password },
    }),
  });
  const token = ((await answer.json()) as { data: { signIn: { token: string } } }).data.signIn.token;
  const socket = io(product.api, {
    transports: ['websocket'],
    auth: { authorization: `Bearer ${token}`, 'customer-id': String(product.customerId) },
  });
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
  await new Promise<void>((resolve, reject) => {
    socket.on('init', () =>
      socket.emit(
        'lens_open',
        { key: 'bench', lensId: 'active-alarms', criteria: [], searchTerm: null },
        (result: { ok: boolean; message?: string }) => (result.ok ? resolve() : reject(new Error(result.message))),
      ),
    );
    socket.on('connect_error', reject);
  });
  return {
    sent(items: string[], dueAt: number): void {
      for (const text of items) {
        const item = JSON.parse(text) as { event: string; timestamp: string };
        if (item.event === 'ALARM') sentAt.set(Date.parse(item.timestamp), dueAt);
      }
    },
    /** @returns milliseconds from when the request was due until its activation was seen. */
    stop(): number[] {
      socket.close();
      return latencies;
    },
  };
}
