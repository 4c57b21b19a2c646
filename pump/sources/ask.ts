import { EnvHttpProxyAgent, fetch } from 'undici';
import { pumpTexts } from '../../texts/pump.ts';
import type { Settings } from '../disk/settings.ts';

const answerMaxBytes = 64 * 1_024 * 1_024;
const answerWithinMs = 60_000;

interface Question {
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  /** Name of a secret in the machine's settings. */
  secret: string | null | undefined;
}

/** Settings of the machine that are about addresses. */
type Allowed = Pick<Settings, 'origins' | 'secrets'>;

/** Answer of a source; null body: it has not changed. */
export interface SourceAnswer {
  body: Buffer | null;
  etag: string | null;
}

let agent: EnvHttpProxyAgent | undefined;

/**
 * Asks a source of the building's network over HTTP. Whoever controls the console chooses the address: only origins that
 * the machine allows are asked, redirects are refused, and a secret is sent to the origin it is for alone. @throws Error
 */
export async function ask(
  address: string,
  { method = 'GET', body, headers, secret }: Question,
  settings: Allowed,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  const url = new URL(address);
  if (!allows(settings, url)) throw new Error(pumpTexts.originNotAllowed(url.origin));
  const authorization = secret ? basicOf(secret, url, settings) : undefined;
  agent ??= new EnvHttpProxyAgent();
  try {
    const response = await fetch(url, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...headers, ...(authorization && { authorization }) },
      dispatcher: agent,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    const etag = response.headers.get('etag');
    if (response.status === 304) return { body: null, etag };
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(pumpTexts.sourceAnswered(response.status));
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > answerMaxBytes) throw new Error(pumpTexts.sourceTooLarge(answerMaxBytes / 1_048_576));
      parts.push(part);
    }
    return { body: Buffer.concat(parts), etag };
  } catch (error) {
    const cause = (error as Error).cause;
    if (cause instanceof Error) throw new Error(pumpTexts.unreachable(url.host, cause.message || cause.name));
    throw error;
  }
}

/** True for an origin that the machine's settings allow. */
export const allows = ({ origins, secrets }: Allowed, url: URL): boolean =>
  [...origins, ...Object.values(secrets).map(({ origin }) => origin)].some((one) => new URL(one).origin === url.origin);

function basicOf(name: string, url: URL, { secrets }: Allowed): string {
  const found = Object.hasOwn(secrets, name) ? secrets[name] : undefined;
  if (!found) throw new Error(pumpTexts.noSecret(name));
  const { origin } = new URL(found.origin);
  if (origin !== url.origin) throw new Error(pumpTexts.secretElsewhere(name, origin));
  return `Basic ${Buffer.from(`${found.username}:${found.password}`).toString('base64')}`;
}
