import type { ChangeList } from '../../domain/changes/changes-message.ts';

/** Handles messages of `changes`. One that it gets twice changes nothing the second time. */
export interface ChangesHandler {
  /** Lists of which a message must hold some. */
  reads: readonly ChangeList[];
  /** Returns those of some customers whose messages it needs: those of others are not even parsed. */
  customersOf(customerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** @param payloads of one customer's messages; those of one alarm are in order. */
  handle(customerId: number, payloads: readonly string[]): Promise<void>;
}
