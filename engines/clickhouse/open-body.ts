import type { IncomingMessage } from 'node:http';
import { type Body, streamBody } from './body.ts';
import { decompressor } from './encoding.ts';
import { refuse } from './errors.ts';
import { engineMethod, type Unpack } from './unpack.ts';

/**
 * Returns the body of a request, decompressed by its Content-Encoding.
 * @param unpack handles the methods this process does not know
 * @throws QueryError 48 for an unknown method, the engine's error for a body that it cannot unpack
 */
export async function openBody(req: IncomingMessage, unpack: Unpack): Promise<Body> {
  const encoding = (req.headers['content-encoding'] ?? '').trim().toLowerCase();
  const transform = decompressor(encoding);
  if (transform || encoding === '' || encoding === 'identity') return streamBody(req, transform);
  const method = engineMethod(encoding);
  if (method === undefined) throw refuse(48, `Unknown compression method '${encoding}'`);
  return unpack(streamBody(req, undefined), method);
}
