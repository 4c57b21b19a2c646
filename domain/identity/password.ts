import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * A password as it is stored: argon2id with a salt of its own. Takes 19 MiB and some ten milliseconds of a core: on a
 * request's behalf it is called within the pool of `createPasswordDesk`.
 */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash; false for nobody's (null), after the same work, so that time tells
 * nothing about who exists. As costly as `hashPassword`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64'));
  return (await verify(stored ?? (await nobodysHash), password)) && stored !== null;
}
