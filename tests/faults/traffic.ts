import { type MailPayload, mailIdentity } from '../../domain/integrations/mail-payload.ts';
import type { LogRow } from '../../simulators/bas/derived-log.ts';
import type { Occurrence } from '../../simulators/bas/dialect.ts';
import { dialects } from '../../simulators/bas/dialects.ts';
import { mailDialects } from '../../simulators/bas/mail-dialects.ts';
import { pairActivations } from '../../simulators/bas/schedule.ts';
import { badSite, chatterer, flood, healthySite } from '../../simulators/sites/profiles.ts';
import type { Random } from './random.ts';

export const doors = ['api', 'pump', 'mail'] as const;
/** The doors: inbound API, data pump, and e-mail. */
export type DoorName = (typeof doors)[number];

/** Smallest unit that a door accepts, and whether it must reject it as malformed. */
export interface Sent {
  /** An item of a request as it is sent; a mail as the door archives it, in JSON. */
  text: string;
  /** Input of its payload id: the text itself, or the identifying parts of a mail. */
  identity: string;
  isMalformed: boolean;
}

export interface SentRequest {
  door: DoorName;
  /** Exactly one for a mail. */
  items: Sent[];
}

/** Alarm text that all integrations exclude. */
export const excludedText = 'commissioning';

/** Sender of all mails. */
export const mailFrom = 'bas@plant.example';

const from = Date.parse('2026-01-05T06:00:00Z');
const dayMs = 86_400_000;

interface Source {
  /** Its share of all events. */
  share: number;
  /** Generators of its sites, one a day. */
  sites: ReadonlyArray<typeof badSite>;
  requestSizes: (random: Random) => number;
  sent: (occurrence: Occurrence, n: number) => Sent;
  unreadable: (n: number) => Sent;
}

const item = (value: unknown): Sent => {
  const text = JSON.stringify(value);
  return { text, identity: text, isMalformed: false };
};
const unreadable = (n: number): Sent => item({ nothing: 'known', n });
const mail = (n: number, at: number, words: { subject: string; text: string }): Sent => {
  const payload: MailPayload = {
    messageId: `${n}@plant.example`,
    from: mailFrom,
    to: [],
    // a Date header is precise to the second
    date: new Date(Math.floor(at / 1_000) * 1_000).toISOString(),
    attachments: [],
    ...words,
  };
  return { ...item(payload), identity: mailIdentity(payload) };
};
const severalItems = (random: Random): number => (random.chance(0.3) ? 1 : random.int(2, 200));

/** Source at each door, with a dialect of its own. */
const sources: Record<DoorName, Source> = {
  api: {
    share: 0.45,
    sites: [badSite],
    requestSizes: severalItems,
    sent: (occurrence) => item(dialects.generic(occurrence)),
    unreadable,
  },
  pump: {
    share: 0.45,
    sites: [chatterer, flood, healthySite],
    requestSizes: severalItems,
    sent: (occurrence) => item(dialects.niagara(occurrence)),
    unreadable,
  },
  mail: {
    share: 0.1,
    sites: [flood, healthySite],
    requestSizes: () => 1,
    sent: (occurrence, n) => mail(n, occurrence.at, mailDialects.niagara(occurrence)),
    unreadable: (n) => mail(n, from, { subject: 'Newsletter', text: 'Nothing known' }),
  },
};

/**
 * Creates traffic of buildings at three doors, as requests and mails; some out of order, some repeated whole or item by
 * item, some excluded, unreadable or not JSON at all.
 */
export function createTraffic(random: Random, events: number): SentRequest[] {
  return interleaved(
    random,
    doors.map((door) => disordered(random, inRequests(random, door, itemsOf(random, door, events)))),
  );
}

function itemsOf(random: Random, door: DoorName, events: number): Sent[] {
  const source = sources[door];
  const items: Sent[] = [];
  const seed = random.int(1, 1_000_000);
  for (const [n, occurrence] of occurrencesOf(source, seed, Math.round(events * source.share)).entries()) {
    const roll = random.next();
    const earlier = items[items.length - random.int(1, 400)];
    const broken = `{"n":${n} "broken"}`;
    if (roll < 0.01 && door !== 'mail') items.push({ text: broken, identity: broken, isMalformed: true });
    else if (roll < 0.02) items.push(source.unreadable(n));
    else if (roll < 0.03) items.push(source.sent(leftOut(occurrence), n));
    else if (roll < 0.05 && earlier) items.push(earlier);
    else items.push(source.sent(occurrence, n));
  }
  return items;
}

/** Returns `count` occurrences, with another site each day. */
function occurrencesOf({ sites }: Source, seed: number, count: number): Occurrence[] {
  const rows: LogRow[] = [];
  for (let day = 0; rows.length < count; day += 1) {
    const site = sites[day % sites.length] ?? badSite;
    const ofDay = site({ seed: seed + day, from: from + day * dayMs });
    // no two sites have a point in common
    rows.push(...ofDay.map((row) => ({ ...row, point: `S${day}-${row.point}` })));
  }
  return pairActivations(rows.slice(0, count), seed, (row) => row.at);
}

const leftOut = (occurrence: Occurrence): Occurrence => ({
  ...occurrence,
  row: { ...occurrence.row, message: `${excludedText} of ${occurrence.row.message}` },
});

function inRequests(random: Random, door: DoorName, items: Sent[]): SentRequest[] {
  const requests: SentRequest[] = [];
  for (let at = 0; at < items.length; ) {
    const size = sources[door].requestSizes(random);
    requests.push({ door, items: items.slice(at, at + size) });
    at += size;
  }
  return requests;
}

/** Swaps a tenth of a door's requests with later ones, and repeats a tenth later. */
function disordered(random: Random, requests: SentRequest[]): SentRequest[] {
  for (let at = 0; at < requests.length; at += 1) {
    const other = Math.min(requests.length - 1, at + random.int(1, 8));
    const [one, another] = [requests[at] as SentRequest, requests[other] as SentRequest];
    if (random.chance(0.1)) [requests[at], requests[other]] = [another, one];
    if (random.chance(0.1)) requests.splice(other, 0, one);
  }
  return requests;
}

/** Interleaves all doors, each in its order; requests of each door are spread over the whole. */
function interleaved(random: Random, queues: SentRequest[][]): SentRequest[] {
  const requests: SentRequest[] = [];
  for (let left = queues.flat().length; left > 0; left -= 1) {
    let ticket = random.int(0, left - 1);
    const queue = queues.find(({ length }) => {
      ticket -= length;
      return ticket < 0;
    });
    requests.push(queue?.shift() as SentRequest);
  }
  return requests;
}
