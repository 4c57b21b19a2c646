import { readFileSync } from 'node:fs';

/**
 * Reads the e-mail door's certificate and key from their files.
 * @returns undefined if neither is configured: the door speaks plain SMTP.
 * @throws Error when only one is configured, or a file cannot be read.
 */
export function readCertificate(certFile?: string, keyFile?: string): { cert: string; key: string } | undefined {
  if (!certFile && !keyFile) return undefined;
  if (!certFile || !keyFile) throw new Error('MAIL_TLS_CERT and MAIL_TLS_KEY are configured together or not at all');
  return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
