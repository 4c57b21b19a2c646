import type { FindCmmsConnector } from '../cmms/connector.ts';
import { tellsFields } from '../cmms/connectors/index.ts';
import type { ConnectorPool } from './connector-pool.ts';

/** How fields and their values are asked for, by the same sessions and at the same pace as all else. */
export const pullsBy =
  (pool: ConnectorPool): FindCmmsConnector =>
  (schema) =>
    tellsFields(schema)
      ? {
          pullFields: ({ customerId, system }) =>
            pool.of(customerId, system).ask((connector) => connector.pullFields()),
          async *pullValues({ customerId, system, signal }, { name }) {
            for await (const page of pool.of(customerId, system).connector.pullValues(name)) {
              signal.throwIfAborted();
              yield page;
            }
          },
        }
      : undefined;
