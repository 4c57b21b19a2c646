import sharp from 'sharp';

/** Why bytes are not taken as a photo. */
export class PhotoRefused extends Error {
  readonly reason: 'format' | 'pixels';

  constructor(reason: 'format' | 'pixels', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** First bytes of files of the formats that are decoded; libraries behind the decoder know many more, SVG among them. */
const beginnings: ReadonlyArray<(bytes: Buffer) => boolean> = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
];

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
// one thread for each photo: the process serves others meanwhile
sharp.concurrency(1);

const quality = 82;
const longestSeconds = 10;

/**
 * Decodes a photo and encodes it anew as squares, so that nothing of the file is kept but what is seen: no position, no
 * camera, no second content. It is turned as the camera says and cut around the middle.
 * @param of.maxPixels most pixels: a larger picture is refused by its header, before it is decoded.
 * @returns WebP of each side, in the same order. @throws PhotoRefused.
 */
export async function squarePhotos(
  bytes: Buffer,
  { sides, maxPixels }: { sides: readonly number[]; maxPixels: number },
): Promise<Buffer[]> {
  if (!beginnings.some((begins) => begins(bytes))) throw new PhotoRefused('format');
  const decoded = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  try {
    const { width, height } = await decoded().metadata();
    if (width * height > maxPixels) throw new PhotoRefused('pixels');
    const largest = Math.max(...sides);
    const square = await decoded()
      .rotate()
      .resize(largest, largest, { fit: 'cover' })
      .timeout({ seconds: longestSeconds })
      .png()
      .toBuffer();
    return await Promise.all(sides.map((side) => sharp(square).resize(side, side).webp({ quality }).toBuffer()));
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    throw new PhotoRefused(/pixel limit/i.test((error as Error).message) ? 'pixels' : 'format', { cause: error });
  }
}
