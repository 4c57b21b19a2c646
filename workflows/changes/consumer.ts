import { customerOf, holdsAny } from '../../domain/changes/encode-changes.ts';
import { coalesceBatches } from '../../platform/coalesce-batches.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { ChangesHandler } from './handler.ts';

const group = 'alarm-facts';
/** Groups of the handlers in earlier releases, when each had a consumer of its own. */
const formerGroups = ['entity-activity', 'cmms-settle', 'incidents'];
/** Partitions whose batches share a call. */
const batchesAtOnce = 8;

/**
 * Reads `changes` once for several handlers: each group of its own would fetch all of it again. They handle the same messages at
 * the same time, and offsets are committed after all of them.
 */
export function createChangesConsumer(deps: { stream: Stream; handlers: readonly ChangesHandler[] }): Component {
  async function handleBatches(batches: readonly Batch[], beat: () => Promise<unknown>): Promise<undefined[]> {
    const messages = batches.flatMap((batch) => batch.messages);
    for (const batch of batches) batch.holds(batch.messages.length);
    // one that fails leaves the others time to end: what is tried again next is not to run beside them
    const outcomes = await Promise.allSettled(deps.handlers.map((handler) => handleMessages(handler, messages, beat)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return batches.map(() => undefined);
  }

  return deps.stream.createConsumer({
    ...{ group, formerGroups, topics: [topics.changes], leavesOutRefused: true },
    paceMs: 500,
    ...coalesceBatches(handleBatches, batchesAtOnce),
  });
}

async function handleMessages(
  { reads, customersOf, handle }: ChangesHandler,
  messages: Batch['messages'],
  beat: () => Promise<unknown>,
): Promise<void> {
  const readable = messages.filter(
    (message) => holdsAny(message.headers, reads) && Number.isInteger(customerOf(message)),
  );
  const byCustomer = groupBy(readable, customerOf);
  if (byCustomer.size === 0) return;
  const wanted = await customersOf([...byCustomer.keys()]);
  for (const [customerId, of] of byCustomer) {
    if (!wanted.has(customerId)) continue;
    await handle(
      customerId,
      of.map(({ value }) => String(value)),
    );
    await beat();
  }
}
