import type { Reporter, TestCase } from 'vitest/node';

/** Reports tests that passed only on a retry (`--retry`), with the first failure: each is a fault in test or code. */
export class FlakyTests implements Reporter {
  private readonly found: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.found.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.found) {
      const [first] = test.result().errors ?? [];
      process.stdout.write(
        `Passed only when tried again: ${test.module.relativeModuleId} > ${test.fullName}\n  ${first?.stack ?? 'no error'}\n`,
      );
    }
  }
}
