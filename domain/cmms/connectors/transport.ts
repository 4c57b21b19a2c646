import { type Outbound, OutboundRefused, type OutboundResponse } from '../../../platform/outbound.ts';
import { cmmsSyncTexts } from '../../../texts/server/cmms-sync.ts';
import type { Call } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';

export interface Answer {
  status: number;
  headers: OutboundResponse['headers'];
  /** Body, up to the bound. */
  text: string;
  isCut: boolean;
}

const answerMaxBytes = 16 * 1024 * 1024;
const errorMaxBytes = 64 * 1024;

export interface TransportSettings {
  /** The whole base address of the system: nothing is asked of any other origin. */
  base: string;
  timeoutMs: number;
  outbound: Pick<Outbound, 'fetch'>;
  /** Ends the call when nobody waits for its answer any longer. */
  signal?: AbortSignal | undefined;
}

/** True for a call that may have taken effect although no answer came. */
const changesSomething = ({ method }: Call): boolean => method !== 'GET';

/**
 * Sends a call to the configured system, and to it alone: what leads elsewhere is not followed. Time and the size of
 * the answer are bounded.
 * @throws CmmsFailure refused for an address that is not open, retryable where it was not sent, unclear where a change
 *   may have been taken; the reason of the signal.
 */
export async function send(
  { base, timeoutMs, outbound, signal }: TransportSettings,
  call: Call,
  headers: Record<string, string>,
): Promise<Answer> {
  const url = addressOf(base, call);
  const isForm = call.body instanceof URLSearchParams;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await outbound.fetch(url, {
      method: call.method,
      ...{ timeoutMs, signal: signal ? AbortSignal.any([timeout, signal]) : timeout },
      headers: {
        accept: 'application/json',
        ...(call.body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
        ...call.headers,
      },
      ...(call.body !== undefined && { body: isForm ? (call.body as URLSearchParams) : JSON.stringify(call.body) }),
    });
    const { text, isCut } = await readBounded(response, response.ok ? answerMaxBytes : errorMaxBytes);
    return { status: response.status, headers: response.headers, text, isCut };
  } catch (error) {
    signal?.throwIfAborted();
    throw broken(error, call, timeoutMs);
  }
}

/** @throws CmmsFailure refused for an address that is none. */
function addressOf(base: string, call: Call): URL {
  let origin: URL;
  try {
    origin = new URL(/^https?:\/\//i.test(base) ? base : `https://${base}`);
  } catch (cause) {
    throw new CmmsFailure('refused', cmmsSyncTexts.badAddress(base), {
      cause,
    });
  }
  const url = new URL(`${withoutEnd(origin.pathname)}${call.path}`, origin.origin);
  if (url.origin !== origin.origin) throw new CmmsFailure('refused', cmmsSyncTexts.otherAddress);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  return url;
}

function withoutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

async function readBounded(response: OutboundResponse, maxBytes: number): Promise<{ text: string; isCut: boolean }> {
  if (!response.body) return { text: '', isCut: false };
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isCut: false };
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => {});
      return { text, isCut: true };
    }
  }
}

/** Errors of a connection that was never made: the call cannot have been done. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  // no pump has taken it
  'PUMP_AWAY',
]);

function broken(error: unknown, call: Call, timeoutMs: number): CmmsFailure {
  const refusal = [error, (error as { cause?: unknown }).cause].find((one) => one instanceof OutboundRefused);
  if (refusal) return new CmmsFailure('refused', refusal.message, { cause: error });
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  const code = String(
    (error as { cause?: { code?: unknown } }).cause?.code ?? (error as { code?: unknown }).code ?? '',
  );
  const words = isTimeout
    ? cmmsSyncTexts.timeout(Math.round(timeoutMs / 1_000))
    : code === 'PUMP_AWAY'
      ? cmmsSyncTexts.pumpAway
      : unsent.has(code)
        ? cmmsSyncTexts.unreachable(code)
        : cmmsSyncTexts.connectionLost(code);
  const kind = changesSomething(call) && !unsent.has(code) ? 'unclear' : 'retryable';
  return new CmmsFailure(kind, words, { cause: error });
}
