import type { Ctx, PublicCtx } from '../../domain/identity/ctx.ts';
import type { Caller } from '../../domain/identity/factors/factor-required.ts';
import type { createLoaders, createPorts } from '../generated/modules.ts';

/** Ports that modules need besides the database; each module creates its own. */
export type Ports = ReturnType<typeof createPorts>;
/** Loaders of rows' children: one query for all rows of a request. */
export type Loaders = ReturnType<typeof createLoaders>;

/** Dependencies of modules' loaders. */
export interface LoaderDeps {
  ctx: Ctx;
  ports: Ports;
}

/** Context of every resolver. */
export interface ApiContext {
  /** For calls without sign-in. */
  open: PublicCtx;
  readonly isSignedIn: boolean;
  /** Signed-in person within a customer; without one, reading it throws the error of `authenticate`. */
  readonly ctx: Ctx;
  /** Signed-in person whose session may lack its second factor: for the calls that it opens (AUTH.9). */
  readonly caller: Caller;
  /** True if the session lacks its second factor: `ctx` throws, and `me` answers in short. */
  readonly lacksFactor: boolean;
  readonly loaders: Loaders;
  /** Address of the console that the request came to, without a path. */
  readonly consoleOrigin: string;
  /** Header with the bearer of a session: for calls of people without access to any customer. */
  readonly authorization: string | undefined;
  /** The team that the header team-id names; null without one. */
  readonly teamId: string | null;
  /** Caller, for the log. */
  readonly asks: { requestId: string; address: string; userId?: string; customerId?: number };
  readonly ports: Ports;
}
