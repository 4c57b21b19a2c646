import { markStale } from '../../domain/alarms/ingest/mark-stale.ts';
import { systemClock } from '../../platform/clock.ts';
import { until } from '../support/until.ts';
import { offer } from './sources.ts';
import type { Scene } from './survive.ts';

/** Posts one of the sources' requests to a door, whatever they have sent so far. @returns its answer. */
export const askDoor = ({ tenant, requests }: Scene): Promise<Response> =>
  offer(tenant, requests.find(({ door }) => door === 'api') as Scene['requests'][number]);

/**
 * Creates work for a door and the relay: a request, and a change that no event caused, which waits in the outbox.
 * @returns the door's answer.
 */
export async function needKafka(scene: Scene): Promise<Response> {
  await until('an alarm to be marked as stale', async () => {
    const { marked } = await markStale({ db: scene.arena.db, clock: systemClock }, { after: null, limit: 5 });
    return marked > 0;
  });
  return askDoor(scene);
}
