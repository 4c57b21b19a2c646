import { decodedPicture } from './decoded-picture.ts';

const quality = 88;
const longestSeconds = 20;

/** A picture as WebP, with its size in pixels. */
export interface WholePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Encodes a still picture anew, turned as the camera says; a larger one is made smaller.
 * @param of.maxPixels most pixels of the picture. @param of.longestSide of what is returned, pixels.
 * @throws PictureRefused for anything but JPEG, PNG and WebP, or too many pixels.
 */
export const wholePicture = (
  bytes: Buffer,
  { maxPixels, longestSide }: { maxPixels: number; longestSide: number },
): Promise<WholePicture> =>
  decodedPicture(bytes, { formats: ['jpeg', 'png', 'webp'], maxPixels }, async (decode) => {
    const { data, info } = await decode()
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: longestSeconds })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
