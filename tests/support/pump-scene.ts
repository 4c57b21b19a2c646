import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import { newPumpMachine, type PumpMachine } from '../../simulators/pump/machine.ts';
import { item, openRoad, type Road } from './road.ts';
import { startTestApi, type TestApi, type TestPerson } from './test-api.ts';
import { until } from './until.ts';

/** An integration whose alarms a pump brings. */
export interface Line {
  systemId: number;
  key: string;
}
interface ShownPump {
  isConfigCurrent: boolean;
  report: {
    isOnline: boolean;
    version: string;
    host: string;
    clockSkewSeconds: number;
    lagSeconds: number | null;
    undelivered: number;
    isFull: boolean;
    refused: number;
    sources: Array<{
      name: string;
      isOk: boolean;
      detail: string | null;
      lastReadAt: string | null;
      payloads: number;
    }>;
    otherHost: string | null;
  } | null;
}
const fields = `isConfigCurrent report { isOnline version host clockSkewSeconds lagSeconds undelivered isFull refused otherHost
  sources { name isOk detail lastReadAt payloads } }`;

export const gateway = (): string => inject('product').gateway;
/** A source of a pump's configuration: the folder of its machine. */
export const files = (machine: PumpMachine, given: object = {}) => ({
  ...{ kind: 'FOLDER', name: 'Files', path: machine.alarms, format: 'JSON', completeSeconds: 1, ...given },
});
/** A payload of a source. */
export const alarm = (point: string) => item('ALARM', point, '2026-01-05T14:00:00Z');
/** Writes a file as a careful program does: under another name first. */
export async function place(machine: PumpMachine, name: string, ...alarmPoints: string[]): Promise<void> {
  await writeFile(join(machine.folder, name), JSON.stringify(alarmPoints.map(alarm)));
  await rename(join(machine.folder, name), join(machine.alarms, name));
}

/** A customer with the stations of the road and an API, for pumps on machines of their own; filled before the tests run. */
export function pumpScene() {
  const scene = {} as { road: Road; api: TestApi; provider: TestPerson };
  beforeAll(async () => {
    [scene.road, scene.api] = await Promise.all([openRoad(), startTestApi()]);
    scene.provider = await scene.api.newPerson(scene.road.customerId, 'SUPER');
  });
  afterAll(() => Promise.all([scene.road?.close(), scene.api?.stop()]));
  const machines: PumpMachine[] = [];
  afterEach(() => Promise.all(machines.splice(0).map((one) => one.remove())));

  async function newLine(given: { schema?: string; etlNormalizeVersion?: string } = {}): Promise<Line> {
    const key = newKey();
    const systemId = await createExternalSystem(scene.road.db, {
      ...{ customerId: scene.road.customerId, name: randomUUID(), displayName: `Pump ${randomUUID()}` },
      ...{ schema: 'generic', connectionType: 'DATAPUMP', etlNormalizeVersion: 'generic-json-1', licenseKey: key },
      ...given,
    });
    return { systemId, key };
  }
  async function newMachine(line: Line, url = gateway()): Promise<PumpMachine> {
    const machine = await newPumpMachine({ url, ...line });
    machines.push(machine);
    return machine;
  }

  const shown = async ({ systemId }: Line): Promise<ShownPump> =>
    (
      await scene.api.read<{ pump: ShownPump }>(
        `{ pump: getExternalSystemPump(externalSystemId: "${systemId}") { ${fields} } }`,
        scene.provider,
      )
    ).pump;
  const configure = ({ systemId }: Line, ...sources: object[]): Promise<unknown> =>
    scene.api.read(
      `mutation ($id: ID!, $config: JSON!) { updateExternalSystemPump(externalSystemId: $id, config: $config) { id } }`,
      scene.provider,
      {
        id: String(systemId),
        config: { pollSeconds: 1, sources: sources.map((one) => ({ everySeconds: 1, ...one })) },
      },
    );
  const points = async ({ systemId }: Line): Promise<string[]> =>
    (
      await scene.road
        .db('alarms')
        .where({ customer_id: scene.road.customerId, system_id: systemId })
        .pluck('point_path')
    ).sort();
  const arrived = (line: Line, wanted: string[], withinMs = 60_000): Promise<boolean> =>
    until(
      `alarms ${wanted[0]} …`,
      async () => JSON.stringify(await points(line)) === JSON.stringify([...wanted].sort()),
      withinMs,
    );
  const commandsOf = ({
    systemId,
  }: Line): Promise<Array<{ id: string; command_type: string; status: string; response: string }>> =>
    scene.road.db('external_system_commands').where({ system_id: systemId }).orderBy('created_at');
  const newest = async (line: Line) => (await commandsOf(line)).at(-1);
  /** Begins a replay. @returns the id of its command. */
  const replay = async ({ systemId }: Line): Promise<string> => {
    const mutation = `mutation { made: replayAlarms(externalSystemId: "${systemId}") { id } }`;
    return (await scene.api.read<{ made: { id: string } }>(mutation, scene.provider)).made.id;
  };
  /** Alarms of an integration, as they are. */
  const statesOf = async ({ systemId }: Line) =>
    (await scene.road.states()).filter(({ system_id }) => system_id === systemId);
  return Object.assign(scene, {
    ...{ newLine, newMachine, shown, configure, points, arrived, commandsOf, newest, replay, statesOf },
  });
}
