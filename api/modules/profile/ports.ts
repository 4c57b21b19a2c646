import { createPhoneCodes } from '../../../domain/people/phone/phone-codes.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ seal, isSmsOn, pushKey, product }: PortDeps) => ({
  phoneCodes: createPhoneCodes({ seal, isOn: isSmsOn, productName: product.name }),
  pushKey,
});
