import sharp, { type Sharp } from 'sharp';

/** Why bytes are not taken as a picture. */
export class PictureRefused extends Error {
  readonly reason: 'format' | 'pixels';

  constructor(reason: 'format' | 'pixels', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** First bytes of files of the formats that are decoded; libraries behind the decoder know many more, SVG among them. */
const beginnings = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  gif: (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
} satisfies Record<string, (bytes: Buffer) => boolean>;
export type PictureFormat = keyof typeof beginnings;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
// one thread for each picture: the process serves others meanwhile
sharp.concurrency(1);

/**
 * Decodes a picture from outside within limits, by what its bytes are, whatever it is called.
 * @param of.maxPixels most pixels: a larger picture is refused by its header, before it is decoded.
 * @param encode encodes it anew, so that nothing of the file is kept but what is seen: no position, no camera, no
 *   second content. It may decode more than once.
 * @throws PictureRefused.
 */
export async function decodedPicture<Encoded>(
  bytes: Buffer,
  { formats, maxPixels }: { formats: readonly PictureFormat[]; maxPixels: number },
  encode: (decode: () => Sharp) => Promise<Encoded>,
): Promise<Encoded> {
  if (!formats.some((format) => beginnings[format](bytes))) throw new PictureRefused('format');
  const decode = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  try {
    const { width, height } = await decode().metadata();
    if (width * height > maxPixels) throw new PictureRefused('pixels');
    return await encode(decode);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(/pixel limit/i.test((error as Error).message) ? 'pixels' : 'format', { cause: error });
  }
}
