import { Resolver } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DNSResolver } from 'mailauth';

/** Timeouts of one lookup, and of all lookups of one mail. */
const patience = { lookupMs: 3_000, mailMs: 5_000 };
const lookupsPerMail = 40;
const atOnceMax = 100;
const entriesMax = 5_000;
const recordsMax = 50;
const recordMaxLength = 4_096;
/** Each is replaced by text from the mail, and makes names longer. */
const macrosMax = 10;
const answerMs = 5 * 60_000;
const absenceMs = 60_000;
const failureMs = 60_000;
/** Time for which a failed name is answered as failed at once, while it is retried in the background. */
const failureAtOnceMs = 15 * 60_000;

type Records = Awaited<ReturnType<DNSResolver>>;
type Answer = { records: Records } | { code: string };
interface Entry {
  known?: { answer: Answer; at: number };
  running?: Promise<Answer>;
}

/** Lookups of one mail. */
export interface MailLookups {
  resolver: DNSResolver;
  /** True if a lookup failed whose record may exist. */
  hasFailed(): boolean;
  /** Awaits the work, unless it takes longer than a mail may wait: then null. */
  within<T>(work: Promise<T>): Promise<T | null>;
}

/** Codes that mean that no record exists; any other is a failure. */
const absences = ['ENOTFOUND', 'ENODATA'];

/** Returns a resolver that uses node:dns with the machine's servers. */
export function systemResolver(): DNSResolver {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  return (name, type) => resolver.resolve(name, type) as Promise<Records>;
}

/**
 * DNS for the sender check, limited in time, number and size, and cached: for 5 minutes if there is a record, for a
 * minute if there is none. While DNS is away only the first mails of a domain wait for it.
 * @param options.now milliseconds of a monotonic clock.
 */
export function createDnsLookups(
  resolve: DNSResolver,
  options: { now?: () => number; lookupMs?: number; mailMs?: number } = {},
) {
  const { now, lookupMs, mailMs } = { now: () => performance.now(), ...patience, ...options };
  const entries = new Map<string, Entry>();
  let running = 0;

  function isFresh({ answer, at }: NonNullable<Entry['known']>): boolean {
    const age = now() - at;
    if ('records' in answer) return age < answerMs;
    return age < (absences.includes(answer.code) ? absenceMs : failureMs);
  }

  /** True if the last answer is that DNS does not answer, which need not be waited for again. */
  const isFailing = ({ answer, at }: NonNullable<Entry['known']>): boolean =>
    'code' in answer && !absences.includes(answer.code) && now() - at < failureAtOnceMs;

  async function look(name: string, type: string): Promise<Answer> {
    if (running >= atOnceMax) return { code: 'EBUSY' };
    running += 1;
    const over = new AbortController();
    const late = sleep(lookupMs, { code: 'ETIMEOUT' }, { signal: over.signal }).catch(() => ({ code: 'ETIMEOUT' }));
    const answer = resolve(name, type).then(
      (records): Answer => ({ records: bounded(name, type, records) }),
      (error: { code?: string }): Answer => ({ code: error.code ?? 'EFAILED' }),
    );
    return Promise.race([answer, late]).finally(() => {
      over.abort();
      running -= 1;
    });
  }

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? {};
    // the most recently used is last
    entries.delete(key);
    for (const old of entries.keys()) {
      if (entries.size < entriesMax) break;
      entries.delete(old);
    }
    entries.set(key, entry);
    return entry;
  }

  async function lookup(name: string, type: string): Promise<Answer> {
    const entry = entryOf(`${type} ${name.toLowerCase()}`);
    const { known } = entry;
    if (known && isFresh(known)) return known.answer;
    entry.running ??= look(name, type).then((answer) => {
      entry.running = undefined;
      // a busy resolver says nothing about the name
      if (!('code' in answer && answer.code === 'EBUSY')) entry.known = { answer, at: now() };
      return answer;
    });
    return known && isFailing(known) ? known.answer : entry.running;
  }

  return {
    /** The lookups of one mail, which are counted and end together. */
    forMail(): MailLookups {
      const over = new AbortController();
      let count = 0;
      let hasFailed = false;
      return {
        async resolver(name, type) {
          count += 1;
          if (over.signal.aborted || count > lookupsPerMail || name.length > 253)
            throw Object.assign(new Error('Too many or too slow DNS lookups'), {
              code: 'ELIMIT',
              spfResult: { error: 'permerror', text: 'Too many DNS lookups' },
            });
          const answer = await lookup(name, type);
          if ('records' in answer) return answer.records;
          hasFailed ||= !absences.includes(answer.code);
          throw Object.assign(new Error(`${type} of ${name}: ${answer.code}`), { code: answer.code });
        },
        hasFailed: () => hasFailed,
        async within(work) {
          const late = new AbortController();
          const limit = sleep(mailMs, null, { signal: late.signal }).catch(() => null);
          work.catch(() => {});
          return Promise.race([work, limit]).finally(() => {
            late.abort();
            over.abort();
          });
        },
      };
    },
  };
}

/** Limits the records: of texts only those that a sender check reads; of the others no more than it needs. */
function bounded(name: string, type: string, records: Records): Records {
  if (type !== 'TXT') return (records as string[]).slice(0, recordsMax);
  const isKey = name.includes('._domainkey.');
  return (records as string[][])
    .filter((parts) => parts.reduce((sum, part) => sum + part.length, 0) <= recordMaxLength)
    .filter((parts) => isKey || isPolicy(parts.join('')))
    .slice(0, recordsMax);
}

const isPolicy = (text: string): boolean =>
  /^\s*v=(?:spf1|dmarc1)/i.test(text) && text.split('%').length <= macrosMax + 1;
