import { z } from 'zod';
import { isReplaying } from '../../domain/repair/commands/is-replaying.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { createStaleWhileRevalidate } from '../doors/stale-while-revalidate.ts';
import type { Door } from './door-keys.ts';

/** Judges what pumps say of payloads that they send again. */
export function createReplays(deps: { db: Database; now: () => number; log: Log }) {
  const isKnown = createStaleWhileRevalidate<string, true>({
    async load(key) {
      const [customerId, systemId, id] = key.split('/');
      const command = { customerId: Number(customerId), systemId: Number(systemId), id: id as string };
      return (await isReplaying(deps.db, command, deps.now())) || null;
    },
    failed: (error, key) => deps.log.warn({ err: error, key }, 'a replay could not be read from Postgres'),
  });

  return {
    /**
     * Returns the replay that a request names, if the integration's pump runs it: nobody else can have alarms pass for
     * old ones, which notify nobody.
     * @throws AppError UNAVAILABLE when Postgres does not answer.
     */
    async judge({ customerId, systemId, door }: Door, named: string | string[] | undefined): Promise<string | null> {
      if (door !== 'datapump' || !z.uuid().safeParse(named).success) return null;
      const known = await isKnown(`${customerId}/${systemId}/${named}`, (value) => value !== null);
      return known && String(named);
    },
  };
}
