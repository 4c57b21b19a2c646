import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { PumpSource } from '../../domain/integrations/pump-config.ts';

const connectMs = 10_000;
/** Certificates are looked at this often. */
const lookEveryMs = 6 * 3_600_000;

/** Reads when the certificate of an https address ends, valid or not; null if it cannot be connected to. */
function endOf({ hostname, port }: URL): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host, port: Number(port || 443), rejectUnauthorized: false, timeout: connectMs },
      ...(isIP(host) === 0 && { servername: host }),
    });
    const end = (at: string | null): void => {
      socket.destroy();
      resolve(at);
    };
    socket.once('secureConnect', () => {
      const { valid_to: at } = socket.getPeerCertificate();
      end(at ? new Date(at).toISOString() : null);
    });
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
}

/** Returns what looks at the certificate of a source now and then; undefined for a source that has none. */
export function certificateOf(config: PumpSource): (() => Promise<string | null>) | undefined {
  const address = 'url' in config && URL.canParse(config.url) ? new URL(config.url) : null;
  if (address?.protocol !== 'https:') return undefined;
  let known: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lookedAt < lookEveryMs) return known;
    const found = await endOf(address);
    // what cannot be reached is looked at again with the next read
    if (found !== null) lookedAt = performance.now();
    known = found ?? known;
    return known;
  };
}
