import { markStale } from '../../domain/alarms/mark-stale.ts';
import { systemClock } from '../../platform/clock.ts';
import { until } from '../support/until.ts';
import type { Arena, Tenant } from './arena.ts';

/**
 * Gives the doors and the relay something to do, whatever the sources are at: a request, and a change that no event has
 * caused, which waits in the outbox.
 * @returns the door's answer.
 */
export async function needKafka({ db }: Arena, tenant: Tenant): Promise<Response> {
  await until('an alarm to be marked as stale', async () => {
    const { marked } = await markStale({ db, clock: systemClock }, { after: null, limit: 5 });
    return marked > 0;
  });
  const { url, key } = tenant.systems.api;
  return fetch(url, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: '{"point":"P-1"}' });
}
