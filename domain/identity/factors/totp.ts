import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { mfaCodeDigits, totpWindow } from '../../constants.ts';

const secretBytes = 20;

/** Makes the secret of an authenticator app: 160 random bits, in base32 as apps take it. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: mfaCodeDigits, period: totpWindow.seconds });

/** Returns what an authenticator app reads from a QR code: secret, product and e-mail. */
export const urlOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, { issuer, label }).toString();

/** Returns the time step that a code is of (RFC 6238), up to one step from `at`; null for a wrong code. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: totpWindow.steps });
  return delta === null ? null : Math.floor(at.getTime() / 1_000 / totpWindow.seconds) + delta;
}

/** Returns the code that an app shows at a time. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });

/** Account under which tries at a person's second factor are counted: not that of their password. */
export const factorAccount = (userId: string): Buffer => createHash('sha256').update(`factor/${userId}`).digest();
