import type { Body } from './body.ts';

/** Part of an INSERT's data that was read before its statement started. */
export interface Collected {
  pieces: Buffer[];
  size: number;
  /** True if nothing follows in the body. */
  whole: boolean;
  /** Frees the memory. */
  release(): void;
}

/** Reads bodies into memory: at most `each` bytes of one and about `all` bytes in total. */
export function createCollector(each: number, all: number): (first: Buffer, body: Body) => Promise<Collected> {
  let held = 0;
  return async (first, body) => {
    const taken: Collected = {
      pieces: [],
      size: 0,
      whole: false,
      release() {
        held -= taken.size;
        taken.size = 0;
        taken.pieces = [];
      },
    };
    const take = (piece: Buffer) => {
      taken.pieces.push(piece);
      taken.size += piece.length;
      held += piece.length;
    };
    try {
      if (first.length > 0) take(first);
      while (taken.size < each && held < all) {
        const piece = await body.next();
        if (!piece) {
          taken.whole = true;
          break;
        }
        take(piece);
      }
      return taken;
    } catch (error) {
      taken.release();
      throw error;
    }
  };
}
