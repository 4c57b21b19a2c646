import type { OutboundRules } from '../../platform/outbound-address.ts';
import type { Seal } from '../../platform/seal.ts';

/** Something counted within the hour that begins at `hour` (milliseconds since the epoch). */
export interface HourlyCount {
  systemId: number;
  hour: number;
  count: number;
}
export interface HourlyOutcomes extends HourlyCount {
  outcome: 'dropped' | 'rejected';
}

interface Since {
  customerId: number;
  /** Milliseconds since the epoch. */
  from: number;
}

/** Traffic of a customer's integrations. The warehouse answers; the customer is bound in every query. */
export interface IntegrationTraffic {
  /** Events by when a door had them. */
  events(of: Since): Promise<HourlyCount[]>;
  /** Payloads that were not applied, by when a door had them. */
  outcomes(of: Since): Promise<HourlyOutcomes[]>;
  /** Instances by when they started. */
  instances(of: Since): Promise<HourlyCount[]>;
}

/** Ports that verbs of integrations need besides the database. */
export interface IntegrationPorts {
  traffic: IntegrationTraffic;
  seal: Seal;
  /** Domain of generated inbound addresses. */
  mailDomain: string;
  /** Rules for the addresses of maintenance systems. */
  outboundRules: OutboundRules;
}
