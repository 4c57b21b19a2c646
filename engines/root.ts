import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the root of the checkout: the nearest folder above this module, bundled or not, with engines/lifeline.sh. */
export function productRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'engines', 'lifeline.sh'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('engines/lifeline.sh was not found above this module');
    folder = parent;
  }
  return folder;
}
