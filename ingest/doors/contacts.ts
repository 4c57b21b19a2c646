import { doorShutSeconds } from '../../domain/constants.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Component } from '../../platform/service.ts';

const writeEveryMs = 5_000;

/** An integration as a door knows it. */
interface Door {
  customerId: number;
  systemId: number;
}

export interface ContactsDeps {
  db: Database;
  log: Log;
  now(): number;
  /** Name of this door; its copies share it. */
  door: 'gateway' | 'mail';
  /** True if the door is accepting. */
  takes(): boolean;
}

/**
 * Records when each integration was last received from and writes it every few seconds, never per request; and that the
 * door is open, because a source is not silent while its door is shut.
 */
export function createContacts(deps: ContactsDeps): Component & { received(door: Door, at: number): void } {
  const pending = new Map<number, { door: Door; at: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    const rows = [...pending.values()];
    pending.clear();
    try {
      if (rows.length > 0)
        await deps.db.raw(
          `insert into external_system_contacts (customer_id, system_id, last_access_at)
           select c, s, to_timestamp(at / 1000.0) from unnest(?::int[], ?::int[], ?::bigint[]) as n (c, s, at)
           -- a door knows an integration for a while after it was deleted
           join external_systems e on e.customer_id = c and e.id = s
           on conflict (customer_id, system_id) do update
             set last_access_at = greatest(external_system_contacts.last_access_at, excluded.last_access_at)`,
          [rows.map((row) => row.door.customerId), rows.map((row) => row.door.systemId), rows.map((row) => row.at)],
        );
      if (deps.takes())
        await deps.db.raw(
          `insert into doors as d (name, open_since, seen_at) values (:door, :now, :now)
           on conflict (name) do update set
             open_since = case when d.seen_at > :now::timestamptz - interval '1 second' * :shut then d.open_since
               else excluded.open_since end,
             seen_at = greatest(d.seen_at, excluded.seen_at)`,
          { door: deps.door, now: new Date(deps.now()), shut: doorShutSeconds },
        );
    } catch (error) {
      deps.log.warn({ err: error }, 'contacts could not be written; the next ones will be');
    }
  }

  return {
    received: (door, at) => void pending.set(door.systemId, { door, at }),
    async start() {
      timer = setInterval(() => void write(), writeEveryMs);
    },
    async stop() {
      clearInterval(timer);
      await write();
    },
    health: () => ({ ready: true }),
  };
}
