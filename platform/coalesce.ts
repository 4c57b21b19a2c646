import { findRefused } from './refusal.ts';

interface Waiting<Input, Output> {
  input: Input;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/**
 * Coalesces calls: inputs that arrive during a call are batched into the next one. If a batch is refused, the refused
 * input is isolated and fails alone.
 * @param makeAll makes all of them or none; answers in their order.
 * @param of.by group of an input: only calls of the same group are batched; groups run in parallel.
 * @param of.maxBatch maximum size of a batch; a larger input is a batch alone.
 * @param of.sizeOf what an input counts of it; without it, one.
 * @param of.paceMs minimum time between the starts of two calls unless a batch is full.
 * @param of.awaitsTurn true to batch the first input with those that follow before the event loop turns.
 */
export function coalesce<Input, Output>(
  makeAll: (inputs: [Input, ...Input[]]) => Promise<readonly Output[]>,
  {
    by,
    maxBatch,
    sizeOf = () => 1,
    paceMs = 0,
    awaitsTurn = false,
  }: {
    by(input: Input): string | number;
    maxBatch: number;
    sizeOf?(input: Input): number;
    paceMs?: number;
    awaitsTurn?: boolean;
  },
): (input: Input) => Promise<Output> {
  type Call = Waiting<Input, Output>;
  /** Returns how many of the queued calls, from the first on, are a batch. */
  function fitting(of: readonly Call[]): number {
    let [count, size] = [0, 0];
    for (const { input } of of) {
      size += sizeOf(input);
      if (size > maxBatch) break;
      count += 1;
    }
    return Math.max(1, count);
  }
  const isFull = (of: readonly Call[]): boolean => of.reduce((sum, { input }) => sum + sizeOf(input), 0) >= maxBatch;
  /** Queued calls of groups that are running. */
  const waiting = new Map<string | number, Call[]>();

  async function makeSome(calls: readonly Call[]): Promise<void> {
    const outputs = await makeAll(calls.map(({ input }) => input) as [Input, ...Input[]]);
    for (const [index, { resolve }] of calls.entries()) resolve(outputs[index] as Output);
  }

  async function work(group: string | number, of: Call[]): Promise<void> {
    if (awaitsTurn) await new Promise((resolve) => setImmediate(resolve));
    while (of.length > 0) {
      const begunAt = performance.now();
      const calls = of.splice(0, fitting(of));
      try {
        for (const { item, error } of await findRefused(calls, makeSome)) item.reject(error);
      } catch (error) {
        // calls that succeeded already have their answer
        for (const { reject } of calls) reject(error);
      }
      const restMs = begunAt + paceMs - performance.now();
      if (restMs > 0 && !isFull(of)) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    waiting.delete(group);
  }

  return (input) =>
    new Promise((resolve, reject) => {
      const call = { input, resolve, reject };
      const group = by(input);
      const of = waiting.get(group);
      if (of) {
        of.push(call);
        return;
      }
      const first = [call];
      waiting.set(group, first);
      void work(group, first);
    });
}
