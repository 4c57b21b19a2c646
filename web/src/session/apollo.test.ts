import { gql } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createToaster } from '#ui/toast.tsx';
import { createApolloClient, errorMessage } from './apollo.ts';
import { createSession } from './session.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A client whose server gives `answer` to everything. */
function clientOf(answer: object) {
  const items = new Map<string, string>([['session-token', 'abc']]);
  const session = createSession({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  const toaster = createToaster();
  const toasts: unknown[] = [];
  toaster.subscribe((toast) => toasts.push(toast));
  const [onSignedOut, onFactorRequired] = [vi.fn(), vi.fn()];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  return {
    client: createApolloClient({ session, toaster, onSignedOut, onFactorRequired }),
    toasts,
    onSignedOut,
    onFactorRequired,
  };
}

const query = gql`
  query Statuses {
    alarmStatuses {
      name
    }
  }
`;

test('UI-033 an answer with errors throws, and its first message is said', async () => {
  const { client, toasts } = clientOf({
    data: null,
    errors: [{ message: 'This lens is not open to you' }, { message: 'A second error' }],
  });
  const error = await client.query({ query, context: { failure: 'Failed to get alarms' } }).catch((each) => each);
  expect(errorMessage(error)).toBe('This lens is not open to you');
  expect(toasts).toEqual([{ kind: 'error', title: 'Failed to get alarms', body: 'This lens is not open to you' }]);
});

test('UI-031 a failed call is said in the words of its operation, one without any in the default ones', async () => {
  const { client, toasts } = clientOf({ errors: [{ message: 'It did not work' }] });
  await client.query({ query, context: { failure: 'Failed to get points' } }).catch(() => undefined);
  await client.query({ query }).catch(() => undefined);
  await client.query({ query, context: { quiet: true } }).catch(() => undefined);
  expect(toasts).toEqual([
    { kind: 'error', title: 'Failed to get points', body: 'It did not work' },
    { kind: 'error', title: 'System Failure', body: 'It did not work' },
  ]);
});

test('a session that the server no longer knows ends without a toast', async () => {
  const { client, toasts, onSignedOut } = clientOf({
    errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  await expect(client.query({ query })).rejects.toThrow('Sign in');
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});

test('AUTH.9 a session that lacks its second factor is led to it, without a toast', async () => {
  const { client, toasts, onSignedOut, onFactorRequired } = clientOf({
    errors: [{ message: 'Second factor', extensions: { code: 'UNAUTHENTICATED', reason: 'MFA_REQUIRED' } }],
  });
  await expect(client.query({ query })).rejects.toThrow('Second factor');
  expect(onFactorRequired).toHaveBeenCalledOnce();
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});
