import type { OutboundRules } from '../../../platform/outbound-address.ts';
import type { Seal } from '../../../platform/seal.ts';
import type { Ctx, PublicCtx } from '../ctx.ts';

/** Context of what happens between a browser and an identity provider. */
export type SsoCtx = PublicCtx & {
  seal: Seal;
  /** Address of the console, without a path. */
  consoleOrigin: string;
};

/** Context of a change of a configuration. */
export type SetupCtx = Ctx & { seal: Seal; outboundRules: OutboundRules };
