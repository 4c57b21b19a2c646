import { createRemoteJWKSet, customFetch as fetchOfKeys, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  None,
} from 'openid-client';
import type { Outbound } from '../../../../platform/outbound.ts';
import { oidcDiscoveryMinutes, oidcTimeoutSeconds, ssoClockSkewSeconds } from '../../../constants.ts';
import type { OidcConfiguration } from '../sso-configuration.ts';
import type { SsoCtx } from '../sso-ctx.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { causesOf, isUnreachable, refusedAddress } from './causes.ts';
import { type ProviderMetadata, readProviderMetadata } from './provider-metadata.ts';
import { otherIssuer, ProviderUnusable } from './provider-unusable.ts';

/** Metadata and keys of a provider. */
export interface Provider {
  metadata: ProviderMetadata;
  /** Finds the key of a token; keys are read when one is unknown, at most twice a minute. */
  keys: JWTVerifyGetKey;
}

/** The library of OpenID Connect, bound to the guarded client for addresses that people have entered. */
export interface OidcClient {
  /** Reads what a provider publishes of itself; it is kept for some minutes. @throws ProviderUnusable. */
  discover(issuer: string): Promise<Provider>;
  /**
   * Returns the provider of a configuration, and the library set up for it.
   * @param of.clientSecret in clear.
   * @throws ProviderUnusable, also for one that calls itself otherwise now.
   */
  open(
    configuration: OidcConfiguration,
    of: { clientSecret: string; now: Date },
  ): Promise<Provider & { library: Configuration }>;
}

/** Context of what asks a provider of OpenID Connect. */
export type OidcCtx = SsoCtx & { oidc: OidcClient };

const remembered = 500;
const keptMs = oidcDiscoveryMinutes * 60_000;
const keysMs = 10 * 60_000;
const keysCooldownMs = 30_000;

/** Creates the client; one for a process, as it remembers providers. */
export function createOidcClient(outbound: Outbound): OidcClient {
  const fetch = createBoundedFetch(outbound);
  const known = new Map<string, { provider: Promise<Provider>; endsAt: number }>();
  const { isProduction } = outbound.rules;

  async function read(issuer: string): Promise<Provider> {
    const found = await discovery(new URL(issuer), 'unknown', undefined, None(), {
      [customFetch]: fetch,
      timeout: oidcTimeoutSeconds,
      execute: isProduction ? [] : [allowInsecureRequests],
    }).catch((error: unknown) => {
      throw unusable(error);
    });
    const metadata = readProviderMetadata(found.serverMetadata(), { issuer, rules: outbound.rules });
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
      [fetchOfKeys]: fetch,
      timeoutDuration: oidcTimeoutSeconds * 1_000,
      cooldownDuration: keysCooldownMs,
      cacheMaxAge: keysMs,
    });
    return { metadata, keys };
  }

  function discover(issuer: string): Promise<Provider> {
    const now = performance.now();
    const kept = known.get(issuer);
    if (kept && kept.endsAt > now) return kept.provider;
    const provider = read(issuer);
    const entry = { provider, endsAt: now + keptMs };
    known.delete(issuer);
    known.set(issuer, entry);
    // the one read longest ago goes first
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    // what failed is tried again by the next call
    provider.catch(() => {
      if (known.get(issuer) === entry) known.delete(issuer);
    });
    return provider;
  }

  return {
    discover,
    async open({ issuer, clientId }, { clientSecret, now }) {
      const provider = await discover(issuer);
      const { metadata } = provider;
      if (metadata.issuer !== issuer) throw otherIssuer(metadata.issuer);
      const methods = metadata.token_endpoint_auth_methods_supported;
      const isBasic = methods.includes('client_secret_basic') || !methods.includes('client_secret_post');
      const authenticate = isBasic ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
      // the clock of the product, not that of the library
      const skewSeconds = Math.round((now.getTime() - Date.now()) / 1_000);
      const times = { [clockSkew]: skewSeconds, [clockTolerance]: ssoClockSkewSeconds };
      const library = new Configuration(metadata, clientId, times, authenticate);
      library[customFetch] = fetch;
      library.timeout = oidcTimeoutSeconds;
      if (!isProduction) allowInsecureRequests(library);
      return { ...provider, library };
    },
  };
}

/** Why a provider could not be read. */
function unusable(error: unknown): ProviderUnusable {
  const refused = refusedAddress(error);
  if (refused) return new ProviderUnusable('blocked', refused.message, error);
  const published = causesOf(error)
    .map((cause) => (cause as { body?: { issuer?: unknown } }).body?.issuer)
    .find((issuer) => typeof issuer === 'string');
  if (published !== undefined) return otherIssuer(published, error);
  return new ProviderUnusable(isUnreachable(error) ? 'unreachable' : 'noProvider', '', error);
}
