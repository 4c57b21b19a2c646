import { createStartSso } from '../../../domain/identity/sign-in/start-sso.ts';
import { createOidcClient } from '../../../domain/identity/sso/oidc/oidc-client.ts';
import { createTakeCode } from '../../../domain/identity/sso/oidc/take-code.ts';
import { createRedeemAnswer } from '../../../domain/identity/sso/redeem-answer.ts';
import { createTakeAnswer } from '../../../domain/identity/sso/saml/take-answer.ts';
import { createOutbound } from '../../../platform/outbound.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ seal, outboundRules, log }: PortDeps) => ({
  ssoSetup: { seal, outboundRules, oidc: createOidcClient(createOutbound(outboundRules, { log })) },
  startSso: createStartSso(),
  takeSsoAnswer: createTakeAnswer(),
  takeSsoCode: createTakeCode(),
  redeemSsoAnswer: createRedeemAnswer(),
});
