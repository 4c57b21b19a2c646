import { cmmsSyncTexts } from '../../../texts/server/cmms-sync.ts';
import type { Call, Descriptor } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';
import type { Answer } from './transport.ts';
import { at, textOf } from './values.ts';

/** Result of a successful call. */
export interface Read {
  body: unknown;
  location: string | null;
}

const longestWaitMs = 15 * 60_000;

/**
 * Reads an answer: its body, or the failure that it reports in the system's own words.
 * @throws CmmsFailure
 */
export function readAnswer(descriptor: Descriptor, call: Call, answer: Answer): Read {
  const { errors, throttle } = descriptor;
  const isOk = answer.status >= 200 && answer.status < 300;
  const isChange = call.method !== 'GET';
  const body = parsed(answer);
  const location = answer.headers.get('location');
  if (isOk) {
    if (body === unreadable)
      throw new CmmsFailure(
        isChange ? 'unclear' : 'retryable',
        answer.isCut ? cmmsSyncTexts.tooLarge : `${cmmsSyncTexts.notJson}: ${answer.text.slice(0, 200)}`,
      );
    const inside = errors.inAnswer?.(body);
    if (inside) throw new CmmsFailure('refused', inside);
    return { body, location };
  }
  const code = textOf(errors.code ? at(body, errors.code) : undefined) ?? null;
  const words = wordsOf(descriptor, body, answer);
  if (code !== null && errors.done?.test(code)) return { body: null, location };
  if (errors.done?.test(words)) return { body: null, location };
  if (throttle.status.includes(answer.status))
    throw new CmmsFailure('throttled', words, { waitMs: waitOf(answer, throttle.waitMs), code });
  if (answer.status === 503 && answer.headers.has('retry-after'))
    throw new CmmsFailure('throttled', words, { waitMs: waitOf(answer, throttle.waitMs), code });
  if (answer.status === 412) throw new CmmsFailure('stale', words, { code });
  if (answer.status === 404 || answer.status === 410) throw new CmmsFailure('gone', words, { code });
  if (errors.repeated === answer.status) throw new CmmsFailure('unclear', words, { code });
  if (answer.status === 408 || answer.status >= 500)
    throw new CmmsFailure(isChange ? 'unclear' : 'retryable', words, { code });
  if (answer.status >= 300 && answer.status < 400)
    throw new CmmsFailure('refused', cmmsSyncTexts.redirect, {
      code,
    });
  throw new CmmsFailure('refused', words, { code });
}

const unreadable = Symbol('unreadable');

function parsed({ text, isCut }: Answer): unknown {
  if (text.trim() === '') return null;
  if (isCut) return unreadable;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

function wordsOf({ errors }: Descriptor, body: unknown, answer: Answer): string {
  if (body !== unreadable)
    for (const pointer of errors.words) {
      const words = textOf(at(body, pointer));
      if (words) return words;
    }
  const own = body === unreadable ? answer.text.slice(0, 4_000) : '';
  return cmmsSyncTexts.answered(answer.status, own);
}

/** Reads Retry-After, in seconds or as a date; bounded, to avoid waits of days. */
function waitOf({ headers }: Answer, otherwiseMs: number): number {
  const said = headers.get('retry-after')?.trim();
  if (!said) return otherwiseMs;
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : new Date(said).getTime() - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : otherwiseMs;
}
