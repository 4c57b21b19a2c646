import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Time between collections, in ms. */
export const collectEveryMs = 30_000;

/**
 * Collects the garbage of a cache from now on: a browser is open all day.
 * @returns ends it.
 */
export function collectRegularly(cache: ApolloCache): () => void {
  const timer = setInterval(() => cache.gc(), collectEveryMs);
  return () => clearInterval(timer);
}

/** Collects the garbage of the client's cache while its pages are shown. */
export function CollectGarbage(): null {
  const { cache } = useApolloClient();
  useEffect(() => collectRegularly(cache), [cache]);
  return null;
}
