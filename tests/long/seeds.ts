/** What a test begins with, or, where FAULT_SEED says so, those that follow from it. */
export const seedsFrom = (usual: readonly number[]): number[] =>
  process.env.FAULT_SEED ? usual.map((_, index) => Number(process.env.FAULT_SEED) + index) : [...usual];
export const seedFrom = (usual: number): number => seedsFrom([usual])[0] as number;
