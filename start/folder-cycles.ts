import { dirname } from 'node:path';

/** A file and what it imports, as dependency-cruiser finds them; paths from the root. */
export interface ImportingFile {
  source: string;
  dependencies: ReadonlyArray<{ resolved: string }>;
}

/** Rooms whose folders do not import each other; files of tests may import what they test from anywhere. */
const rooms =
  /^(api|bench|domain|engines|ingest|migrations|platform|pump|simulators|start|texts|warehouse|workflows)\//;
const isJudged = (file: string): boolean => rooms.test(file) && !file.endsWith('.test.ts');

/**
 * Finds folders that import each other, directly or around a circle. A folder is its own files: one within it is another.
 * Lists that `npm run codegen` joins do not count: a list knows each of its files, and each file what is below the list.
 * @returns a sentence for each import between them.
 */
export function breachesOfFolders(files: readonly ImportingFile[]): string[] {
  let between = files
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved })))
    .filter(({ source, resolved }) => [source, resolved].every(isJudged))
    .map((one) => ({ ...one, from: dirname(one.source), to: dirname(one.resolved) }))
    .filter(({ from, to }) => from !== to);
  // whoever imports none of the others, or is imported by none, stands in no circle
  for (let left = -1; left !== between.length; ) {
    left = between.length;
    const [importing, imported] = [new Set(between.map(({ from }) => from)), new Set(between.map(({ to }) => to))];
    between = between.filter(({ from, to }) => imported.has(from) && importing.has(to));
  }
  return between.map(
    ({ from, to, source, resolved }) => `${from} → ${to} is part of a circle: ${source} imports ${resolved}`,
  );
}
