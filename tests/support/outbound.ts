import { createOutbound } from '../../platform/outbound.ts';
import { outboundRules } from '../../platform/outbound-address.ts';

/** Rules as outside of production: simulated maintenance systems are on this machine. */
export const testOutbound = createOutbound(outboundRules({ ENVIRONMENT_NAME: 'test', OUTBOUND_ALLOWED_NETWORKS: '' }));
