import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Seal } from '../../platform/seal.ts';
import { exportAddressMinutes } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Signed addresses of exports' files, each good for five to ten minutes in the session and the customer it was given to. */
export interface ExportLinks {
  /** Path and query. */
  addressOf(ctx: LinkCtx, id: string): string;
  /** @returns `forged` for an address that was given to nobody, or to somebody else; `over` for an old one. */
  judge(ctx: LinkCtx, id: string, query: unknown): 'good' | 'over' | 'forged';
}
type LinkCtx = Pick<Ctx, 'customer' | 'person' | 'tokenHash' | 'clock'>;

const slotMs = exportAddressMinutes * 60_000;
const schema = z.object({ until: z.coerce.number().int(), signature: z.string().max(100) });

export function createExportLinks(seal: Pick<Seal, 'mac'>): ExportLinks {
  const sign = ({ customer, person, tokenHash }: LinkCtx, id: string, until: number): Buffer =>
    seal.mac(`${id} ${until}`, `export/${customer.id}/${person.id}/${tokenHash.toString('hex')}`);
  return {
    addressOf(ctx, id) {
      // the same for some minutes, so that a list that is read again is the same
      const until = (Math.floor(ctx.clock.now().getTime() / slotMs) + 2) * slotMs;
      const signature = sign(ctx, id, until).toString('base64url');
      return `/report-exports/${id}/file?${new URLSearchParams({ until: String(until), signature })}`;
    },
    judge(ctx, id, query) {
      const given = schema.safeParse(query).data;
      if (!given) return 'forged';
      const [expected, actual] = [sign(ctx, id, given.until), Buffer.from(given.signature, 'base64url')];
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged';
      return ctx.clock.now().getTime() <= given.until ? 'good' : 'over';
    },
  };
}
