/** Remembers keys, at most `remembered` of them: the one added longest ago is evicted first. */
export function createRecentKeys(remembered: number) {
  const keys = new Set<string>();
  return {
    has: (key: string): boolean => keys.has(key),
    add(key: string): void {
      keys.delete(key);
      const [oldest] = keys;
      if (keys.size >= remembered && oldest !== undefined) keys.delete(oldest);
      keys.add(key);
    },
    forget: (key: string): void => void keys.delete(key),
  };
}
