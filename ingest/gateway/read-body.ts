import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { requestMaxMb } from '../../domain/constants.ts';

const unzip = promisify(gunzip);
const bytesMax = requestMaxMb * 1024 * 1024;

/** A request that a door does not take, with the status that says why. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const tooLarge = (): Refused => new Refused(413, `A request is at most ${requestMaxMb} MB`);

/**
 * The whole body, unpacked. Neither the sent nor the unpacked body may be larger than a request's limit, so that a small
 * packed one cannot fill the memory.
 * @throws Refused 413 too large, 400 not gzip although it says so, 415 another encoding.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'gzip' && encoding !== 'identity') throw new Refused(415, 'Send the body as it is or with gzip');
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // a refused request stays open, so that its sender reads why
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesMax) throw tooLarge();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks, size);
  if (encoding === 'identity') return body;
  try {
    return await unzip(body, { maxOutputLength: bytesMax });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new Refused(400, 'The body is not gzip');
  }
}

const lingerBytes = 4 * bytesMax;

/** Lets the sender of a refused request finish, within bounds, so that it reads the answer instead of a broken pipe. */
export function drain(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > lingerBytes) request.destroy();
  });
  request.resume();
}
