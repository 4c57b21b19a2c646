import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ supportEmail }: PortDeps) => ({ supportEmail });
