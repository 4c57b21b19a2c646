import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Installation folder: the nearest one above this file, source or bundle, with a package.json. */
export const rootDir = ((): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json was not found above the program');
    folder = parent;
  }
  return folder;
})();

/** Returns a path inside the installation, e.g. `fromRoot('warehouse/migrations')`. */
export const fromRoot = (...parts: string[]): string => join(rootDir, ...parts);
