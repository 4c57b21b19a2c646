import { randomUUID } from 'node:crypto';
import type { AlarmState } from '../../domain/alarms/model/state.ts';
import { createLiveClients, type Watched } from './live-clients.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { until } from './until.ts';

export type LiveScene = Awaited<ReturnType<typeof startLiveScene>>;

/** Starts an API with a customer, a user who may see all its data, and sockets. */
export async function startLiveScene() {
  const api = await startTestApi();
  const clients = createLiveClients(api);
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  const person = await api.newPerson(customerId);
  let nextId = 0;

  async function newAlarm(given: Partial<Parameters<TestApi['storeAlarms']>[0][number]> = {}): Promise<AlarmState> {
    nextId += 1;
    const [state] = await api.storeAlarms([{ customerId, id: nextId, systemId, ...given }]);
    if (!state) throw new Error('nothing was stored');
    return state;
  }

  return {
    api,
    clients,
    customerId,
    systemId,
    person,
    newAlarm,
    /** Returns once everything published before has been handled: new alarms that enter the lens `marker` have come. */
    async flushed(watched: Watched): Promise<void> {
      const marker = `marker ${randomUUID()}`;
      await watched.open({ key: marker, searchTerm: marker });
      const state = await newAlarm({ contextualName: marker });
      await until('the marker', async () => {
        // partitions are consumed concurrently: several markers reach all of them
        for (let i = 0; i < 8; i += 1) await api.publish(customerId, { alarms: [{ state, previous: null }] });
        return watched.of('lens_event').filter((event) => event.lens.key === marker).length >= 8;
      });
      watched.socket.emit('lens_close', marker);
    },
    stop: (): Promise<void> => api.stop(),
  };
}
