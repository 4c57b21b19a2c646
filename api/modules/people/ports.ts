import { createEmailTenantCheck } from '../../../domain/identity/check-email-tenant.ts';
import { createHandOver, createRedeemHandOver } from '../../../domain/identity/hand-over.ts';
import { createHelpDeskToken } from '../../../domain/identity/help-desk.ts';
import { createIdTokens } from '../../../domain/identity/id-token.ts';
import { createPasswordDesk } from '../../../domain/identity/password-desk.ts';
import { createSendResetPassword } from '../../../domain/identity/send-reset-password.ts';
import type { PortDeps } from '../../port-deps.ts';

export const createPorts = ({ seal, helpDesk }: PortDeps) => ({
  handOver: createHandOver(),
  redeemHandOver: createRedeemHandOver(),
  checkEmailTenant: createEmailTenantCheck(),
  passwords: createPasswordDesk(),
  idTokens: createIdTokens(seal),
  helpDeskToken: createHelpDeskToken(helpDesk),
  sendResetPassword: createSendResetPassword(),
});
