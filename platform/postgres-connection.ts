import type { ClientConfig } from 'pg';
import { readPem } from './tls.ts';

/**
 * Returns how a client connects to an address of Postgres. With sslmode=verify-full it uses TLS with a certificate of
 * an authority (sslrootcert, or those that Node trusts) for this host; a server without TLS is refused. With these
 * parameters the driver itself would compare an IP address with `localhost`.
 */
export function postgresConnection(address: string): Pick<ClientConfig, 'connectionString' | 'ssl'> {
  const url = new URL(address);
  if (url.searchParams.get('sslmode') !== 'verify-full') return { connectionString: address };
  const take = (name: string): string | undefined => {
    const file = url.searchParams.get(name);
    url.searchParams.delete(name);
    return file === null ? undefined : readPem(file);
  };
  const [ca, cert, key] = [take('sslrootcert'), take('sslcert'), take('sslkey')];
  url.searchParams.delete('sslmode');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const pem = { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
  return { connectionString: url.toString(), ssl: { ...pem, host, rejectUnauthorized: true } };
}
