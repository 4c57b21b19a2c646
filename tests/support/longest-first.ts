import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Paths of the files that take longest, in that order; the two that start engines of their own not beside each other. */
const long = ['tests/faults/faults', 'tests/e2e/', 'tests/faults/', 'tests/tenancy/', 'tests/', 'engines/'];

/**
 * Runs the slow files first, so that at the end of a run no process waits long for the other. What a machine
 * remembers of its earlier runs decides among neighbours; a fresh clone remembers nothing.
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
