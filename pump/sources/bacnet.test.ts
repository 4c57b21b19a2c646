import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pumpSourceSchema, type SourceOf } from '../../domain/integrations/pump-config.ts';
import { randomOf } from '../../simulators/bas/random.ts';
import { until } from '../../tests/support/until.ts';
import { createBacnetSource } from './bacnet.ts';
import type { Sink, Source, SourceDeps } from './source.ts';

/** Notifications as bacpypes3 sends them: an alarm of analog-input 12, unconfirmed, and its return, confirmed. */
const alarm = Buffer.from(
  '810a00590100100309011c0200106b2c0000000c3e2ea47e010501b40e03160b2f3f4905596069057d1100537570706c792074656d702068696768' +
    '89009901a900b903ce5e0c429ccccd1a04802c3f8000003c429600005fcf',
  'hex',
);
const back = Buffer.from(
  '810a005b01040244000209011c0200106b2c0000000c3e2ea47e010501b40e05160b2f3f490559c869057d1100537570706c792074656d70206869' +
    '676889009901a903b900ce5e0c429ccccd1a04802c3f8000003c429600005fcf',
  'hex',
);
const signal = new AbortController().signal;
let device: Socket;
/** Datagrams that the device has received. */
let answers: Buffer[];
let payloads: Array<Record<string, unknown>>;
let hasRoom: boolean;
let source: Source;
let port: number;
const sink: Sink = {
  put: async () => {},
  async tryPut(more) {
    if (hasRoom) payloads.push(...more.map((one) => JSON.parse(one)));
    return hasRoom;
  },
};

beforeEach(async () => {
  [answers, payloads, hasRoom] = [[], [], true];
  device = await bound();
  device.on('message', (message) => void answers.push(message));
});
afterEach(async () => {
  device.close();
  await source.stop?.();
});

const bound = (): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1', () => resolve(socket));
  });
const depsOf = (given: Partial<SourceOf<'BACNET'>>): SourceDeps<SourceOf<'BACNET'>> => ({
  config: pumpSourceSchema.parse({
    ...{ kind: 'BACNET', name: 'Devices', address: '127.0.0.1', ...given },
  }) as SourceOf<'BACNET'>,
  settings: { folders: [], origins: [], secrets: {} },
  // notifications have no read position
  journal: undefined as never,
});
async function listen(given: Partial<SourceOf<'BACNET'>> = {}): Promise<void> {
  const free = await bound();
  port = (free.address() as AddressInfo).port;
  await new Promise<void>((resolve) => free.close(() => resolve()));
  source = createBacnetSource(depsOf({ port, ...given }));
  await source.start?.(sink);
}
const send = (datagram: Buffer): Promise<void> =>
  new Promise((resolve) => device.send(datagram, port, '127.0.0.1', () => resolve()));

test('a notification becomes the JSON of a gateway; a confirmed one is acknowledged', async () => {
  await listen();
  await send(alarm);
  await until('the alarm', () => payloads.length === 1);
  expect(payloads[0]).toEqual({
    ...{ initiatingDeviceIdentifier: 'device,4203', eventObjectIdentifier: 'analog-input,12' },
    ...{ timeStamp: '2026-01-05 14:03:22.110', notificationClass: 5, priority: 96, ackRequired: true },
    ...{ eventType: 'EVENT_TYPE_OUT_OF_RANGE', messageText: 'Supply temp high', notifyType: 'ALARM' },
    ...{ fromState: 'EVENT_STATE_NORMAL', toState: 'EVENT_STATE_HIGH_LIMIT' },
  });
  await send(back);
  await until('the acknowledgement', () => answers.length === 1);
  expect(payloads[1]).toMatchObject({ toState: 'EVENT_STATE_NORMAL', timeStamp: '2026-01-05 14:05:22.110' });
  // a simple acknowledgement of request 0, a confirmed event notification
  expect(answers[0]?.subarray(-3)).toEqual(Buffer.from([0x20, 0, 2]));
});

test('without room a confirmed one is not acknowledged, and an unconfirmed one is counted as missed', async () => {
  await listen();
  hasRoom = false;
  await send(back);
  await send(alarm);
  await until('the missed one', () => source.missed?.() === 1);
  expect(answers).toEqual([]);
  hasRoom = true;
  // the device repeats it
  await send(back);
  await until('the acknowledgement', () => answers.length === 1);
  expect(payloads).toHaveLength(1);
});

test('only devices that are named are heard', async () => {
  await listen({ devices: ['10.0.0.9'] });
  await send(alarm);
  await source.stop?.();
  await listen({ devices: ['127.0.0.1'] });
  await send(alarm);
  await until('the alarm', () => payloads.length === 1);
});

test('no datagram ends the pump: random ones, cut ones and changed ones are dropped', async () => {
  await listen();
  const random = randomOf(5);
  const byte = (): number => random.whole(0, 255);
  for (let n = 0; n < 6_000; n++) {
    let datagram = Buffer.from(n % 2 === 0 ? alarm : back);
    if (n % 3 === 0) datagram = Buffer.from([0x81, random.pick([10, 11, 4, 0]), ...Array.from({ length: 60 }, byte)]);
    else
      for (let changes = random.whole(1, 4); changes > 0; changes--)
        datagram[random.whole(0, datagram.length - 1)] = byte();
    await send(n % 3 === 1 ? datagram.subarray(0, random.whole(0, datagram.length)) : datagram);
  }
  payloads = [];
  await send(alarm);
  await until('the alarm', () => payloads.some(({ messageText }) => messageText === 'Supply temp high'));
  await source.read(sink, signal);
});

test('a port that is taken is a failure that says so', async () => {
  await listen();
  const { port: taken } = device.address() as AddressInfo;
  const second = createBacnetSource(depsOf({ port: taken }));
  await expect(second.start?.(sink)).rejects.toThrow(`Cannot listen on 127.0.0.1:${taken}`);
});
