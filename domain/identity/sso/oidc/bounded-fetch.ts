import type { Outbound, OutboundInit, OutboundResponse } from '../../../../platform/outbound.ts';
import { oidcAnswerMaxKb, oidcTimeoutSeconds } from '../../../constants.ts';

const maxBytes = oidcAnswerMaxKb * 1024;
/** Statuses whose answers have no body. */
const bodiless = [204, 205, 304];

/** A request as the libraries of OpenID Connect make it. */
interface LibraryRequest {
  method: string;
  headers: Headers | Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** An answer of a provider that is larger than any that is needed. */
export class AnswerTooLarge extends Error {}

/**
 * Returns a fetch for the libraries of OpenID Connect: it connects to open addresses alone, follows nothing, and reads a
 * bounded answer within a bounded time.
 */
export const createBoundedFetch =
  (outbound: Pick<Outbound, 'fetch'>) =>
  async (url: string, { method, headers, body, signal }: LibraryRequest): Promise<Response> => {
    const timeout = AbortSignal.timeout(oidcTimeoutSeconds * 1_000);
    const response = await outbound.fetch(new URL(url), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body instanceof URLSearchParams && { body: body.toString() as OutboundInit['body'] }),
    });
    const text = await readBounded(response);
    const type = response.headers.get('content-type');
    const challenge = response.headers.get('www-authenticate');
    return new Response(bodiless.includes(response.status) ? null : text, {
      status: response.status,
      headers: { ...(type && { 'content-type': type }), ...(challenge && { 'www-authenticate': challenge }) },
    });
  };

async function readBounded(response: OutboundResponse): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new AnswerTooLarge(`an answer of ${new URL(response.url).host} is too large`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
