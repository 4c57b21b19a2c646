import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

// antd writes its styles into the page; scripts, workers and connections are our own alone
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** A browser that came by https comes back by https alone, for a year, here and below. */
const transportSecurity = 'max-age=31536000; includeSubDomains';

/** Gives every request an id, and every answer that id and the headers that keep a browser from harm. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  response.locals.requestId = requestId;
  response.set({ ...headers, 'x-request-id': requestId });
  // by https to us or to a trusted proxy: over http the header says nothing
  if (request.secure) response.set('strict-transport-security', transportSecurity);
  next();
};

/** The id that `securityHeaders` gave the request. */
export const requestIdOf = (response: { locals: Record<string, unknown> }): string => String(response.locals.requestId);
