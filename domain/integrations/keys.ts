import { hash, randomBytes } from 'node:crypto';

/** A new key for a door: shown once, stored as a hash only. */
export const newKey = (): string => `ak_${randomBytes(24).toString('base64url')}`;

/** Stored hash of a key. Keys are random and long, so a plain hash is enough. */
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer');
