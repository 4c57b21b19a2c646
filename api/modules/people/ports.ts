import { createEmailTenantCheck } from '../../../domain/identity/check-email-tenant.ts';
import { createPasswordDesk } from '../../../domain/identity/password-desk.ts';
import { createSendResetPassword } from '../../../domain/identity/send-reset-password.ts';
import type { PortDeps } from '../../port-deps.ts';

export const createPorts = (_deps: PortDeps) => ({
  checkEmailTenant: createEmailTenantCheck(),
  passwords: createPasswordDesk(),
  sendResetPassword: createSendResetPassword(),
});
