import type { IntegrationPorts } from '../../../domain/integrations/integration-ports.ts';
import type { PortDeps } from '../port-deps.ts';
import { createTraffic } from './traffic.ts';

export const createPorts = ({ warehouse, seal, mailDomain, outboundRules }: PortDeps): IntegrationPorts => ({
  traffic: createTraffic(warehouse),
  seal,
  mailDomain,
  outboundRules,
});
