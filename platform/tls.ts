import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Texts in PEM by which a client trusts a server and shows who it is itself. */
export interface Tls {
  /** Certificates of authorities; without them, those that Node trusts. */
  ca?: string;
  cert?: string;
  key?: string;
}

/** @throws Error that names the file and says what is wrong with it. */
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

/** A variable that names a file in PEM; its value is what the file says. */
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
 * What a client connects with: TLS when it is switched on or something for it is configured. The server's certificate is always
 * verified, name included, and nothing falls back to a plain connection.
 */
export function tlsOf(isOn: boolean | undefined, tls: Tls): Tls | undefined {
  const given = Object.fromEntries(Object.entries(tls).filter(([, text]) => text));
  return (isOn ?? Object.keys(given).length > 0) ? given : undefined;
}
