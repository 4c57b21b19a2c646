import type { OutboundRules } from '../platform/outbound-address.ts';
import type { Seal } from '../platform/seal.ts';
import type { Stream } from '../platform/stream.ts';
import type { Temporal } from '../platform/temporal.ts';
import type { WarehouseClient } from '../warehouse/client.ts';

/** Dependencies of modules' ports. */
export interface PortDeps {
  warehouse: WarehouseClient;
  producer: Pick<ReturnType<Stream['createProducer']>, 'start' | 'send'>;
  temporal: Temporal;
  /** Seals and opens what is secret. */
  seal: Seal;
  /** Behind the @ of addresses that integrations are given. */
  mailDomain: string;
  /** Which addresses maintenance systems may have. */
  outboundRules: OutboundRules;
}
