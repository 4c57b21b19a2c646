import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Alarms of one transaction: whoever writes one of them waits for it. */
const alarmsAtOnce = 1_000;
/** Shorter than a second, after which Postgres looks for a deadlock: it is never a writer of the product that is ended by one. */
const lockTimeout = '500ms';
const pauseMs = 200;
const tries = 300;
/** Codes of a lock that was not to be had, and of a deadlock. */
const lockIsHeld = new Set<unknown>(['55P03', '40P01']);

interface Place {
  customer_id: number;
  id: number;
}

/**
 * Runs a statement for all alarms, a range at a time, each in a transaction of its own, while they are written.
 * @param statement changes alarms above (:afterCustomer, :afterId) and up to (:toCustomer, :toId); doing it again changes nothing.
 */
export async function eachRangeOfAlarms(knex: Knex, statement: string): Promise<void> {
  for (let after: Place | null = { customer_id: 0, id: 0 }; after !== null; ) {
    const to: Place | null = await endOfRange(knex, after);
    const last = to ?? { customer_id: 2_147_483_647, id: 0 };
    await patiently(knex, statement, {
      ...{ afterCustomer: after.customer_id, afterId: after.id },
      ...{ toCustomer: last.customer_id, toId: last.id },
    });
    after = to;
  }
}

/** @returns the last alarm of the range; null if the table ends in it. */
async function endOfRange(knex: Knex, { customer_id, id }: Place): Promise<Place | null> {
  const { rows } = await knex.raw(
    `select customer_id, id from alarms where (customer_id, id) > (?, ?) order by customer_id, id offset ? limit 1`,
    [customer_id, id, alarmsAtOnce - 1],
  );
  return rows[0] ?? null;
}

async function patiently(knex: Knex, statement: string, bindings: Record<string, number>): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      await knex.transaction(async (trx) => {
        await trx.raw(`set local lock_timeout = '${lockTimeout}'`);
        await trx.raw(statement, bindings);
      });
      return;
    } catch (error) {
      if (!lockIsHeld.has((error as { code?: string }).code) || tried === tries) throw error;
      await sleep(pauseMs);
    }
}
