import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/** Whose word is taken for a client's address: hops, or networks; '' trusts nobody (see TRUSTED_PROXIES). */
export type TrustedProxies = string | number;

/** Whether a peer is a trusted proxy; `hop` counts from the socket's own peer, which is 0. */
type Trusts = (address: string, hop: number) => boolean;

/** @throws TypeError for what is neither an address nor a network. */
export function compileTrust(trusted: TrustedProxies): Trusts {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  const networks = trusted.split(',').flatMap((one) => one.trim() || []);
  return proxyaddr.compile(networks);
}

/** Finds the address a request came from: X-Forwarded-For is believed as far as it was written by trusted proxies. */
export function createClientAddress(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const trusts = compileTrust(trusted);
  return (request) => proxyaddr(request, trusts) ?? 'unknown';
}

/**
 * What limits count a client by: an IPv4 address, or the /64 of an IPv6 address, which is the least that one
 * subscriber is given. What is no address counts as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
