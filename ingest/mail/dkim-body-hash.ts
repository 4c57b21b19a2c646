import { createHash } from 'node:crypto';

export type Canonicalisation = 'simple' | 'relaxed';

const [tab, lf, cr, space] = [0x09, 0x0a, 0x0d, 0x20];
const bufferBytes = 64 * 1_024;

/**
 * Computes the hash of a mail's body as DKIM signs it (RFC 6376, 3.4), while the body is received: nothing of it is
 * kept, however long a line or however many empty lines there are. Bare line feeds count as line ends. Part of a body,
 * as `l=` signs it, is not hashed: anybody could append to it.
 */
export function createBodyHash(canonicalisation: Canonicalisation) {
  const isRelaxed = canonicalisation === 'relaxed';
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(bufferBytes);
  let filled = 0;
  let hasContent = false;
  /** Deferred output, which counts only if something follows it. */
  let lineEnds = 0;
  let hasSpace = false;
  let hasReturn = false;

  const isBlank = (byte: number): boolean => isRelaxed && (byte === space || byte === tab);
  const isPlain = (byte: number): boolean => byte !== lf && byte !== cr && !isBlank(byte);

  function write(byte: number): void {
    buffer[filled] = byte;
    filled += 1;
    if (filled < bufferBytes) return;
    hash.update(buffer);
    filled = 0;
  }
  /** Writes the deferred output: something follows it. */
  function release(): void {
    for (; lineEnds > 0; lineEnds -= 1) {
      write(cr);
      write(lf);
    }
    if (hasSpace) write(space);
    hasSpace = false;
    hasContent = true;
  }
  function content(byte: number): void {
    release();
    write(byte);
  }
  function run(bytes: Buffer, from: number, to: number): void {
    release();
    if (to - from > bufferBytes - filled) {
      hash.update(buffer.subarray(0, filled)).update(bytes.subarray(from, to));
      filled = 0;
    } else filled += bytes.copy(buffer, filled, from, to);
  }
  function lineEnd(): void {
    lineEnds += 1;
    hasSpace = false;
  }

  return {
    update(chunk: Buffer): void {
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] as number;
        if (byte === lf) {
          hasReturn = false;
          lineEnd();
          continue;
        }
        if (hasReturn) content(cr);
        hasReturn = byte === cr;
        if (hasReturn) continue;
        if (isBlank(byte)) {
          hasSpace = true;
          continue;
        }
        // a run of other bytes, most of a body, is hashed at once
        const from = at;
        while (at + 1 < chunk.length && isPlain(chunk[at + 1] as number)) at += 1;
        run(chunk, from, at + 1);
      }
    },
    /** Must be called once, at the end. */
    digest(): string {
      if (hasReturn) content(cr);
      if (hasContent || !isRelaxed) {
        write(cr);
        write(lf);
      }
      return hash.update(buffer.subarray(0, filled)).digest('base64');
    },
  };
}
