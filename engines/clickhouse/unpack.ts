import { createReadStream } from 'node:fs';
import type { Body } from './body.ts';
import { type Engine, quoteText } from './engine.ts';
import { fromEngine } from './errors.ts';
import type { Spool } from './spool.ts';

/** Content-Encodings of methods that only the engine may know, with the engine's names. */
const METHODS: Readonly<Record<string, string>> = {
  zstd: 'zstd',
  zst: 'zstd',
  lz4: 'lz4',
  xz: 'xz',
  lzma: 'xz',
  snappy: 'snappy',
};

/** Returns the engine's name of a Content-Encoding; undefined when it knows none. */
export function engineMethod(encoding: string): string | undefined {
  return Object.hasOwn(METHODS, encoding) ? METHODS[encoding] : undefined;
}

/** Decompresses a body; throws the engine's error for a broken one. */
export type Unpack = (packed: Body, method: string) => Promise<Body>;

/**
 * Has the engine decompress bodies, from one file to another: a whole body is held in memory as one value, under the
 * limit that `base` sets.
 * @param base SET list of a connection
 */
export function createUnpack(engine: Engine, base: string, spool: Spool): Unpack {
  const convert = async (from: string, to: string, method: string) => {
    const connection = engine.connect();
    const source = `file(${quoteText(from)}, 'RawBLOB', 'body String', '${method}')`;
    const target = `INTO OUTFILE ${quoteText(to)} COMPRESSION 'none' FORMAT RawBLOB`;
    try {
      await connection.run(`SET ${base}`);
      await connection.run(`SELECT body FROM ${source} ${target}`);
    } catch (error) {
      throw fromEngine(error, [`: While reading from: ${from}`, `: (in file/uri ${from})`, from, to]);
    } finally {
      connection.close();
    }
  };
  return async (packed, method) => {
    const from = await spool.fill(packed);
    const to = spool.path();
    try {
      await convert(from, to, method);
    } catch (error) {
      await spool.drop(to);
      throw error;
    } finally {
      await spool.drop(from);
    }
    const stream = createReadStream(to);
    const iterator = stream.iterator();
    // Once it is open, the file can be unlinked: it is deleted with the stream.
    stream.once('open', () => void spool.drop(to));
    return {
      async next() {
        const step = await iterator.next();
        return step.done ? undefined : (step.value as Buffer);
      },
      async leave() {
        stream.destroy();
        await spool.drop(to);
        await packed.leave();
      },
    };
  };
}
