import { createEmailTenantCheck } from '../../../domain/people/check-email-tenant.ts';
import { createPasswordDesk } from '../../../domain/people/password-desk.ts';
import { createSendResetPassword } from '../../../domain/people/send-reset-password.ts';
import type { PortDeps } from '../../port-deps.ts';

export const createPorts = (_deps: PortDeps) => ({
  checkEmailTenant: createEmailTenantCheck(),
  passwords: createPasswordDesk(),
  sendResetPassword: createSendResetPassword(),
});
