import { codeAt } from '../../domain/identity/factors/totp.ts';
import { password, type TestApi, type TestPerson } from './test-api.ts';

const stepMs = 30_000;

/** A person with an authenticator app. */
export interface WithApp extends TestPerson {
  secret: string;
  recoveryCodes: string[];
}

/** Sets an authenticator app up for a person; the clock is a step further then, so that the next code is another. */
export async function setUpApp(api: TestApi, person: TestPerson): Promise<WithApp> {
  const start = 'mutation ($password: String) { startMFAEnrolment(password: $password) { secret url } }';
  const { startMFAEnrolment } = await api.read<{ startMFAEnrolment: { secret: string } }>(start, person, { password });
  const { secret } = startMFAEnrolment;
  const verify = 'mutation ($code: String!) { verifyMFAEnrolment(code: $code) { recoveryCodes } }';
  const { verifyMFAEnrolment } = await api.read<{ verifyMFAEnrolment: { recoveryCodes: string[] } }>(verify, person, {
    code: codeAt(secret, api.clock.now()),
  });
  api.advance(stepMs);
  return { ...person, secret, recoveryCodes: verifyMFAEnrolment.recoveryCodes };
}

/** Returns a code that the app does not show. */
export const wrongCodeOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
