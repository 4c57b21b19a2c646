import type { Changes } from '../../domain/changes/changes-message.ts';
import { encodeChanges } from '../../domain/changes/encode-changes.ts';
import type { Batch, ConsumerOptions, Stream } from '../../platform/stream.ts';

/** Creates a consumer of `changes`, and returns what hands it one batch of them, encoded as they travel. */
export function handingChanges(create: (stream: Stream) => unknown): (...changes: Changes[]) => Promise<void> {
  let options: ConsumerOptions | undefined;
  create({
    createConsumer(given: ConsumerOptions) {
      options = given;
    },
  } as unknown as Stream);
  return async (...changes) => {
    const messages = changes.flatMap((each) =>
      encodeChanges(each).map(({ holds, payload }) => ({
        headers: { holds, 'customer-id': String(each.customerId) },
        value: payload,
      })),
    );
    await options?.handle({ messages, holds: () => {}, heartbeat: async () => {} } as unknown as Batch);
  };
}
