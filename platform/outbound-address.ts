import ipaddr from 'ipaddr.js';
import { isProduction } from './env-rules.ts';

/**
 * Where the product may be led by addresses that somebody has typed: to the public internet, by https. What else there
 * is (this machine, its neighbours, the metadata of a cloud) an operator opens by naming its network.
 */
export interface OutboundRules {
  /** Whether only https is spoken, and this machine is out of bounds: the rule, and in production without exception. */
  isProduction: boolean;
  /** Networks that are open beside the public internet; see OUTBOUND_ALLOWED_NETWORKS. */
  allowed: readonly Network[];
}

type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number];

/** @throws Error for what is no network. */
export const readNetworks = (text: string): Network[] =>
  text
    .split(',')
    .flatMap((one) => one.trim() || [])
    .map((one) => {
      if (!ipaddr.isValidCIDR(one)) throw new Error(`${one} is no network, such as 10.0.0.0/8`);
      return ipaddr.parseCIDR(one);
    });

/** Whether a text lists networks, or nothing. */
export function areNetworks(text: string): boolean {
  try {
    return Boolean(readNetworks(text));
  } catch {
    return false;
  }
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** Public by its number, and on every machine of a cloud the cloud's own. */
const ofClouds = readNetworks('168.63.129.16/32');
const thisMachine = readNetworks('127.0.0.0/8,::1/128');

/** The rules that a process's environment says. */
export const outboundRules = (env: { ENVIRONMENT_NAME: string; OUTBOUND_ALLOWED_NETWORKS: string }): OutboundRules => {
  const inProduction = isProduction(env);
  const named = readNetworks(env.OUTBOUND_ALLOWED_NETWORKS);
  // the demo's maintenance system is a process beside it
  return { isProduction: inProduction, allowed: inProduction ? named : [...named, ...thisMachine] };
};

/** Whether an IP address may be connected to. Forms of IPv6 that stand for one of IPv4 are out of bounds, but for mapped ones. */
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
 * Why an address cannot be used, in words for whoever typed it; null where nothing is wrong with what is written. Where
 * its name leads is judged when it is connected to. Without a scheme it is taken for https.
 */
export function outboundProblem(text: string, rules: OutboundRules): string | null {
  const url = outboundUrl(text);
  if (!url) return 'This is no address of http or https';
  if (url.username !== '' || url.password !== '') return 'An address holds no user name and password';
  if (rules.isProduction && url.protocol !== 'https:') return 'The address has to begin with https';
  const host = hostOf(url);
  if (ipaddr.isValid(host) ? isOpen(host, rules) : isOpenName(host, rules)) return null;
  return `${url.hostname} lies in a network that this installation does not connect to`;
}

/** The address as it is connected to; null for what is none. */
export function outboundUrl(text: string): URL | null {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return ['http:', 'https:'].includes(url.protocol) && url.hostname !== '' ? url : null;
}

/** A URL's host without the brackets of IPv6 and the dot of the root. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Names that mean this machine wherever they are looked up. */
const isOpenName = (name: string, rules: OutboundRules): boolean =>
  !/(^|\.)localhost$/i.test(name) || isOpen('127.0.0.1', rules) || isOpen('::1', rules);
