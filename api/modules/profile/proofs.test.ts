import { createHash, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { phoneCodesPerHour, phoneCodeTries } from '../../../domain/constants.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { password, startTestApi, type TestPerson } from '../../../tests/support/test-api.ts';

const scene = customerScene();

const ask = (by: TestPerson, mutation: string, variables: Record<string, unknown> = {}) =>
  scene.api.gql<Record<string, unknown>>(mutation, by, variables);
const sendCode = (by: TestPerson) => ask(by, 'mutation { sendPhoneVerification }');
const verify = (by: TestPerson, code: string) =>
  ask(by, 'mutation ($code: String!) { verifyPhone(code: $code) }', { code });
const setPhone = (by: TestPerson, phone: string) =>
  ask(by, 'mutation ($phone: String) { updateUser(input: { phone: $phone }) { id } }', { phone });
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions.code;
const wordsOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.message;
const isVerified = async ({ id }: TestPerson): Promise<boolean> =>
  (await scene.api.db('users').where({ id }).first('is_phone_verified')).is_phone_verified;
/** Text messages to a number, the newest first. */
const messagesTo = (number: string) =>
  scene.api.db('sms_messages').where({ recipient: number }).orderBy('created_at', 'desc').select('id', 'body');
const newestCode = async (number: string): Promise<string> => {
  const [message] = await messagesTo(number);
  return /^\d{6}/.exec(message.body)?.[0] ?? '';
};
const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');

/** Makes a person with a phone number that nobody else has. */
async function callee(): Promise<{ maya: TestPerson; number: string }> {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId, 'STANDARD');
  const number = `+1202${randomInt(2_000_000, 10_000_000)}`;
  expect(codeOf(await setPhone(maya, number))).toBeUndefined();
  return { maya, number };
}

test('USR.17 a code by text message verifies the number, once, and another number is verified anew', async () => {
  const { maya, number } = await callee();
  expect((await sendCode(maya)).data).toEqual({ sendPhoneVerification: true });
  const code = await newestCode(number);
  expect((await messagesTo(number))[0]?.body).toBe(
    `${code} is your Annunciator verification code. It is valid for 10 minutes.`,
  );
  expect(wordsOf(await verify(maya, wrong(code)))).toBe('The verification code used is invalid. Try again.');
  expect(await isVerified(maya)).toBe(false);
  expect((await verify(maya, ` ${code.slice(0, 3)} ${code.slice(3)} `)).data).toEqual({ verifyPhone: true });
  expect(await isVerified(maya)).toBe(true);
  expect((await sendCode(maya)).data).toEqual({ sendPhoneVerification: false });
  await setPhone(maya, '+12025559999');
  expect(await isVerified(maya)).toBe(false);
  expect(codeOf(await verify(maya, code))).toBe('INVALID');
  expect(await isVerified(maya)).toBe(false);
  const rows = await scene.api.db('audit_log').where({ user_id: maya.id, action: 'verifyPhone' });
  expect(rows).toMatchObject([{ customer_id: null, after: { isPhoneVerified: true } }]);
});

test('USR.17 neither code nor its plain hash is stored beside the message', async () => {
  const { maya, number } = await callee();
  await sendCode(maya);
  const code = await newestCode(number);
  const [row] = await scene.api.db('phone_verifications').where({ user_id: maya.id });
  const plain = [code, `${row.id}${code}`, `${row.id}/${code}`].map((text) =>
    createHash('sha256').update(text).digest('hex'),
  );
  expect(row.code_hash).toHaveLength(32);
  expect(plain).not.toContain(row.code_hash.toString('hex'));
});

test('USR.17 a code ends after 10 minutes, with the next one, and with the number it was sent to', async () => {
  const { api } = scene;
  const { maya, number } = await callee();
  await sendCode(maya);
  const first = await newestCode(number);
  api.advance(1_000);
  await sendCode(maya);
  const second = await newestCode(number);
  if (first !== second) expect(codeOf(await verify(maya, first))).toBe('INVALID');
  api.advance(10 * 60_000);
  expect(wordsOf(await verify(maya, second))).toContain('no longer valid');
  await sendCode(maya);
  const third = await newestCode(number);
  await setPhone(maya, '+12025559998');
  expect(codeOf(await verify(maya, third))).toBe('INVALID');
  await setPhone(maya, number);
  expect((await verify(maya, third)).data).toEqual({ verifyPhone: true });
});

test('USR.17 of many wrong codes at once only the first few count, and the right one comes too late', async () => {
  const { maya, number } = await callee();
  await sendCode(maya);
  const code = await newestCode(number);
  const answers = await Promise.all(Array.from({ length: phoneCodeTries + 5 }, () => verify(maya, wrong(code))));
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['INVALID']));
  expect(answers.map(wordsOf).filter((words) => words?.includes('used is invalid'))).toHaveLength(phoneCodeTries - 1);
  const [row] = await scene.api.db('phone_verifications').where({ user_id: maya.id });
  expect(row.tries).toBe(phoneCodeTries);
  expect(codeOf(await verify(maya, code))).toBe('INVALID');
  expect(await isVerified(maya)).toBe(false);
});

test('USR.17 at most 3 codes an hour are sent, also of several asked for at once', async () => {
  const { api } = scene;
  const { maya, number } = await callee();
  const answers = await Promise.all(Array.from({ length: phoneCodesPerHour + 3 }, () => sendCode(maya)));
  expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(phoneCodesPerHour);
  expect(answers.map(codeOf).filter((code) => code === 'LIMIT')).toHaveLength(3);
  expect(await messagesTo(number)).toHaveLength(phoneCodesPerHour);
  api.advance(3_601_000);
  expect(codeOf(await sendCode(maya))).toBeUndefined();
});

