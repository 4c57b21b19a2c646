import { createHash } from 'node:crypto';
import { dirname, relative, resolve } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';

/**
 * Name of a class on the page. It says where to look, to people and tests, and is its sheet's own: two or three
 * characters of the sheet's path tell it from one of the same name.
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = relative(import.meta.dirname, file).split('?');
  return `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, 3)}`;
}

/**
 * Names that a sheet takes from another by `@value … from`, so as to style what that one's components draw. They follow
 * from its path: it is not read, and its rules stay where its own components load them.
 */
class NamesOfOthers {
  finalSource = '';

  async fetch(path: string, relativeTo: string): Promise<Record<string, string>> {
    const file = resolve(dirname(relativeTo), path);
    return new Proxy({}, { get: (_, name: string) => scopedName(name, file) });
  }
}

export const cssModules: CSSModulesOptions & { Loader: typeof NamesOfOthers } = {
  // `is-on` is `isOn` for components
  localsConvention: 'dashesOnly',
  generateScopedName: scopedName,
  Loader: NamesOfOthers,
};

/**
 * Keeps the rules of a sheet whose components are loaded. Its names, each a constant, are written where they are used, so
 * that the bundler would take it for one that nobody needs.
 */
export const keptStyles = (): Plugin => ({
  name: 'kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
});
