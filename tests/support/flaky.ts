import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when they were tried again (`--retry`), with what failed first: each is a fault, in the test or in the product. */
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
