import ipaddr from 'ipaddr.js';
import { addressTexts } from '../texts/server/integrations.ts';
import { isProduction } from './env-rules.ts';

/**
 * Rules for addresses that users enter: to the public internet, by https. Other networks (this machine, its neighbours,
 * a cloud's metadata) are opened by an operator who names them.
 */
export interface OutboundRules {
  /** True if only https is allowed, and this machine is closed: always in production. */
  isProduction: boolean;
  /** Networks that are open in addition to the public internet; see OUTBOUND_ALLOWED_NETWORKS. */
  allowed: readonly Network[];
}

type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number];

/** @throws Error for text that is not a network. */
export const readNetworks = (text: string): Network[] =>
  text
    .split(',')
    .flatMap((one) => one.trim() || [])
    .map((one) => {
      if (!ipaddr.isValidCIDR(one)) throw new Error(`${one} is no network, such as 10.0.0.0/8`);
      return ipaddr.parseCIDR(one);
    });

/** True if a text lists networks, or is empty. */
export function areNetworks(text: string): boolean {
  try {
    return Boolean(readNetworks(text));
  } catch {
    return false;
  }
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** A public address, but on every machine of that cloud it belongs to the cloud itself. */
const ofClouds = readNetworks('168.63.129.16/32');
const thisMachine = readNetworks('127.0.0.0/8,::1/128');

/** Returns the rules that a process's environment defines. */
export const outboundRules = (env: { ENVIRONMENT_NAME: string; OUTBOUND_ALLOWED_NETWORKS: string }): OutboundRules => {
  const inProduction = isProduction(env);
  const named = readNetworks(env.OUTBOUND_ALLOWED_NETWORKS);
  // the demo's maintenance system is a process on the same machine
  return { isProduction: inProduction, allowed: inProduction ? named : [...named, ...thisMachine] };
};

/** True if an IP address may be connected to. IPv6 forms of IPv4 addresses are closed, except for mapped ones. */
export function isOpen(address: string, { allowed }: OutboundRules): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (isWithin(parsed, allowed)) return true;
  if (parsed.range() !== 'unicast' || isWithin(parsed, ofClouds)) return false;
  return parsed.kind() === 'ipv4' || isWithin(parsed, [globalUnicast]);
}

const isWithin = (address: ipaddr.IPv4 | ipaddr.IPv6, networks: readonly Network[]): boolean =>
  networks.some(([network, prefix]) => network.kind() === address.kind() && address.match(network as never, prefix));

/**
 * Returns why an address cannot be used, in words for the user who entered it; null if its text is valid. The addresses
 * of a name are checked when connecting. Without a scheme https is assumed.
 */
export function outboundProblem(text: string, rules: OutboundRules): string | null {
  const url = outboundUrl(text);
  if (!url) return addressTexts.invalid;
  if (url.username !== '' || url.password !== '') return addressTexts.credentials;
  if (rules.isProduction && url.protocol !== 'https:') return addressTexts.https;
  const host = hostOf(url);
  if (ipaddr.isValid(host) ? isOpen(host, rules) : isOpenName(host, rules)) return null;
  return addressTexts.blocked(url.hostname);
}

/** Returns the address as it is connected to; null if it is invalid. */
export function outboundUrl(text: string): URL | null {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return ['http:', 'https:'].includes(url.protocol) && url.hostname !== '' ? url : null;
}

/** Returns a URL's host without the brackets of IPv6 and the dot of the root. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** True unless the name always means this machine and that is closed. */
const isOpenName = (name: string, rules: OutboundRules): boolean =>
  !/(^|\.)localhost$/i.test(name) || isOpen('127.0.0.1', rules) || isOpen('::1', rules);
