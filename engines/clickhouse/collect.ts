import type { Body } from './body.ts';

/** Data of an INSERT as far as it was taken before its statement started. */
export interface Collected {
  pieces: Buffer[];
  size: number;
  /** Nothing follows in the body. */
  whole: boolean;
  /** The memory is free again. */
  release(): void;
}

/** Takes bodies into memory: at most `each` bytes of one and about `all` bytes of all together. */
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
