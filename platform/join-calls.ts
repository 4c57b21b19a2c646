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
 * @param most how many are made together.
 */
export function joinCalls<Input, Output>(
  makeAll: (inputs: Input[]) => Promise<readonly Output[]>,
  most: number,
): (input: Input) => Promise<Output> {
  type Call = Waiting<Input, Output>;
  const waiting: Call[] = [];
  let isAtWork = false;

  async function makeSome(calls: readonly Call[]): Promise<void> {
    const outputs = await makeAll(calls.map(({ input }) => input));
    for (const [index, { resolve }] of calls.entries()) resolve(outputs[index] as Output);
  }

  async function work(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      const calls = waiting.splice(0, most);
      try {
        for (const { item, error } of await findRefused(calls, makeSome)) item.reject(error);
      } catch (error) {
        // those that were made have their answer already
        for (const { reject } of calls) reject(error);
      }
    }
    isAtWork = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isAtWork) void work();
    });
}
