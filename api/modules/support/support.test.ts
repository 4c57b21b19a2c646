import { afterAll, beforeAll, expect, test } from 'vitest';
import { supportRequestsPerHour, supportSubjectMax } from '../../../domain/constants.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let kept: TestApi;
let customerId: number;
let maya: TestPerson;
const supportEmail = `desk-${process.hrtime.bigint()}@example.com`;
beforeAll(async () => {
  [api, kept] = await Promise.all([startTestApi({ supportEmail }), startTestApi()]);
  customerId = await api.newCustomer({ name: 'Northern Clinics' });
  maya = await api.newPerson(customerId, 'NONE');
});
afterAll(() => Promise.all([api?.stop(), kept?.stop()]));

const send = (at: TestApi, by: TestPerson, input: { subject: string; description: string; page?: string }) =>
  at.gql<{ createTicket: string }>(
    'mutation ($subject: String!, $description: String!, $page: String) { createTicket(subject: $subject, description: $description, page: $page) }',
    by,
    input,
  );
interface Listed {
  supportRequests: Array<{ id: string; subject: string; customerName: string; personEmail: string }>;
}
const list = (by: TestPerson) =>
  api.gql<Listed>('{ supportRequests(limit: 200) { id subject customerName personEmail page version createdAt } }', by);

test('ADM-010 a request for support is kept, answered with its id, and mailed with person, customer, page and version', async () => {
  const { data } = await send(api, maya, {
    subject: ' The bell does not ring ',
    description: 'First line.\n\n<b>Second</b> line.',
    page: '/alarms',
  });
  const id = data?.createTicket;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const mails = await api.db('mails').where({ recipient: supportEmail }).select('subject', 'body');
  expect(mails).toEqual([
    {
      subject: 'Northern Clinics: The bell does not ring',
      body: [
        expect.stringContaining(`(${maya.email}) of Northern Clinics asks for support`),
        'First line.',
        '<b>Second</b> line.',
        { list: ['Page: /alarms', expect.stringMatching(/^Version: \d+\.\d+\.\d+$/), `Request: ${id}`] },
      ],
    },
  ]);
});

test('ADM-010 without an address it is kept and listed, for the provider alone', async () => {
  const { data } = await send(kept, maya, { subject: 'Kept', description: 'Text' });
  expect(await api.db('mails').where({ recipient: supportEmail }).where('subject', 'like', '%Kept').select()).toEqual(
    [],
  );
  const support = await api.newPerson(customerId, 'SUPER');
  const listed = (await list(support)).data?.supportRequests.find(({ id }) => id === data?.createTicket);
  expect(listed).toMatchObject({
    ...{ subject: 'Kept', customerName: 'Northern Clinics', personEmail: maya.email, page: null },
  });
  for (const by of [maya, await api.newPerson(customerId, 'ADMIN')])
    expect((await list(by)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('ADM-010 what is empty or too long is refused, and so is more than a few requests an hour', async () => {
  const noor = await api.newPerson(customerId);
  const codeOf = async (input: { subject: string; description: string }) =>
    (await send(api, noor, input)).errors?.[0]?.extensions;
  expect(await codeOf({ subject: ' ', description: 'Text' })).toMatchObject({ fields: [{ path: 'subject' }] });
  expect(await codeOf({ subject: 'Title', description: ' \n ' })).toMatchObject({ fields: [{ path: 'description' }] });
  const long = 'x'.repeat(supportSubjectMax + 1);
  expect(await codeOf({ subject: long, description: 'Text' })).toMatchObject({ code: 'INVALID' });
  const codes = await Promise.all(
    Array.from({ length: supportRequestsPerHour + 2 }, async (_, n) =>
      codeOf({ subject: `Title ${n}`, description: 'Text' }),
    ),
  );
  expect(codes.filter((code) => code === undefined)).toHaveLength(supportRequestsPerHour);
  expect(codes.filter((code) => code?.code === 'LIMIT')).toHaveLength(2);
});
