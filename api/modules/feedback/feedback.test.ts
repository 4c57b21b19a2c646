import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedbackMaxLength, feedbackPerHour } from '../../../domain/constants.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const send = (by: TestPerson, text: string) =>
  api.gql<{ sendFeedback: { id: string } }>(
    'mutation ($text: String!) { sendFeedback(text: $text, version: "1.2.3") { id } }',
    by,
    { text },
  );
const textsOf = async (by: TestPerson): Promise<string[]> =>
  (await api.read<{ feedback: Array<{ text: string }> }>('{ feedback { text createdAt } }', by)).feedback.map(
    ({ text }) => text,
  );
const codeOf = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;
/** Mails to a person, as subject and body. */
const mailsTo = (to: string): Promise<Array<{ subject: string; body: unknown[] }>> =>
  api.db('mails').where({ recipient: to }).orderBy('created_at').select('subject', 'body');

test('SYS-006 feedback is mailed to each of the staff, saying who wrote it where, and is in the list of its writer', async () => {
  const customerId = await api.newCustomer({ name: 'Northern Clinics' });
  const [ada, ben] = [await api.newPerson(customerId, 'SUPER'), await api.newPerson(customerId, 'SUPER')];
  const off = await api.newPerson(customerId, 'SUPER');
  await api.db('users').where({ id: off.id }).update({ is_email_subscribed: false });
  const [maya, noor] = [await api.newPerson(customerId, 'NONE'), await api.newPerson(customerId, 'OCCUPANT')];
  expect(codeOf(await send(maya, '  The list is quick.\n\nThe <b>bell</b> is not.  '))).toBeUndefined();
  api.advance(1_000);
  await send(maya, 'It is now.');
  expect(await textsOf(maya)).toEqual(['It is now.', 'The list is quick.\n\nThe <b>bell</b> is not.']);
  expect(await textsOf(noor)).toEqual([]);
  for (const staff of [ada, ben]) {
    const [first, second, ...more] = await mailsTo(staff.email);
    expect(more).toEqual([]);
    expect(first).toEqual({
      subject: 'Northern Clinics: feedback',
      body: [
        expect.stringMatching(`\\(${maya.email}\\) of Northern Clinics wrote:`),
        'The list is quick.',
        'The <b>bell</b> is not.',
        'Version of the page: 1.2.3',
      ],
    });
    expect(second?.body).toContain('It is now.');
  }
  expect(await mailsTo(off.email)).toEqual([]);
});

test('SYS-006 what is empty or too long is refused, and so is more than a few texts an hour', async () => {
  const maya = await api.newPerson(await api.newCustomer());
  expect(codeOf(await send(maya, ' \n '))).toBe('INVALID');
  expect(codeOf(await send(maya, 'x'.repeat(feedbackMaxLength + 1)))).toBe('INVALID');
  const answers = await Promise.all(Array.from({ length: feedbackPerHour + 3 }, (_, index) => send(maya, `${index}`)));
  expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(feedbackPerHour);
  expect(answers.map(codeOf).filter((code) => code === 'LIMIT')).toHaveLength(3);
  expect(await textsOf(maya)).toHaveLength(feedbackPerHour);
  api.advance(3_601_000);
  expect(codeOf(await send(maya, 'Later'))).toBeUndefined();
});
