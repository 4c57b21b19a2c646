import type { IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { requestMaxMb } from '../../domain/constants.ts';
import { gatewayTexts } from '../../texts/server/gateway.ts';
import { Refused } from './answer.ts';
import type { Room } from './body-room.ts';

const bytesMax = requestMaxMb * 1024 * 1024;
const pieceBytes = 64 * 1024;

const noRoom = (): Refused => new Refused(429, gatewayTexts.tooMuch);
const tooLarge = (): Refused => new Refused(413, gatewayTexts.tooLarge(requestMaxMb));

/**
 * Reads the whole body, unpacked. Neither the sent nor the unpacked body may exceed a request's limit, so that a small
 * packed one cannot fill the memory.
 * @param room what its bytes are taken from; released by the code that has handed the body on.
 * @throws Refused 413 too large, 429 no room, 400 not gzip although declared as such, 415 another encoding.
 */
export async function readBody(request: IncomingMessage, room: Room): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'gzip' && encoding !== 'identity') throw new Refused(415, gatewayTexts.encoding);
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // a refused request stays open, so that its sender can read the reason
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesMax) throw tooLarge();
    if (!room.take(chunk.length)) throw noRoom();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks, size);
  return encoding === 'identity' ? body : unpack(body, room);
}

/** Unpacks chunk by chunk and takes room for each before the next: the unpacked length is not known in advance. */
async function unpack(packed: Buffer, room: Room): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  const gunzip = createGunzip({ chunkSize: pieceBytes });
  gunzip.end(packed);
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > bytesMax) throw tooLarge();
      if (!room.take(piece.length)) throw noRoom();
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(400, gatewayTexts.notGzip);
  }
  return Buffer.concat(pieces, size);
}
