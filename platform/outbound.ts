import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { Agent, buildConnector, type Dispatcher, fetch } from 'undici';
import { addressTexts } from '../texts/server/integrations.ts';
import type { Log } from './log.ts';
import { hostOf, isOpen, type OutboundRules, outboundProblem } from './outbound-address.ts';

/** Calls to addresses that users have entered. */
export interface Outbound {
  rules: OutboundRules;
  /**
   * Like the platform's fetch, but it connects to open addresses only, follows no redirect, and waits for a connection
   * for 10 s at most.
   * @throws OutboundRefused for an address that the rules do not open, before anything is sent.
   */
  fetch(url: URL, init: OutboundInit): Promise<OutboundResponse>;
  /**
   * Reads when the certificate of an https address ends, whether it is valid or not: nothing is sent.
   * @throws OutboundRefused for an address that the rules do not open; an error for one that cannot be connected to.
   */
  certificateEnd(url: URL): Promise<Date>;
}

export type OutboundInit = Pick<NonNullable<Parameters<typeof fetch>[1]>, 'method' | 'headers' | 'body' | 'signal'> & {
  /** Time that `signal` waits, for whoever passes the call on. */
  timeoutMs?: number;
};
export type OutboundResponse = Awaited<ReturnType<typeof fetch>>;

/** Resolves the addresses of a name, like Node's `dns.lookup` with `all`. */
type Resolve = (
  name: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** An address that the rules do not open. */
export class OutboundRefused extends Error {
  readonly code = 'OUTBOUND_REFUSED';
}

const connectMs = 10_000;

/**
 * Checks each address when it is connected to, and connects to exactly the address that was checked: a name that
 * resolves differently the next time is checked again.
 */
export function createOutbound(
  rules: OutboundRules,
  { log, resolve = lookUp as Resolve }: { log?: Log; resolve?: Resolve } = {},
): Outbound {
  function refuse(host: string, addresses: string[]): OutboundRefused {
    log?.warn({ security: 'outbound-address-refused', host, addresses }, 'an address is not connected to');
    return new OutboundRefused(addressTexts.blocked(host));
  }

  const lookup: LookupFunction = (name, options, done) => {
    const family = options.family;
    resolve(name, { all: true, ...(family !== undefined && { family: family as number }) }, (error, found) => {
      if (error) return done(error, '');
      const open = found.filter(({ address }) => isOpen(address, rules));
      const [first] = open;
      if (!first)
        return done(
          refuse(
            name,
            found.map(({ address }) => address),
          ),
          '',
        );
      if (options.all) return done(null, open);
      done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup, timeout: connectMs } as buildConnector.BuildOptions);
  const look = buildConnector({
    ...{ lookup, timeout: connectMs, rejectUnauthorized: false },
  } as buildConnector.BuildOptions);
  const dispatcher: Dispatcher = new Agent({
    connect: (options, callback) => {
      const host = hostOf(options);
      // an IP address is not resolved
      if (isIP(host) !== 0 && !isOpen(host, rules)) return callback(refuse(host, [host]), null);
      connect(options, callback);
    },
  });

  /** @throws OutboundRefused */
  function assertOpen(url: URL): void {
    const problem = outboundProblem(url.href, rules);
    if (!problem) return;
    log?.warn({ security: 'outbound-address-refused', host: url.hostname }, problem);
    throw new OutboundRefused(problem);
  }

  return {
    rules,
    async fetch(url, init) {
      assertOpen(url);
      return fetch(url, { ...init, redirect: 'manual', dispatcher });
    },
    async certificateEnd(url) {
      assertOpen(url);
      const { hostname, host, protocol, port } = url;
      const name = hostOf({ hostname });
      if (isIP(name) !== 0 && !isOpen(name, rules)) throw refuse(name, [name]);
      return new Promise((resolve, reject) => {
        look({ hostname, host, protocol, port: port || '443' }, (error, socket) => {
          if (error) return reject(error);
          const { valid_to: end } = (socket as TLSSocket).getPeerCertificate();
          socket.destroy();
          if (end) resolve(new Date(end));
          else reject(new Error('no certificate'));
        });
      });
    },
  };
}
