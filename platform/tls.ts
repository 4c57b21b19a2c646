import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** PEM texts by which a client trusts a server and identifies itself. */
export interface Tls {
  /** Certificates of authorities; without them, those that Node trusts. */
  ca?: string;
  cert?: string;
  key?: string;
}

/** @throws Error that names the file and states what is wrong with it. */
export function readPem(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (!text.includes('-----BEGIN ')) throw new Error(`${file} is not in PEM`);
  return text;
}

/** A variable that names a PEM file; its value is the file's content. */
export const pemFile = z.string().transform((file, context) => {
  try {
    return readPem(file);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** A variable that is true or false. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/**
 * Returns a client's TLS settings: TLS is used when it is enabled or any part of it is configured. The server's
 * certificate is always verified, name included, and nothing falls back to a plain connection.
 */
export function tlsOf(isOn: boolean | undefined, tls: Tls): Tls | undefined {
  const given = Object.fromEntries(Object.entries(tls).filter(([, text]) => text));
  return (isOn ?? Object.keys(given).length > 0) ? given : undefined;
}
