import { startTestApi, type TestApi, type TestPerson } from './test-api.ts';

export interface IntegrationScene {
  api: TestApi;
  customerId: number;
  /** The provider's staff, within the customer. */
  provider: TestPerson;
  admin: TestPerson;
  create(input: object): Promise<Record<string, unknown>>;
  update(id: unknown, input: object): Promise<Record<string, unknown>>;
  /** Problems in the answer of a refused call, by path. */
  problemsOf(verb: 'create' | 'update', input: object, id?: unknown): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** Every scalar field of an integration, as in the form. */
export const formFragment = `id name displayName type schema direction connectionType isActive createdAt licenseKey
  licenseExpiresAt operatingSystemType hideConfidenceThreshold rescaleConfidenceThreshold highlightConfidenceThreshold
  levenshteinConfidenceThreshold inboundEmailAddress senderAddress senderCheck email { from } url isExternalAlertsEnabled
  externalAlertEmails hasProcessVariables isAutomationRuleCmmsSyncEnabled isCloseWorkButtonEnabled
  isCmmsPollingBackSyncEnabled alarmThroughputEmailThreshold lastAccessOnSlackThreshold lastAccessOnResolutionThreshold
  cmmsWorkTicketSyncThreshold workTicketObjectiveTemplate etlNormalizeVersion etlIgnorableStates etlTimestampOffset
  excludedAlarmTexts`;

const documents = {
  create: `mutation ($input: ExternalSystemInput!) { createExternalSystem(input: $input) { ${formFragment} } }`,
  update: `mutation ($id: ID!, $input: ExternalSystemInput!) {
    updateExternalSystem(id: $id, input: $input) { ${formFragment} } }`,
};

/** Minimal input of an inbound API. */
export const inboundApi = {
  displayName: 'Cold storage',
  direction: 'INBOUND',
  schema: 'generic',
  connectionType: 'INBOUND_API',
  etlNormalizeVersion: 'generic-json-1',
};

/** Starts an API with a customer and the provider's staff who maintain its integrations. */
export async function startIntegrationScene(): Promise<IntegrationScene> {
  const api = await startTestApi();
  const customerId = await api.newCustomer();
  const provider = await api.newPerson(customerId, 'SUPER');
  const admin = await api.newPerson(customerId);
  const send = async (verb: 'create' | 'update', variables: Record<string, unknown>) => {
    const data = await api.read<Record<string, Record<string, unknown>>>(documents[verb], provider, variables);
    return data[`${verb}ExternalSystem`] as Record<string, unknown>;
  };
  return {
    api,
    customerId,
    provider,
    admin,
    create: (input) => send('create', { input }),
    update: (id, input) => send('update', { id, input }),
    async problemsOf(verb, input, id) {
      const { errors } = await api.gql(documents[verb], provider, { id, input });
      const extensions = errors?.[0]?.extensions;
      if (extensions?.code !== 'INVALID') throw new Error(`not refused as invalid: ${JSON.stringify(errors)}`);
      return Object.fromEntries((extensions.fields ?? []).map(({ path, message }) => [path, message]));
    },
    stop: () => api.stop(),
  };
}
