import type { Random } from './random.ts';

/** One item of a request as text, and whether a door has to call it malformed. */
export interface Sent {
  text: string;
  isMalformed: boolean;
}

const start = Date.parse('2026-03-02T06:00:00Z');
const stepMs = 7_000;

/**
 * Traffic of one source in the inbound API's dialect, as requests: activations and returns of `points` points, a few
 * seconds apart, some of them out of order, repeated, unreadable or no JSON at all.
 */
export function createTraffic(random: Random, options: { events: number; points: number }): Sent[][] {
  const items: Sent[] = [];
  const active = new Set<number>();
  for (let n = 0; n < options.events; n += 1) {
    const point = random.int(1, options.points);
    const isReturn = active.has(point) && random.chance(0.7);
    if (isReturn) active.delete(point);
    else active.add(point);
    const roll = random.next();
    if (roll < 0.01) items.push({ text: `{"point":"P-${point}","broken":${n}`, isMalformed: true });
    else if (roll < 0.02) items.push({ text: JSON.stringify({ nothing: 'known', n }), isMalformed: false });
    else {
      items.push({
        isMalformed: false,
        text: JSON.stringify({
          timestamp: new Date(start + n * stepMs).toISOString(),
          point: `P-${point}`,
          event: isReturn ? 'RTN' : 'ALARM',
          fromState: isReturn ? 'High Limit' : 'Normal',
          toState: isReturn ? 'Normal' : 'High Limit',
          value: `${random.int(60, 90)} °F`,
          priority: 64,
          message: 'Supply temperature high',
        }),
      });
    }
  }
  const requests: Sent[][] = [];
  for (let at = 0; at < items.length; ) {
    const size = random.chance(0.3) ? 1 : random.int(2, 200);
    requests.push(items.slice(at, at + size));
    at += size;
  }
  // a tenth of the requests changes places with a later one, a tenth is sent again later
  for (let at = 0; at < requests.length; at += 1) {
    const other = Math.min(requests.length - 1, at + random.int(1, 8));
    if (random.chance(0.1)) [requests[at], requests[other]] = [requests[other] as Sent[], requests[at] as Sent[]];
    if (random.chance(0.1)) requests.splice(other, 0, requests[at] as Sent[]);
  }
  return requests;
}

/** The body of a request: NDJSON, so that an item which is no JSON leaves the others readable. */
export const bodyOf = (request: readonly Sent[]): string => request.map((item) => item.text).join('\n');
