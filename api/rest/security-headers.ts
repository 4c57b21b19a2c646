import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Origins besides ours. */
interface Others {
  /** That pages may send forms to. */
  forms: readonly string[];
  /** That pages may ask. */
  connections: readonly string[];
}

// antd writes inline styles into the page; scripts and workers only from our origin
const contentSecurityPolicy = ({ forms, connections }: Others): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Browsers use only https for a year, for this host and its subdomains. */
const transportSecurity = 'max-age=31536000; includeSubDomains';

/** Creates the handler that gives every request an id, and every response that id and the security headers. */
export function createSecurityHeaders(others: Others): RequestHandler {
  const policy = contentSecurityPolicy(others);
  return function securityHeaders(request, response, next) {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.set({ ...headers, 'content-security-policy': policy, 'x-request-id': requestId });
    // https to us or to a trusted proxy: browsers ignore the header over http
    if (request.secure) response.set('strict-transport-security', transportSecurity);
    next();
  };
}

/** Returns the id that `createSecurityHeaders` gave the request. */
export const requestIdOf = (response: { locals: Record<string, unknown> }): string => String(response.locals.requestId);
