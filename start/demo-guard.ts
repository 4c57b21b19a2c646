import ipaddr from 'ipaddr.js';
import { isProduction } from '../platform/env-rules.ts';

const hosts = ['HOST', 'GATEWAY_HOST', 'MAIL_HOST'];

/**
 * Refuses a demo that others could reach, or in production: its passwords and keys are in the README.
 * @throws Error that lists, one line each, the variables that would expose it.
 */
export function refuseDemoForOthers(env: NodeJS.ProcessEnv): void {
  const reasons = hosts
    .filter((name) => env[name] && !isLoopback(env[name]))
    .map(
      (name) =>
        `${name}=${env[name]}: the demo listens on 127.0.0.1 alone; unset it, or run the product without the demo`,
    );
  if (isProduction(env)) reasons.unshift('ENVIRONMENT_NAME=production: unset it, or run the product without the demo');
  if (reasons.length === 0) return;
  throw new Error(
    `npm start makes the demo, whose passwords and keys everybody knows (docs/operations.md runs without):\n${reasons.join('\n')}`,
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}
