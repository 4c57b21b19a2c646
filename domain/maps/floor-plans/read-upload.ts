import { PictureRefused } from '../../../platform/decoded-picture.ts';
import { type AppError, invalid } from '../../../platform/errors.ts';
import { wholePicture } from '../../../platform/whole-picture.ts';
import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { drawingMaxMb, floorPlanMaxMb, floorPlanMaxPixels, floorPlanSide } from '../../constants.ts';
import { readDrawing } from './drawing.ts';
import type { Frame } from './frame.ts';

/** A floor plan as it is kept: re-encoded from an uploaded file. */
export interface KeptFloorPlan extends Frame {
  file: Buffer;
}

const mb = 1024 * 1024;
/** Bytes at the start of a file that its type is detected by. */
const headBytes = 1_024;

const refusedFile = (message: string): AppError => invalid(message, [{ path: 'file', message }]);

/**
 * Makes a floor plan of a file, by what its bytes are: neither its name nor its content type counts. An image is
 * decoded and encoded anew, of a drawing the polygons alone are kept.
 * @throws AppError INVALID for any other file, or one beyond the limits.
 */
export async function readUpload(file: Buffer): Promise<KeptFloorPlan> {
  if (file.length > floorPlanMaxMb * mb) throw refusedFile(texts.fileTooLarge(floorPlanMaxMb));
  const head = file
    .toString('latin1', 0, headBytes)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (/^[{[]/.test(head)) return ofDrawing(file);
  if (head.startsWith('<')) throw refusedFile(/<svg\b/i.test(head) ? texts.svg : texts.formats);
  if (head.startsWith('%PDF')) throw refusedFile(texts.pdf);
  return ofImage(file);
}

function ofDrawing(file: Buffer): KeptFloorPlan {
  if (file.length > drawingMaxMb * mb) throw refusedFile(texts.drawingTooLarge(drawingMaxMb));
  const read = readDrawing(textOf(file));
  if (!read.drawing) throw refusedFile(read.problem);
  const { drawing, bounds } = read;
  return { kind: 'DRAWING', bounds, file: Buffer.from(JSON.stringify(drawing)) };
}

function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw refusedFile(texts.notJson);
  }
}

async function ofImage(file: Buffer): Promise<KeptFloorPlan> {
  try {
    const { bytes, width, height } = await wholePicture(file, {
      maxPixels: floorPlanMaxPixels,
      longestSide: floorPlanSide,
    });
    return { kind: 'IMAGE', bounds: [0, 0, width, height], file: bytes };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    if (error.reason === 'pixels') throw refusedFile(texts.tooManyPixels(floorPlanMaxPixels / 1_000_000));
    // one that began like an image failed while it was decoded
    throw refusedFile(error.cause ? texts.broken : texts.formats);
  }
}
