import type { IncomingMessage } from 'node:http';
import { compileTrust, type TrustedProxies } from '../../platform/client-address.ts';

/**
 * Returns a check that the Origin of a request is the console; other clients than browsers send none and pass.
 * @param consoleUrl address of the console, if requests do not show it
 */
export function createIsOwnOrigin(given: { trustedProxies: TrustedProxies; consoleUrl?: string | undefined }) {
  const trusts = compileTrust(given.trustedProxies);
  const console = given.consoleUrl && new URL(given.consoleUrl).origin;
  return ({ headers, socket }: IncomingMessage): boolean => {
    const { origin } = headers;
    if (origin === undefined) return true;
    const page = parse(origin);
    if (!page) return false;
    if (page.origin === console) return true;
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
