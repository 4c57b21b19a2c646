import ipaddr from 'ipaddr.js';
import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { isAligned } from './authenticate-sender.ts';

/** A relay of the operator that checks senders: how it names itself in Authentication-Results, and where it sends from. */
export interface TrustedRelay {
  authservId: string;
  network: [ipaddr.IPv4 | ipaddr.IPv6, number];
}

const headerMaxLength = 16_384;

/**
 * Parses `mx.example.org=192.0.2.0/24,mx.example.org=2001:db8::/32`.
 * @throws Error for text that is not a network, or names no relay.
 */
export function parseTrustedRelays(text: string): TrustedRelay[] {
  return text.split(',').flatMap((entry) => {
    if (entry.trim() === '') return [];
    const [authservId = '', network = ''] = entry.split('=').map((part) => part.trim());
    if (authservId === '' || network === '')
      throw new Error(`MAIL_TRUSTED_RELAYS: ${entry.trim()} is not like mx.example.org=192.0.2.0/24`);
    const address = network.includes('/')
      ? network
      : `${network}/${ipaddr.parse(network).kind() === 'ipv4' ? 32 : 128}`;
    return [{ authservId: authservId.toLowerCase(), network: ipaddr.parseCIDR(address) }];
  });
}

/**
 * Returns the verdict of a trusted relay, from the topmost Authentication-Results: those below it, and all from other
 * clients, may be forged.
 * @returns null if this client is no such relay, or it states no verdict.
 */
export function relayVerdict(
  relays: readonly TrustedRelay[],
  client: string,
  results: readonly string[],
  domain: string,
): SenderVerdict | null {
  const [topmost] = results;
  if (topmost === undefined || topmost.length > headerMaxLength || !ipaddr.isValid(client)) return null;
  const address = ipaddr.process(client);
  const [own = '', ...methods] = withoutComments(topmost).split(';');
  const authservId = own.trim().split(/\s/)[0]?.toLowerCase();
  const relay = relays.find(
    (one) =>
      one.authservId === authservId && one.network[0].kind() === address.kind() && address.match(one.network as never),
  );
  return relay ? verdictOf(relay.authservId, methods.map(resultOf), domain) : null;
}

interface MethodResult {
  method: string;
  result: string;
  /** Domain that the result is about. */
  domain: string;
}

function verdictOf(relay: string, results: readonly MethodResult[], domain: string): SenderVerdict {
  const isOf = (one: MethodResult): boolean => isAligned(domain, one.domain);
  const own = results.filter((one) => ['spf', 'dkim', 'dmarc'].includes(one.method) && isOf(one));
  const dmarc = own.find(({ method }) => method === 'dmarc');
  const words = own.map(({ method, result }) => `${method.toUpperCase()} ${result}`).join(', ') || 'nothing';
  const reason = `${words} for ${domain} by ${relay}`;
  if (dmarc ? dmarc.result === 'pass' : own.some(({ result }) => result === 'pass')) return { result: 'pass', reason };
  if (own.some(({ result }) => result === 'temperror')) return { result: 'temporary', reason };
  return { result: own.every(({ result }) => result === 'none') ? 'none' : 'fail', reason };
}

const domainProperties = ['header.from', 'header.d', 'header.i', 'smtp.mailfrom', 'smtp.from'];

/** Parses `dkim=pass header.d=example.org`: method, result and the domain it is about. */
function resultOf(text: string): MethodResult {
  const words = text.split(/\s+/).flatMap((word) => {
    const at = word.indexOf('=');
    return at > 0
      ? [
          [
            word.slice(0, at).toLowerCase(),
            word
              .slice(at + 1)
              .toLowerCase()
              .replaceAll('"', ''),
          ] as const,
        ]
      : [];
  });
  const [first, ...properties] = words;
  const [, value = ''] = properties.find(([name]) => domainProperties.includes(name)) ?? [];
  return {
    method: first?.[0].split('/')[0] ?? '',
    result: first?.[1] ?? '',
    domain: value.slice(value.lastIndexOf('@') + 1),
  };
}

/** Removes text in parentheses, which is for people; quoted texts stay, with their separators replaced. */
function withoutComments(text: string): string {
  let depth = 0;
  let isQuoted = false;
  let kept = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '"' && depth === 0) isQuoted = !isQuoted;
    else if (!isQuoted && char === '(') depth += 1;
    else if (!isQuoted && char === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += isQuoted && /[;=\s]/.test(char) ? '_' : char;
  }
  return kept;
}
