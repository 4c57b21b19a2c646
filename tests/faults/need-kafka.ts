import { markStale } from '../../domain/alarms/mark-stale.ts';
import { systemClock } from '../../platform/clock.ts';
import { until } from '../support/until.ts';
import { offer } from './sources.ts';
import type { Scene } from './survive.ts';

/**
 * Gives the doors and the relay something to do, whatever the sources are at: one of the sources' own
 * requests, and a change that no event has caused, which waits in the outbox.
 * @returns the door's answer.
 */
export async function needKafka({ arena: { db }, tenant, requests }: Scene): Promise<Response> {
  await until('an alarm to be marked as stale', async () => {
    const { marked } = await markStale({ db, clock: systemClock }, { after: null, limit: 5 });
    return marked > 0;
  });
  return offer(tenant, requests.find(({ door }) => door === 'api') as Scene['requests'][number]);
}
