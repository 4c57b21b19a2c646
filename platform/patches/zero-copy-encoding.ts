import { createRequire } from 'node:module';
import { crc32c } from '@node-rs/crc32';

/** Encoder of the client's requests: bytes it has written, in `buf` up to `offset`. */
interface Encoder {
  buf: Buffer;
  offset: number;
  readonly buffer: Buffer;
  /** Ours: the bytes before `buf`, in pieces that are not copied. */
  pieces?: Buffer[];
}

const require = createRequire(import.meta.url);
const encoder = require('kafkajs/src/protocol/encoder') as {
  new (initialSize?: number): Encoder;
  prototype: Encoder;
  nextPowerOfTwo(value: number): number;
};

/** Shorter pieces are cheaper to copy. */
const pieceBytes = 1_024;
/** The bytes after a piece are mostly the short head of the next one. */
const headBytes = 512;

/** Returns all written bytes as one buffer, which from then on is the encoder's. */
function whole(this: Encoder): Buffer {
  const last = this.buf.subarray(0, this.offset);
  if (!this.pieces) return last;
  this.buf = Buffer.concat([...this.pieces, last]);
  this.offset = this.buf.length;
  this.pieces = undefined;
  return this.buf;
}

function addPiece(to: Encoder, piece: Buffer): void {
  to.pieces ??= [];
  if (to.offset > 0) to.pieces.push(to.buf.subarray(0, to.offset));
  to.pieces.push(piece);
  to.buf = Buffer.allocUnsafe(headBytes);
  to.offset = 0;
}

/**
 * The client copies a message nine times on its way into a request, each time into zeroed memory of up to twice its
 * size, and computes its checksum by a table byte by byte: together a tenth of an event's total cost. Here long parts
 * are kept as they are until all are joined, and the processor computes the checksum.
 */
Object.defineProperties(encoder.prototype, {
  buffer: { get: whole },
  size: {
    value(this: Encoder): number {
      return (this.pieces ?? []).reduce((sum, piece) => sum + piece.length, this.offset);
    },
  },
  ensureAvailable: {
    value(this: Encoder, length: number): void {
      if (this.offset + length <= this.buf.length) return;
      const longer = Buffer.allocUnsafe(encoder.nextPowerOfTwo(this.offset + length));
      this.buf.copy(longer, 0, 0, this.offset);
      this.buf = longer;
    },
  },
  writeBufferInternal: {
    value(this: Encoder & { ensureAvailable(length: number): void }, bytes: Buffer): void {
      if (bytes.length >= pieceBytes) addPiece(this, bytes);
      else {
        this.ensureAvailable(bytes.length);
        bytes.copy(this.buf, this.offset);
        this.offset += bytes.length;
      }
    },
  },
});
// modules of the client that are loaded from now on use ours
const checksum = require.resolve('kafkajs/src/protocol/recordBatch/crc32C');
require(checksum);
(require.cache[checksum] as NodeJS.Module).exports = (bytes: Buffer): number => crc32c(bytes);
