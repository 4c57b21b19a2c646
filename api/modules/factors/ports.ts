import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ seal, product }: PortDeps) => ({
  authenticatorApp: { seal, productName: product.name },
});
