import { inject } from 'vitest';
import { type Env, parseEnv } from '../../platform/env.ts';

export type TestEnv = Env<
  'kafka' | 'database' | 'apiDatabase' | 'warehouse' | 'temporal' | 'log' | 'product' | 'exports'
>;

/** Addresses of this run's engines; outside of a run, those of the environment. */
export function testEngines(): Record<string, string | undefined> {
  return inject('engines') ?? process.env;
}

/** The engines' addresses as processes read them. */
export const testEnv = (): TestEnv =>
  parseEnv(['kafka', 'database', 'apiDatabase', 'warehouse', 'temporal', 'log', 'product', 'exports'], testEngines());

/** Returns a customer id that no other test uses. */
export const newCustomerId = (): number => 100_000 + Math.floor(Math.random() * 2_000_000_000);
