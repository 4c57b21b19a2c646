import { createActivatePerson } from '../../../domain/invitations/activate-person.ts';
import { createValidateInvitation } from '../../../domain/invitations/find-invitee.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ product }: PortDeps) => ({
  productName: product.name,
  validateInvitation: createValidateInvitation(),
  activatePerson: createActivatePerson(),
});
