import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
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
  const body = await gather(request, room);
  return encoding === 'identity' ? body : unpack(body, room);
}

/** Unpacks piece by piece and takes room for each: the unpacked length is not known in advance. */
async function unpack(packed: Buffer, room: Room): Promise<Buffer> {
  const gunzip = createGunzip({ chunkSize: pieceBytes });
  gunzip.end(packed);
  try {
    return await gather(gunzip, room);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(400, gatewayTexts.notGzip);
  } finally {
    gunzip.destroy();
  }
}

/**
 * Gathers what a source sends, as far as there is room; one that is refused stays open, so that its sender can read the
 * reason. By events: an iterator costs more than the reading of a body that comes in one piece.
 */
function gather(source: Readable, room: Room): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const take = (piece: Buffer): void => {
      size += piece.length;
      const refusal = size > bytesMax ? tooLarge() : room.take(piece.length) ? null : noRoom();
      if (refusal) {
        source.off('data', take).pause();
        reject(refusal);
      } else pieces.push(piece);
    };
    const gone = (): void => reject(new Error('The sender has gone'));
    // it says nothing more if it went while its key was judged
    if (source.destroyed) gone();
    source
      .on('data', take)
      .once('end', () => resolve(pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces, size)))
      .once('error', reject)
      .once('close', gone);
  });
}
