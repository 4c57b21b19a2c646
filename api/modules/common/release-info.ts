import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fromRoot } from '../../../platform/root.ts';

/** Identity of the running build. `commit` and `builtAt` are known only for bundles. */
export interface ReleaseInfo {
  version: string;
  commit: string | null;
  builtAt: string | null;
}

const packageSchema = z.object({ version: z.string() });
const buildSchema = z.object({
  commit: z.string().nullable().default(null),
  builtAt: z.iso.datetime().nullable().default(null),
});

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(fromRoot(file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Reads package.json and, if the product was built, dist/build.json. */
export function readReleaseInfo(): ReleaseInfo {
  const build = buildSchema.safeParse(read('dist/build.json'));
  return {
    version: packageSchema.parse(read('package.json')).version,
    commit: build.data?.commit ?? null,
    builtAt: build.data?.builtAt ?? null,
  };
}
