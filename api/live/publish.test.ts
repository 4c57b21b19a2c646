import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { noChanges } from '../../domain/changes/changes-message.ts';
import { encodeChanges } from '../../domain/changes/encode-changes.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Batch, topics } from '../../platform/stream.ts';
import { createPublish } from './publish.ts';

/** A batch of one message for each customer. */
function batchOf(...customers: number[]): Batch {
  const messages = customers.flatMap((customerId) =>
    encodeChanges({ ...noChanges(customerId, 0), incidents: [{ id: 1, alarmIds: [] }] }),
  );
  return {
    ...{ topic: topics.changes, partition: 0, heartbeat: async () => {}, holds: () => {} },
    messages: messages.map(({ payload, holds }, index) => ({
      ...{ offset: String(index), key: null, timestamp: '0', attributes: 0, value: Buffer.from(payload) },
      headers: { 'customer-id': String(customers[index]), holds: String(holds) },
    })),
  };
}

/** A room that takes messages, unless it fails. */
function room() {
  const taken: number[] = [];
  const made = {
    isFailing: false,
    taken,
    sockets: new Set<never>(),
    reads: () => ['incidents' as const],
    async publish(messages: ReadonlyArray<{ customerId: number }>) {
      if (made.isFailing) throw new Error('Postgres is away');
      taken.push(...messages.map(({ customerId }) => customerId));
    },
  };
  return made;
}

test('rooms that were sent a batch are not sent it again when another fails, and none of it is lost', async () => {
  const [first, failing, last] = [room(), room(), room()];
  const rooms = new Map([first, failing, last].map((one, index) => [index + 1, one]));
  const log = pino({ level: 'silent' });
  const publish = createPublish({ log, clock: systemClock, metrics: new Registry() }, rooms);
  const batch = batchOf(1, 2, 3, 9, 1);
  failing.isFailing = true;
  const again = () => publish([{ ...batch, messages: [...batch.messages] }], async () => {});
  await expect(again()).rejects.toThrow('away');
  await expect(again()).rejects.toThrow('away');
  failing.isFailing = false;
  await again();
  expect([first.taken, failing.taken, last.taken]).toEqual([[1, 1], [2], [3]]);
});
