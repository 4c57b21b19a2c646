import type { Ctx, PublicCtx } from '../domain/identity/ctx.ts';
import type { createLoaders, createPorts } from './generated/modules.ts';

/** Ports that modules need beside the database; each makes its own. */
export type Ports = ReturnType<typeof createPorts>;
/** Loaders of rows' children, one query for all rows of a request. */
export type Loaders = ReturnType<typeof createLoaders>;

/** Dependencies of modules' loaders. */
export interface LoaderDeps {
  ctx: Ctx;
  ports: Ports;
}

/** What every resolver gets. */
export interface ApiContext {
  /** For calls that need nobody signed in. */
  open: PublicCtx;
  /** The signed-in person within a customer; reading it fails as `authenticate` did where there is none. */
  readonly ctx: Ctx;
  readonly loaders: Loaders;
  /** Who asks, for the log. */
  readonly asks: { requestId: string; address: string; userId?: string; customerId?: number };
  readonly ports: Ports;
}
