import { z } from 'zod';
import { listLimits, pageSizes } from './constants.ts';

/** Where a page begins; deeper reads take the opaque `after` of a list (WIRE.3). */
export const offsetSchema = z
  .int()
  .min(0)
  .max(listLimits.offset, `Offsets go up to ${listLimits.offset}; read on with \`after\``)
  .nullish()
  .transform((value) => value ?? 0);

/** How many rows a page takes; `usual` where nobody says. */
export const limitSchema = (usual: number) =>
  z
    .int()
    .min(1)
    .max(listLimits.limit, `At most ${listLimits.limit} rows at a time`)
    .nullish()
    .transform((value) => value ?? usual);

/** A page of a table. */
export const pageSchema = z.object({ limit: limitSchema(pageSizes.lensTable), offset: offsetSchema });
