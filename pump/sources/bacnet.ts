import imported, { EventState, EventType, NotifyType, ObjectType } from '@bacnet-js/client';
import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { pumpTexts } from '../../texts/pump.ts';
import { BacnetSocket } from './bacnet-socket.ts';
import type { Sink, Source, SourceDeps } from './source.ts';

/** A CommonJS package: what its default is depends on who loads it. */
const Client = (imported as unknown as { default?: typeof imported }).default ?? imported;
type Listener = InstanceType<typeof imported>;
type Notification = Parameters<Parameters<Listener['on']>[1]>[0];

const listenWithinMs = 10_000;
/** Years that a device without a clock does not show. */
const [firstYear, lastYear] = [1990, 2100];

/**
 * Event notifications that BACnet/IP devices send to this machine: it stands in the recipient list of their notification
 * classes. A confirmed one is acknowledged once it is on the disk, so that its device sends it again otherwise.
 */
export function createBacnetSource({ config }: SourceDeps<SourceOf<'BACNET'>>): Source {
  let client: Listener | null = null;
  let socket: BacnetSocket | null = null;
  let failure: string | null = null;
  let missed = 0;
  const devices = new Set(config.devices);

  async function take(sink: Sink, content: Notification): Promise<void> {
    const { header, service, invokeId, payload } = content as Received;
    const sender = header?.sender;
    if (!sender) return;
    const isStored = await sink.tryPut([JSON.stringify(payloadOf(payload, new Date()))]);
    if (header?.confirmedService) {
      if (isStored) client?.simpleAckResponse({ ...sender, forwardedFrom: null } as never, service, invokeId);
    } else if (!isStored) missed += 1;
  }

  return {
    async start(sink) {
      socket = new BacnetSocket(config, (host) => devices.size === 0 || devices.has(host));
      const opened = new Client({ port: config.port, transport: socket });
      client = opened;
      const place = `${config.address}:${config.port}`;
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(pumpTexts.cannotListen(place, 'timeout'))), listenWithinMs);
        opened.on(
          'listening' as never,
          (() => {
            clearTimeout(timer);
            resolve();
          }) as never,
        );
        opened.on('error', (error: Error) => {
          clearTimeout(timer);
          failure = pumpTexts.cannotListen(place, error.message);
          reject(new Error(failure));
        });
      });
      opened.on('eventNotify', (content) => void take(sink, content as Notification).catch(() => {}));
    },
    async read() {
      if (failure !== null) throw new Error(failure);
      return socket && socket.unreadable > 0 ? pumpTexts.unreadableDatagrams(socket.unreadable) : null;
    },
    // devices keep no notifications
    replay: async () => pumpTexts.noPast(config.name),
    missed: () => missed,
    async stop() {
      client?.close();
      client = null;
    },
  };
}

/** A received request as the library emits it. */
interface Received {
  header?: { sender?: { address?: string }; confirmedService?: boolean };
  service: number;
  invokeId: number;
  payload: {
    initiatingObjectId: { type: number; instance: number };
    eventObjectId: { type: number; instance: number };
    timeStamp?: { value: Date };
    notificationClass: number;
    priority: number;
    eventType: number;
    messageText?: string;
    notifyType: number;
    ackRequired?: boolean;
    fromState?: number;
    toState: number;
  };
}

/** The notification as `bacnet-json-1` reads it. */
function payloadOf(one: Received['payload'], receivedAt: Date): Record<string, unknown> {
  return {
    initiatingDeviceIdentifier: objectText(one.initiatingObjectId),
    eventObjectIdentifier: objectText(one.eventObjectId),
    timeStamp: timeText(one.timeStamp?.value),
    notificationClass: one.notificationClass,
    priority: one.priority,
    eventType: wordOf(EventType, one.eventType, 'EVENT_TYPE_'),
    messageText: one.messageText ?? '',
    notifyType: wordOf(NotifyType, one.notifyType, ''),
    ackRequired: one.ackRequired ?? false,
    fromState: one.fromState === undefined ? undefined : wordOf(EventState, one.fromState, 'EVENT_STATE_'),
    toState: wordOf(EventState, one.toState, 'EVENT_STATE_'),
    // a notification that is sent again with its time is the same payload
    receivedAt: timeText(one.timeStamp?.value) === undefined ? receivedAt.toISOString() : undefined,
  };
}

const objectText = ({ type, instance }: { type: number; instance: number }): string =>
  `${wordOf(ObjectType, type, '').toLowerCase().replaceAll('_', '-')},${instance}`;

const wordOf = (names: Record<number, string>, value: number, prefix: string): string =>
  names[value] === undefined ? String(value) : `${prefix}${names[value]}`;

/** Local time of the device, without a zone: the product reads it in that of the integration. */
function timeText(time: Date | undefined): string | undefined {
  const year = time?.getFullYear() ?? 0;
  if (!time || !(year >= firstYear && year <= lastYear)) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${year}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  const seconds = `${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, '0')}`;
  return `${date} ${two(time.getHours())}:${two(time.getMinutes())}:${seconds}`;
}
