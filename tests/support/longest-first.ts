import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders of the files that take longest, in that order. */
const long = ['tests/faults/', 'tests/fence/', 'tests/e2e/', 'engines/', 'tests/'];

/**
 * Runs the files of slow folders first, so that at the end of a run no process waits long for the other. What a machine
 * remembers of its earlier runs decides within a folder; a fresh clone remembers nothing.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    return known.toSorted((a, b) => this.rank(a) - this.rank(b));
  }

  private rank({ moduleId }: TestSpecification): number {
    const path = moduleId.slice(this.ctx.config.root.length + 1);
    const index = long.findIndex((folder) => path.startsWith(folder));
    return index < 0 ? long.length : index;
  }
}
