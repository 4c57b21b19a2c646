import type { IntegrationTraffic } from '../../../domain/integrations/integration-ports.ts';
import type { WarehouseClient } from '../../../warehouse/client.ts';
import { findIntegrationEventsHourly } from '../../../warehouse/queries/integration-events-hourly.ts';
import { findIntegrationInstancesHourly } from '../../../warehouse/queries/integration-instances-hourly.ts';
import { findIntegrationOutcomesHourly } from '../../../warehouse/queries/integration-outcomes-hourly.ts';

/** Creates the traffic port of integrations, backed by the warehouse. */
export function createTraffic(warehouse: WarehouseClient): IntegrationTraffic {
  return {
    events: (of) => findIntegrationEventsHourly(warehouse, of),
    outcomes: (of) => findIntegrationOutcomesHourly(warehouse, of),
    instances: (of) => findIntegrationInstancesHourly(warehouse, of),
  };
}
