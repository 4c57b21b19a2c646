import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes a password for storage: argon2id with its own salt. Takes 19 MiB and some ten milliseconds of a core: requests
 * call it within the pool of `createPasswordDesk`.
 */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobodysHash: Promise<string> | undefined;

/**
 * Returns true if the password matches the hash; for null returns false after the same work, so that the time does not
 * reveal if an account exists. As costly as `hashPassword`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64'));
  return (await verify(stored ?? (await nobodysHash), password)) && stored !== null;
}
