import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limitReached } from '../../platform/errors.ts';

/** Verifications at once, and how many may wait: each takes 19 MiB and some ten milliseconds of a core. */
const atOnce = 2;
const mayWait = 100;

/** A password as it is stored: argon2id with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let running = 0;
const waiting: Array<() => void> = [];
let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash; false for nobody's (null), after the same work, so that time tells
 * nothing about who exists.
 * @throws AppError LIMIT when too many wait already.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64'));
  const against = stored ?? (await nobodysHash);
  if (running >= atOnce) {
    if (waiting.length >= mayWait) throw limitReached('Too many people are signing in. Please try again.', 5);
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return (await verify(against, password)) && stored !== null;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
