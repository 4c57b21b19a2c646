/**
 * Reads whenever it is called, one at a time: what is asked for while it reads is read once more, because the answer under
 * way may be older than what was told since.
 */
export function onceMore(read: () => Promise<unknown>): () => void {
  let isReading = false;
  let isAsked = false;
  const run = async (): Promise<void> => {
    isReading = true;
    do {
      isAsked = false;
      await read().catch(() => undefined);
    } while (isAsked);
    isReading = false;
  };
  return () => {
    isAsked = true;
    if (!isReading) void run();
  };
}
