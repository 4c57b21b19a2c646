import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** Compression of an answer, and who applies it. */
export interface Encoding {
  name: string;
  /** True if the engine compresses: it knows more methods, but no exception can be added to the stream. */
  byEngine: boolean;
  /** Best of the accepted methods that this process knows: for errors, which the engine does not write. */
  own: string | undefined;
}

/** Methods in a server's order of preference. Those with a factory are applied by this process, also where its Node knows more. */
const METHODS: readonly [string, (() => Transform) | undefined][] = [
  ['zstd', undefined],
  ['br', () => zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ['lz4', undefined],
  ['gzip', () => zlib.createGzip({ level: 3 })],
  ['deflate', () => zlib.createDeflate({ level: 3 })],
  ['snappy', undefined],
  ['xz', undefined],
];

/** Returns the preferred method of an Accept-Encoding header; undefined when none of them is known. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  const accepts = METHODS.filter(([name]) => names.includes(name));
  const [found] = accepts;
  const own = accepts.find(([, make]) => make)?.[0];
  return found && { name: found[0], byEngine: found[1] === undefined, own };
}

export function compressor(name: string): Transform {
  const make = METHODS.find(([method]) => method === name)?.[1];
  if (!make) throw new Error(`no compressor for ${name} here`);
  return make();
}

/** Creates the decompressor of a Content-Encoding; undefined for one this process does not know. */
export function decompressor(name: string): Transform | undefined {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip();
    case 'deflate':
      return zlib.createInflate();
    case 'br':
      return zlib.createBrotliDecompress();
    default:
      return undefined;
  }
}
