import { createHelpDeskToken } from '../../../domain/identity/help-desk.ts';
import { createPasswordDesk } from '../../../domain/identity/password-desk.ts';
import { createEmailTenantCheck } from '../../../domain/identity/sign-in/check-email-tenant.ts';
import { createHandOver, createRedeemHandOver } from '../../../domain/identity/sign-in/hand-over.ts';
import { createIdTokens } from '../../../domain/identity/sign-in/id-token.ts';
import { createSendResetPassword } from '../../../domain/identity/sign-in/send-reset-password.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ seal, helpDesk }: PortDeps) => ({
  handOver: createHandOver(),
  redeemHandOver: createRedeemHandOver(),
  checkEmailTenant: createEmailTenantCheck(),
  passwords: createPasswordDesk(),
  idTokens: createIdTokens(seal),
  helpDeskToken: createHelpDeskToken(helpDesk),
  sendResetPassword: createSendResetPassword(),
});
