import { findRefused } from './refusal.ts';

interface Waiting<Input, Output> {
  input: Input;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/**
 * Joins calls: those that come while one is being made are made together by the next. One that is refused is found among
 * its neighbours and fails alone.
 * @param makeAll makes all of them or none; answers in their order.
 * @param of.by whose calls are joined: those of different groups are made apart, side by side.
 * @param of.maxBatch how many are made together.
 * @param of.paceMs while fewer come, from the beginning of a call to that of the next: those in between are made together.
 */
export function coalesce<Input, Output>(
  makeAll: (inputs: [Input, ...Input[]]) => Promise<readonly Output[]>,
  { by, maxBatch, paceMs = 0 }: { by(input: Input): string | number; maxBatch: number; paceMs?: number },
): (input: Input) => Promise<Output> {
  type Call = Waiting<Input, Output>;
  /** Of groups that are at work. */
  const waiting = new Map<string | number, Call[]>();

  async function makeSome(calls: readonly Call[]): Promise<void> {
    const outputs = await makeAll(calls.map(({ input }) => input) as [Input, ...Input[]]);
    for (const [index, { resolve }] of calls.entries()) resolve(outputs[index] as Output);
  }

  async function work(group: string | number, of: Call[]): Promise<void> {
    while (of.length > 0) {
      const begunAt = performance.now();
      const calls = of.splice(0, maxBatch);
      try {
        for (const { item, error } of await findRefused(calls, makeSome)) item.reject(error);
      } catch (error) {
        // those that were made have their answer already
        for (const { reject } of calls) reject(error);
      }
      const restMs = begunAt + paceMs - performance.now();
      if (of.length < maxBatch && restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
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
