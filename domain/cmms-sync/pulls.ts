import type { FindCmmsConnector } from '../cmms/connector.ts';
import { listsFields } from '../cmms/connectors/index.ts';
import type { ConnectorPool } from './connector-pool.ts';

/** Pulls fields and their values through the same sessions, at the same pace, as all other calls. */
export const pullsBy =
  (pool: ConnectorPool): FindCmmsConnector =>
  (schema) =>
    listsFields(schema)
      ? {
          pullFields: ({ customerId, system, signal }) =>
            pool.of(customerId, system).ask((connector) => connector.pullFields({ signal })),
          pullValues: ({ customerId, system, signal, total }, { name }) =>
            pool.of(customerId, system).connector.pullValues(name, { signal, ...(total && { total }) }),
        }
      : undefined;
