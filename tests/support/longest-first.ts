import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Paths of the slowest files, in order. */
const long = [
  'tests/long/kills',
  'tests/long/cmms-chaos',
  // installs a Java compiler and clients once
  'api/modules/analyst/same-sums',
  'tests/faults/',
  'tests/e2e/',
  'tests/tenancy/',
  'tests/',
  'engines/',
];

/**
 * Runs the slow files first, so that at the end of a run no process waits long for the other. Within a rank, the
 * durations of earlier runs on this machine decide; a fresh clone has none.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    return known.toSorted((a, b) => this.rank(a) - this.rank(b));
  }

  private rank({ moduleId }: TestSpecification): number {
    const path = moduleId.slice(this.ctx.config.root.length + 1);
    const index = long.findIndex((start) => path.startsWith(start));
    return index < 0 ? long.length : index;
  }
}
