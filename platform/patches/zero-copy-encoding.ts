import { createRequire } from 'node:module';
import { crc32c } from '@node-rs/crc32';

/** What the client encodes requests with: bytes it has written, in `buf` up to `offset`. */
interface Encoder {
  buf: Buffer;
  offset: number;
  readonly buffer: Buffer;
  /** Ours: what stands before `buf`, in pieces that nobody has copied. */
  pieces?: Buffer[];
}

const require = createRequire(import.meta.url);
const encoder = require('kafkajs/src/protocol/encoder') as {
  new (initialSize?: number): Encoder;
  prototype: Encoder;
  nextPowerOfTwo(value: number): number;
};

/** Shorter ones are cheaper copied. */
const pieceBytes = 1_024;
/** What follows a piece is mostly the short head of the next one. */
const headBytes = 512;

/** All that was written as one buffer; from then on that is what it holds. */
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
 * The client copies a message nine times on its way into a request, each time into zeroed memory of up to twice its size,
 * and checks it with a table a byte at a time: together a tenth of all that an event cost. Here long parts are kept as
 * they are until all are joined, and the processor makes the checksum.
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
// modules of the client that are loaded from now on get ours
const checksum = require.resolve('kafkajs/src/protocol/recordBatch/crc32C');
require(checksum);
(require.cache[checksum] as NodeJS.Module).exports = (bytes: Buffer): number => crc32c(bytes);
