import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const generated = join(import.meta.dirname, 'src', 'generated', 'graphql.ts');
const prefix = 'virtual:document/';
/** An export of the generated file: its name, and the parsed document. */
const exported = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode</gm;
/** A call of `graphql`, with the operation or fragment it is named after. */
const call = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const functionImport = /import \{ graphql \} from '#generated\/index\.ts';/;
const exportOf = (kind: string, name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;

/**
 * Vite plugin: replaces each call of `graphql` by the one generated document it stands for, a module of its own. The
 * generated function looks its documents up in a map of all, which every screen would load; `vite dev` makes do with it.
 */
export function documents(): Plugin {
  let known = new Map<string, string>();
  return {
    name: 'documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      known = new Map(
        [...readFileSync(generated, 'utf8').matchAll(exported)].map(([, name = '', json = '']) => [name, json]),
      );
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      const json = id.startsWith(`\0${prefix}`) && known.get(id.slice(prefix.length + 1));
      return json ? { code: `export default ${json};`, moduleSideEffects: false } : null;
    },
    transform(code, id) {
      if (!/[\\/]web[\\/]src[\\/](?!generated[\\/]).*\.tsx?$/.test(id) || !code.includes('graphql(`')) return null;
      const imports: string[] = [];
      const replaced = code.replace(call, (text: string, kind: string, name: string) => {
        const document = exportOf(kind, name);
        if (!known.has(document)) this.error(`${document} is not generated: run npm run codegen`);
        imports.push(`import ${document} from '${prefix}${document}';`);
        // as many lines as before, so that positions stay
        return document + '\n'.repeat(text.split('\n').length - 1);
      });
      return { code: imports.join('') + replaced.replace(functionImport, ''), map: null };
    },
  };
}
