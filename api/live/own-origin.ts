import type { IncomingMessage } from 'node:http';
import { compileTrust, type TrustedProxies } from '../../platform/client-address.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns a check that the Origin of a request is the console; other clients than browsers send none and pass.
 * @param given.consoleUrl address of the console, the only one that counts unless it is this machine; otherwise the host that was requested, which
 *   whoever sends the request can name as they like.
 */
export function createIsOwnOrigin(given: { trustedProxies: TrustedProxies; consoleUrl?: string | undefined }) {
  const trusts = compileTrust(given.trustedProxies);
  const console = given.consoleUrl === undefined ? null : new URL(given.consoleUrl);
  return ({ headers, socket }: IncomingMessage): boolean => {
    const { origin } = headers;
    if (origin === undefined) return true;
    const page = parse(origin);
    if (!page) return false;
    if (page.origin === console?.origin) return true;
    // a local install is also opened by other names of its machine
    if (console && !loopback.has(console.hostname)) return false;
    const forwarded = headers['x-forwarded-host'];
    const isForwarded = typeof forwarded === 'string' && trusts(socket.remoteAddress ?? '', 0);
    const host = isForwarded ? forwarded.split(',')[0]?.trim() : headers.host;
    // with the page's scheme: TLS ends in front of us
    return host !== undefined && parse(`${page.protocol}//${host}`)?.host === page.host;
  };
}

function parse(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
