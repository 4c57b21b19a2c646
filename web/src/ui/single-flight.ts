/**
 * Returns a function that runs `read`, one run at a time. Calls during a run cause one more run, because the answer in
 * flight may be out of date.
 */
export function singleFlight(read: () => Promise<unknown>): () => void {
  let isReading = false;
  let isRequested = false;
  const run = async (): Promise<void> => {
    isReading = true;
    do {
      isRequested = false;
      await read().catch(() => undefined);
    } while (isRequested);
    isReading = false;
  };
  return () => {
    isRequested = true;
    if (!isReading) void run();
  };
}
