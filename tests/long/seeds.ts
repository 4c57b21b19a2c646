/** Returns a test's usual seeds, or, if FAULT_SEED is set, as many from that number on. */
export const seedsFrom = (usual: readonly number[]): number[] =>
  process.env.FAULT_SEED ? usual.map((_, index) => Number(process.env.FAULT_SEED) + index) : [...usual];
export const seedFrom = (usual: number): number => seedsFrom([usual])[0] as number;
