import type { ServerMetadata } from 'openid-client';
import { z } from 'zod';
import { type OutboundRules, outboundProblem } from '../../../../platform/outbound-address.ts';
import { oidcAlgorithms } from './algorithms.ts';
import { otherIssuer, ProviderUnusable } from './provider-unusable.ts';

const endpoint = z.url({ protocol: /^https?$/ }).max(2_000);
const names = z.array(z.string().max(100)).max(100);

/** Members of what a provider publishes of itself, as far as they are used. */
const metadataSchema = z.object({
  issuer: z.string().max(2_000),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional().catch(undefined),
  end_session_endpoint: endpoint.optional().catch(undefined),
  // RS256 is what every provider has to be able to
  id_token_signing_alg_values_supported: names.default(['RS256']),
  token_endpoint_auth_methods_supported: names.default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

export type ProviderMetadata = z.output<typeof metadataSchema> & ServerMetadata;

/**
 * Checks what a provider publishes of itself: that it is whose it was asked for, that each of its addresses may be
 * connected to, and that it signs with a key that it alone has.
 * @throws ProviderUnusable with the reason.
 */
export function readProviderMetadata(
  published: unknown,
  { issuer, rules }: { issuer: string; rules: OutboundRules },
): ProviderMetadata {
  const read = metadataSchema.safeParse(published);
  if (!read.success) throw new ProviderUnusable('noProvider');
  const { data } = read;
  if (!URL.canParse(data.issuer) || new URL(data.issuer).href !== new URL(issuer).href) throw otherIssuer(data.issuer);
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint, end_session_endpoint } = data;
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint, end_session_endpoint]) {
    const problem = address === undefined ? null : outboundProblem(address, rules);
    if (problem) throw new ProviderUnusable('blocked', problem);
  }
  const algorithms = data.id_token_signing_alg_values_supported.filter((name) => oidcAlgorithms.includes(name));
  if (algorithms.length === 0) throw new ProviderUnusable('algorithms');
  return { ...data, id_token_signing_alg_values_supported: algorithms };
}
