import type { Random } from './random.ts';

export const doors = ['api', 'pump'] as const;
/** The two ways in: the inbound API, and the data pump. */
export type DoorName = (typeof doors)[number];

/** One item of a request as text, and whether a door has to call it malformed. */
export interface Sent {
  text: string;
  isMalformed: boolean;
}

export interface SentRequest {
  door: DoorName;
  items: Sent[];
}

/** What both integrations are set to leave out. */
export const excludedText = 'commissioning';

const start = Date.parse('2026-03-02T06:00:00Z');
const stepMs = 7_000;

/**
 * Traffic of two sources, as requests: activations and returns of `points` points each, a few seconds apart; some out of
 * order, some repeated whole or item by item, some left out, unreadable or no JSON at all.
 */
export function createTraffic(random: Random, options: { events: number; points: number }): SentRequest[] {
  const requests = doors.flatMap((door) =>
    inRequests(random, door, itemsOf(random, options.events / 2, options.points)),
  );
  shuffleDoors(random, requests);
  // a tenth of the requests changes places with a later one, a tenth is sent again later
  for (let at = 0; at < requests.length; at += 1) {
    const other = Math.min(requests.length - 1, at + random.int(1, 8));
    const [one, another] = [requests[at] as SentRequest, requests[other] as SentRequest];
    if (random.chance(0.1)) [requests[at], requests[other]] = [another, one];
    if (random.chance(0.1)) requests.splice(other, 0, one);
  }
  return requests;
}

function itemsOf(random: Random, count: number, points: number): Sent[] {
  const items: Sent[] = [];
  const active = new Set<number>();
  for (let n = 0; n < count; n += 1) {
    const point = random.int(1, points);
    const isReturn = active.has(point) && random.chance(0.7);
    if (isReturn) active.delete(point);
    else active.add(point);
    const event = (message: string): Sent => ({
      isMalformed: false,
      text: JSON.stringify({
        timestamp: new Date(start + n * stepMs).toISOString(),
        point: `P-${point}`,
        event: isReturn ? 'RTN' : 'ALARM',
        fromState: isReturn ? 'High Limit' : 'Normal',
        toState: isReturn ? 'Normal' : 'High Limit',
        value: `${random.int(60, 90)} °F`,
        priority: 64,
        message,
      }),
    });
    const roll = random.next();
    const earlier = items[items.length - random.int(1, 400)];
    if (roll < 0.01) items.push({ text: `{"point":"P-${point}" "broken":${n}}`, isMalformed: true });
    else if (roll < 0.02) items.push({ text: JSON.stringify({ nothing: 'known', n }), isMalformed: false });
    else if (roll < 0.03) items.push(event(`${excludedText}, run ${n}`));
    else if (roll < 0.05 && earlier) items.push(earlier);
    else items.push(event('Supply temperature high'));
  }
  return items;
}

function inRequests(random: Random, door: DoorName, items: Sent[]): SentRequest[] {
  const requests: SentRequest[] = [];
  for (let at = 0; at < items.length; ) {
    const size = random.chance(0.3) ? 1 : random.int(2, 200);
    requests.push({ door, items: items.slice(at, at + size) });
    at += size;
  }
  return requests;
}

/** Both doors at the same time, each in its own order. */
function shuffleDoors(random: Random, requests: SentRequest[]): void {
  const queues = doors.map((door) => requests.filter((request) => request.door === door));
  for (let at = 0; at < requests.length; at += 1) {
    const waiting = queues.filter((queue) => queue.length > 0);
    requests[at] = random.pick(waiting).shift() as SentRequest;
  }
}
