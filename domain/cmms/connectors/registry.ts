import type { CmmsConnector, FindCmmsConnector } from '../connector.ts';

/** How each vendor's system is asked, by schema. */
const connectors: Readonly<Record<string, CmmsConnector>> = {};

export const findCmmsConnector: FindCmmsConnector = (schema) =>
  Object.hasOwn(connectors, schema) ? connectors[schema] : undefined;
