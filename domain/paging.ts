import { z } from 'zod';
import { listTexts } from '../texts/server/lists.ts';
import { listLimits, pageSizes } from './constants.ts';

/** Start of a page; deeper reads take the opaque `after` of a list (WIRE.3). */
export const offsetSchema = z
  .int()
  .min(0)
  .max(listLimits.offset, listTexts.offset(listLimits.offset))
  .nullish()
  .transform((value) => value ?? 0);

/** Number of rows of a page; `usual` by default. */
export const limitSchema = (usual: number, most: number = listLimits.limit) =>
  z
    .int()
    .min(1)
    .max(most, listTexts.rows(most))
    .nullish()
    .transform((value) => value ?? usual);

/** A page of a table. */
export const pageSchema = z.object({ limit: limitSchema(pageSizes.lensTable), offset: offsetSchema });
