import type { Ctx } from '../../../domain/identity/ctx.ts';
import { type Caller, FactorRequired } from '../../../domain/identity/factors/factor-required.ts';

/** Parts of a context that belong to a customer, which the session does not open. */
const withheld = ['customer', 'authRole', 'permissions', 'membership', 'history', 'db'] as const satisfies Array<
  keyof Ctx
>;

/** Returns `me` of a session that lacks its second factor (AUTH.9): the person, and a refusal for everything else. */
export function meInShort(caller: Caller): Ctx {
  const refused: PropertyDescriptor = {
    get() {
      throw new FactorRequired(caller);
    },
  };
  const me = { person: caller.person };
  return Object.defineProperties(me, Object.fromEntries(withheld.map((part) => [part, refused]))) as Ctx;
}
