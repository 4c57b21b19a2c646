/**
 * Returns a function that runs `read`, one run at a time. Calls during a run cause one more run, because the answer in
 * flight may be out of date.
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
