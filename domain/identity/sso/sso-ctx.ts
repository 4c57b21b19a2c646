import type { Seal } from '../../../platform/seal.ts';
import type { PublicCtx } from '../ctx.ts';
import type { OidcClient } from './oidc/oidc-client.ts';

/** Context of what happens between a browser and an identity provider. */
export type SsoCtx = PublicCtx & {
  seal: Seal;
  /** Address of the console, without a path. */
  consoleOrigin: string;
  oidc: OidcClient;
};
