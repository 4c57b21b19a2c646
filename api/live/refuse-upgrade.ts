import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../../platform/errors.ts';
import { statuses } from '../request/map-error.ts';

/** Answers an upgrade in the same form as a request that the REST edge refuses, and closes the connection. */
export function refuseUpgrade(connection: Socket, { code, reason, message, retryAfterSeconds }: AppError): void {
  if (connection.destroyed) return;
  const status = statuses[code];
  const requestId = randomUUID();
  const body = JSON.stringify({ errors: [{ message, extensions: { code, ...(reason && { reason }), requestId } }] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    ...(retryAfterSeconds ? [`retry-after: ${retryAfterSeconds}`] : []),
  ];
  connection.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  connection.destroySoon();
}
