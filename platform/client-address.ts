import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/** Proxies whose X-Forwarded-For is trusted: hops, or networks; '' trusts none (see TRUSTED_PROXIES). */
export type TrustedProxies = string | number;

/** Returns true if a peer is a trusted proxy; `hop` counts from the socket's own peer, which is 0. */
type Trusts = (address: string, hop: number) => boolean;

/** @throws TypeError for text that is neither an address nor a network. */
export function compileTrust(trusted: TrustedProxies): Trusts {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  const networks = trusted.split(',').flatMap((one) => one.trim() || []);
  const trusts = proxyaddr.compile(networks);
  return (address, hop) => trusts(withoutPort(address), hop);
}

/**
 * Finds the address a request came from: X-Forwarded-For is trusted as far as trusted proxies have written it. A port
 * beside it is left out, because each connection has another; where they wrote no address, it is the socket's peer.
 */
export function createClientAddress(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const trusts = compileTrust(trusted);
  return (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return request.socket.remoteAddress ?? 'unknown';
    const address = withoutPort(proxyaddr(request, trusts) ?? '');
    return ipaddr.isValid(address) ? address : (request.socket.remoteAddress ?? 'unknown');
  };
}

/** Returns an address that has a port as some proxies write it: `192.0.2.1:80`, `[2001:db8::1]:80`, without that. */
const withoutPort = (text: string): string =>
  /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1] ??
  /^\[([\da-fA-F:.]{2,45})\](?::\d{1,5})?$/.exec(text)?.[1] ??
  text;

/**
 * Returns the key that limits count a client by: an IPv4 address, or the /64 of an IPv6 address, the smallest network
 * that a subscriber is given. Text that is not an address is its own key.
 */
export function networkOf(address: string): string {
  const known = networks.get(address);
  if (known !== undefined) return known;
  // addresses are of the sender's choice
  if (networks.size >= networksMost) networks.clear();
  const network = findNetwork(address);
  networks.set(address, network);
  return network;
}

/** Networks of addresses seen lately: a client sends many requests. */
const networks = new Map<string, string>();
const networksMost = 1_000;

function findNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
