import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { decompressor } from './encoding.ts';
import { refuse } from './errors.ts';

/** The body of a request, decompressed, taken piece by piece. */
export interface Body {
  /** The next piece; undefined at the end. Throws 354 for broken compression, 210 when the client has gone. */
  next(): Promise<Buffer | undefined>;
  /** The rest is of no interest. */
  leave(): Promise<void>;
}

export function openBody(req: IncomingMessage): Body {
  const encoding = (req.headers['content-encoding'] ?? '').trim().toLowerCase();
  const transform = decompressor(encoding);
  if (!transform && encoding !== '' && encoding !== 'identity') {
    throw refuse(48, `Content-Encoding '${encoding}' is not supported, use gzip, deflate or br`);
  }
  let stream: Readable = req;
  if (transform) {
    stream = req.pipe(transform);
    const broken = () => transform.destroy(refuse(210, 'The client went away in the middle of its request'));
    req.on('aborted', broken).on('error', broken);
    // Read through the iterator; without a listener an error before the first read would end the process.
    transform.on('error', () => req.unpipe(transform));
  }
  const iterator = stream.iterator({ destroyOnReturn: false });
  return {
    async next() {
      try {
        const step = await iterator.next();
        return step.done ? undefined : (step.value as Buffer);
      } catch (error) {
        if (req.destroyed && !req.complete) throw refuse(210, 'The client went away in the middle of its request');
        if (transform && error instanceof Error && 'errno' in error) {
          throw refuse(354, `Cannot decompress the request: ${error.message}`);
        }
        throw error;
      }
    },
    async leave() {
      if (transform) req.unpipe(transform);
      await iterator.return?.();
      req.resume();
    },
  };
}

/** The whole of a body of at most `limit` bytes; throws 229 when it is larger. */
export async function readWhole(body: Body, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for (let piece = await body.next(); piece; piece = await body.next()) {
    size += piece.length;
    if (size > limit) throw refuse(229, `The request is larger than ${limit} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
