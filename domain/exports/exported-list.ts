import type { z } from 'zod';
import type { Ctx } from '../identity/ctx.ts';
import type { Cell } from '../sheets/cells.ts';

/** A list that can be taken away as a file (ANA.8, ANA.10): what it says equals what its page shows. */
export interface ExportedList<Input = unknown> {
  /** As in addresses, e.g. `work-history`; `exportType` is the same in capitals with underscores. */
  name: string;
  /** Set for a list that ANA.10 does not name: it has an address of its own, but is no route of `POST /download/vf`. */
  isNoRoute?: boolean;
  /**
   * Takes what the page's own query takes, from the JSON of an address. The time zone of the export is its `timezone`, or
   * that of its `input`; without one the customer's.
   */
  schema: z.ZodType<Input>;
  /** Headings of the columns, in order; some lists take them from their input. */
  columns: (input: Input) => readonly string[];
  /**
   * Counts the rows, no further than `limit`.
   * @throws AppError FORBIDDEN for who may not see the page, INVALID, NOT_FOUND, as the page's query does.
   */
  count: (ctx: Ctx, input: Input, limit: number) => Promise<number>;
  /**
   * Reads the rows in the page's order, in batches of at most 5,000, no faster than they are taken; its memory does not
   * grow with their number. Errors as in `count`.
   */
  read: (ctx: Ctx, input: Input, signal: AbortSignal) => AsyncIterable<Cell[][]>;
}
