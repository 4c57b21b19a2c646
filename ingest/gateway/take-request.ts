import type { IncomingMessage } from 'node:http';
import { type IngestRoute, replayHeader } from '../../domain/integrations/ingest-route.ts';
import { servePump } from '../../domain/repair/commands/serve-pump.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { admitRequest } from '../../platform/http-server.ts';
import type { KafkaWatch } from '../../platform/kafka-watch.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import { traceHeaders } from '../../platform/trace.ts';
import { gatewayTexts } from '../../texts/server/gateway.ts';
import type { createContacts } from '../doors/contacts.ts';
import type { createGroupCommit } from '../doors/group-commit.ts';
import { createRateLimit } from '../doors/rate-limit.ts';
import { envelopeToHeaders } from '../messages/messages.ts';
import { acceptRequest } from './accept-request.ts';
import { type Answer, Refused } from './answer.ts';
import { createBodyRoom, type Room } from './body-room.ts';
import { createDoorKeys, type Door, type EventDoor, takesEvents } from './door-keys.ts';
import { readBody } from './read-body.ts';
import { readReport } from './read-report.ts';
import { createReplays } from './replays.ts';

/** Takes requests at the doors: judges who sends them and how many, then stores events or serves a pump. */
export function createTakeRequest(deps: {
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Registry;
  requestsPerSecond: number;
  kafka: KafkaWatch;
  commit: ReturnType<typeof createGroupCommit>;
  contacts: ReturnType<typeof createContacts>;
}) {
  const { db, clock, log, kafka, commit, contacts } = deps;
  const now = (): number => clock.now().getTime();
  const keys = createDoorKeys({ db, now, log });
  const replays = createReplays({ db, now, log });
  const waitOf = createRateLimit<number>(deps.requestsPerSecond, now);
  const roomOf = createBodyRoom();
  const items = new Counter({
    name: 'annunciator_gateway_items_total',
    help: 'Items by outcome',
    labelNames: ['outcome'],
    registers: [deps.metrics],
  });

  async function store(door: EventDoor, request: IncomingMessage, room: Room): Promise<Answer> {
    const { systemId } = door;
    const receivedAt = now();
    const body = await readBody(request, room);
    const replay = await replays.judge(door, request.headers[replayHeader]);
    const accepted = acceptRequest(door, request.headers['content-type'], body, receivedAt, replay);
    contacts.received(door, receivedAt);
    const { messageId } = accepted.envelope;
    const counts = { accepted: accepted.acceptedCount, malformed: accepted.items.length - accepted.acceptedCount };
    // one id from door to socket: it is on the answer, every log line and every message made from this one
    const headers = { 'x-request-id': messageId };
    if (accepted.acceptedCount > 0) {
      try {
        const envelope = { ...traceHeaders(), ...envelopeToHeaders(accepted.envelope) };
        await commit.add({ key: String(systemId), value: body, headers: envelope });
        kafka.took();
      } catch (error) {
        kafka.refused(error as Error);
        log.warn({ err: error, systemId, messageId }, 'Kafka did not take a request');
        throw new Refused(503, gatewayTexts.notStored);
      }
    }
    items.inc({ outcome: 'accepted' }, counts.accepted);
    items.inc({ outcome: 'malformed' }, counts.malformed);
    log.debug({ messageId, systemId, customerId: door.customerId, ...counts }, 'accepted');
    return { status: 207, headers, body: { messageId, ...counts, items: accepted.items } };
  }

  /** A pump is heard of like a request with events, while it can read any of its sources. */
  async function answerPump(door: Door, request: IncomingMessage, room: Room): Promise<Answer> {
    const report = readReport(await readBody(request, room));
    const at = clock.now();
    const body = await servePump(db, door, report, at).catch((error: unknown) => {
      log.warn({ err: error, systemId: door.systemId }, 'a report of a pump could not be stored');
      throw new Refused(503, gatewayTexts.notStored);
    });
    if (!body.isReplaced && report.sources.some(({ isOk, lastReadAt }) => isOk && lastReadAt))
      contacts.received(door, at.getTime());
    return { status: 200, body };
  }

  /**
   * Takes a request, and reads its body only once it may come in.
   * @param askForBody informs a sender that waits for it that the body is wanted.
   * @throws Refused, AppError.
   */
  return async (request: IncomingMessage, route: IngestRoute, askForBody: () => void): Promise<Answer> => {
    if ('status' in route) throw new Refused(route.status, route.error);
    const { systemId } = route;
    const door = await keys.open(systemId, request.headers.authorization);
    const wait = waitOf(systemId);
    if (wait > 0)
      return { status: 429, body: { error: gatewayTexts.rateLimited }, headers: { 'retry-after': String(wait) } };
    if (!admitRequest(request, `integration:${systemId}`)) throw new Refused(429, gatewayTexts.tooManyRequests);
    if (commit.isFull()) throw new Refused(503, gatewayTexts.queueFull);
    if (route.door === 'pump' && door.door === 'api') throw new Refused(404, gatewayTexts.notFound);
    askForBody();
    const room = roomOf(systemId);
    try {
      if (route.door === 'pump') return await answerPump(door, request, room);
      return await (takesEvents(door) ? store(door, request, room) : tryKey(request, room));
    } finally {
      room.release();
    }
  };
}

/** Answers the pump of an outbound runner that tries its key, as its `check` does; events are none of its business. */
async function tryKey(request: IncomingMessage, room: Room): Promise<Answer> {
  const body = await readBody(request, room);
  if (body.toString().trim() !== '[]') throw new Refused(404, gatewayTexts.notFound);
  return { status: 207, body: { accepted: 0, malformed: 0, items: [] } };
}
