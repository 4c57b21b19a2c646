import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboundRules } from '../../../platform/outbound-address.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

/** Addresses of maintenance systems, checked as in production. */

let api: TestApi;
let provider: TestPerson;
beforeAll(async () => {
  api = await startTestApi({
    outboundRules: outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '10.20.0.0/16' }),
  });
  provider = await api.newPerson(await api.newCustomer(), 'SUPER');
});
afterAll(() => api?.stop());

const create = (displayName: string, host: string) =>
  api.gql<{ createExternalSystem: { id: string } }>(
    'mutation ($input: ExternalSystemInput!) { createExternalSystem(input: $input) { id } }',
    provider,
    {
      input: {
        ...{ displayName, direction: 'OUTBOUND', schema: 'maximo', connectionType: 'OUTBOUND_API' },
        outboundSettings: { host, username: 'u', password: 'p', siteId: 'BEDFORD' },
      },
    },
  );

test.each([
  ['http://cmms.example', 'The address must begin with https'],
  ['https://user:word@cmms.example', 'The address must not contain a username or password'],
  ['https://169.254.169.254', '169.254.169.254 is in a network that this installation does not connect to'],
  ['localhost:5432', 'localhost is in a network that this installation does not connect to'],
  ['https://2130706433', '127.0.0.1 is in a network that this installation does not connect to'],
  ['10.21.0.1/maximo', '10.21.0.1 is in a network that this installation does not connect to'],
])('%s is refused at its field', async (host, message) => {
  const { errors } = await create(`Maximo at ${host}`, host);
  expect(errors?.[0]).toMatchObject({
    message,
    extensions: { code: 'INVALID', fields: [{ path: 'outboundSettings.host', message }] },
  });
});

test('a public one and one of a network that the operator has named are taken, and changed to no other', async () => {
  await create('On premises', 'https://10.20.0.7/maximo');
  const { data } = await create('Hosted', 'https://cmms.example/maximo');
  const { errors } = await api.gql(
    'mutation ($id: ID!, $input: ExternalSystemInput!) { updateExternalSystem(id: $id, input: $input) { id } }',
    provider,
    { id: data?.createExternalSystem.id, input: { outboundSettings: { host: 'https://[::1]/' } } },
  );
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID' } });
});
