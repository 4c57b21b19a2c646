import { newCmmsSystem, storeCmmsField, storeCmmsValues } from './cmms.ts';
import type { TestPerson } from './test-api.ts';
import { startTestApi } from './test-api.ts';

export type CmmsApi = Awaited<ReturnType<typeof startCmmsApi>>;
export type Row = Record<string, unknown>;

/** Starts an API with a customer that configures a maintenance system, and its admin, the caller by default. */
export async function startCmmsApi() {
  const api = await startTestApi();
  const customerId = await api.newCustomer({ features: ['cmmsConfig', 'cmmsMapping'] });
  const admin = await api.newPerson(customerId);
  const systemId = await newCmmsSystem(api.db, customerId);
  return {
    api,
    customerId,
    admin,
    systemId,
    read: <T = Record<string, Row>>(document: string, variables: Row = {}, by: TestPerson = admin) =>
      api.read<T>(document, by, variables),
    async refusal(document: string, variables: Row = {}, by: TestPerson = admin) {
      const { errors } = await api.gql(document, by, variables);
      return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
    },
    newField: (name: string, more: object = {}) => storeCmmsField(api.db, { customerId, systemId, name, ...more }),
    newSystem: (displayName: string) => newCmmsSystem(api.db, customerId, { displayName }),
    values: (fieldId: string, given: Parameters<typeof storeCmmsValues>[2]) =>
      storeCmmsValues(api.db, { customerId, fieldId }, given),
  };
}
