import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { refuse } from './errors.ts';

/** The decompressed body of a request, read piece by piece. */
export interface Body {
  /** Returns the next piece; undefined at the end. Throws 354 for broken compression, 210 when the client has gone. */
  next(): Promise<Buffer | undefined>;
  /** Discards the rest. */
  leave(): Promise<void>;
}

/** Returns the body of a request, piped through a decompressor if it needs one. */
export function streamBody(req: IncomingMessage, transform: Transform | undefined): Body {
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

/** Reads a whole body of at most `limit` bytes; throws 229 when it is larger. */
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