test('USR.17 without a number, and where no text messages are sent, no code is sent', async () => {
  const { api, customerId } = scene;
  expect(codeOf(await sendCode(await api.newPerson(customerId)))).toBe('INVALID');
  expect(await api.read('{ me { canVerifyPhone } }', scene.ada)).toEqual({ me: { canVerifyPhone: true } });
  const silent = await startTestApi({ isSmsOn: false });
  try {
    const { maya, number } = await callee();
    expect(await silent.read('{ me { canVerifyPhone } }', maya)).toEqual({ me: { canVerifyPhone: false } });
    expect(codeOf(await silent.gql('mutation { sendPhoneVerification }', maya))).toBe('UNAVAILABLE');
    expect(await messagesTo(number)).toEqual([]);
  } finally {
    await silent.stop();
  }
});

const changeEmail = (by: TestPerson, email: string, secret = password) =>
  ask(by, 'mutation ($email: String!, $secret: String!) { sendEmailChange(email: $email, password: $secret) }', {
    ...{ email, secret },
  });
const confirm = (by: TestPerson, token: string) =>
  ask(by, 'mutation ($token: String!) { confirmEmailChange(token: $token) { email { address isVerified } } }', {
    token,
  });
type Link = { label: string; path: string };
const mailsTo = (to: string): Promise<Array<{ subject: string; body: Array<string | Link>; is_forwarded: boolean }>> =>
  scene.api.db('mails').where({ recipient: to }).orderBy('created_at').select('subject', 'body', 'is_forwarded');
const tokenTo = async (to: string): Promise<string> => {
  const link = (await mailsTo(to)).at(-1)?.body.find((part): part is Link => typeof part === 'object');
  return new URL(link?.path ?? '', 'http://x').searchParams.get('token') ?? '';
};
let addresses = 0;
const newAddress = (): string => `new-${process.pid}-${Date.now()}-${addresses++}@example.com`;

test('USR.17 a link to the new address changes it once, the old one is told, and sessions stay', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId, 'NONE');
  const email = newAddress();
  expect((await changeEmail(maya, email.toUpperCase())).data).toEqual({ sendEmailChange: true });
  const [toOld] = await mailsTo(maya.email);
  expect(toOld?.body[0]).toContain(email);
  for (const mail of [...(await mailsTo(maya.email)), ...(await mailsTo(email))]) expect(mail.is_forwarded).toBe(false);
  const token = await tokenTo(email);
  expect(JSON.stringify(toOld)).not.toContain(token);
  const { rows } = await api.db.raw('select 1 from email_changes where token_hash = ?', [Buffer.from(token)]);
  expect(rows).toEqual([]);
  expect((await confirm(maya, token)).data).toEqual({
    confirmEmailChange: { email: { address: email, isVerified: true } },
  });
  expect(codeOf(await confirm(maya, token))).toBe('INVALID');
  expect((await api.signIn(email)).answer?.token).toEqual(expect.any(String));
  expect((await api.signIn(maya.email)).answer).toBeFalsy();
  expect(await api.read('{ me { user { username } } }', maya)).toEqual({ me: { user: { username: email } } });
  expect(await api.db('audit_log').where({ user_id: maya.id, action: 'confirmEmailChange' })).toMatchObject([
    { customer_id: null, before: { email: maya.email }, after: { email } },
  ]);
});

test('USR.17 a link opens nothing for another person, after a day, and once a later one is sent', async () => {
  const { api, customerId, ada } = scene;
  const maya = await api.newPerson(customerId);
  const [first, second] = [newAddress(), newAddress()];
  await changeEmail(maya, first);
  const token = await tokenTo(first);
  expect(codeOf(await confirm(ada, token))).toBe('INVALID');
  await changeEmail(maya, second);
  expect(codeOf(await confirm(maya, token))).toBe('INVALID');
  const late = await tokenTo(second);
  api.advance(24 * 3_600_000 + 1_000);
  expect(codeOf(await confirm(maya, late))).toBe('INVALID');
  expect(await api.db('users').where({ id: maya.id }).first('email')).toEqual({ email: maya.email });
});

test('USR.17 an address that somebody has is answered like any other, until its link is opened', async () => {
  const { api, customerId, ada } = scene;
  const maya = await api.newPerson(customerId);
  const elsewhere = await api.newPerson(await api.newCustomer());
  const taken = await changeEmail(maya, elsewhere.email);
  expect(taken).toEqual(await changeEmail(ada, newAddress()));
  const answer = await confirm(maya, await tokenTo(elsewhere.email));
  expect(codeOf(answer)).toBe('CONFLICT');
  expect(await api.db('users').where({ id: maya.id }).first('email')).toEqual({ email: maya.email });
});

test('USR.17 two people who open links to one address at once: one has it', async () => {
  const { api, customerId } = scene;
  const people = [await api.newPerson(customerId), await api.newPerson(customerId)];
  const email = newAddress();
  const tokens: string[] = [];
  for (const person of people) {
    await changeEmail(person, email);
    tokens.push(await tokenTo(email));
    api.advance(1_000);
  }
  const answers = await Promise.all(people.map((person, index) => confirm(person, tokens[index] ?? '')));
  expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined].sort());
});

test('USR.17 it takes the password, counts wrong ones, and sends at most 3 links an hour', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId);
  const email = newAddress();
  expect(codeOf(await changeEmail(maya, email, 'not-it'))).toBe('INVALID');
  expect(codeOf(await changeEmail(maya, maya.email))).toBe('INVALID');
  expect(await mailsTo(email)).toEqual([]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => changeEmail(maya, email)));
  expect(answers.map(codeOf).filter((code) => code === 'LIMIT')).toHaveLength(1);
});
