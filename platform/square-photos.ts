import sharp from 'sharp';
import { decodedPicture } from './decoded-picture.ts';

const quality = 82;
const longestSeconds = 10;

/**
 * Encodes a photo anew as squares, turned as the camera says and cut around the middle.
 * @param of.maxPixels most pixels of the photo.
 * @returns WebP of each side, in the same order. @throws PictureRefused.
 */
export const squarePhotos = (
  bytes: Buffer,
  { sides, maxPixels }: { sides: readonly number[]; maxPixels: number },
): Promise<Buffer[]> =>
  decodedPicture(bytes, { formats: ['jpeg', 'png', 'webp', 'gif'], maxPixels }, async (decode) => {
    const largest = Math.max(...sides);
    const square = await decode()
      .rotate()
      .resize(largest, largest, { fit: 'cover' })
      .timeout({ seconds: longestSeconds })
      .png()
      .toBuffer();
    return Promise.all(sides.map((side) => sharp(square).resize(side, side).webp({ quality }).toBuffer()));
  });
