import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', JSON: 'unknown' };
const modulesFolder = 'api/modules';
const modules = readdirSync(modulesFolder).sort();

/** Returns types of resolvers' parents: exports named `<Type>Mapper` of the modules' mappers.ts. */
function mappers(): Record<string, string> {
  const files = modules.map((name) => join(modulesFolder, name, 'mappers.ts')).filter((file) => existsSync(file));
  return Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)Mapper\b/gm)].map(([, type]) => [
        String(type),
        `../../${file}#${type}Mapper`,
      ]),
    ),
  );
}

/** Generates the file that joins the modules' resolvers, loaders and ports. */
function joinedModules(): string {
  const idOf = (name: string, what: string): string =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) + what;
  const having = (file: string): string[] => modules.filter((name) => existsSync(join(modulesFolder, name, file)));
  const [withResolvers, withLoaders, withPorts] = ['resolvers.ts', 'loaders.ts', 'ports.ts'].map(having) as [
    string[],
    string[],
    string[],
  ];
  return [
    `import type { LoaderDeps } from '../context.ts';`,
    `import type { PortDeps } from '../port-deps.ts';`,
    ...withResolvers.map((name) => `import * as ${idOf(name, '')} from '../modules/${name}/resolvers.ts';`),
    ...withLoaders.map(
      (name) => `import { createLoaders as ${idOf(name, 'Loaders')} } from '../modules/${name}/loaders.ts';`,
    ),
    ...withPorts.map((name) => `import { createPorts as ${idOf(name, 'Ports')} } from '../modules/${name}/ports.ts';`),
    '',
    `export const resolvers = [${withResolvers.map((name) => idOf(name, '')).join(', ')}];`,
    '',
    'export const createPorts = (deps: PortDeps) => ({',
    ...withPorts.map((name) => `  ...${idOf(name, 'Ports')}(deps),`),
    '});',
    '',
    'export const createLoaders = (deps: LoaderDeps) => ({',
    ...withLoaders.map((name) => `  ...${idOf(name, 'Loaders')}(deps),`),
    '});',
  ].join('\n');
}

const config: CodegenConfig = {
  schema: `${modulesFolder}/*/*.graphql`,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'api/generated/modules.ts': { plugins: [{ add: { content: joinedModules() } }] },
    'api/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        contextType: '../context.ts#ApiContext',
        mapperTypeSuffix: 'Row',
        defaultMapper: 'Partial<{T}>',
        mappers: mappers(),
        enumsAsTypes: true,
      },
    },
    'web/src/generated/': {
      preset: 'client',
      // without operations of tests, which use their own servers
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/**/*.test.{ts,tsx}', '!web/src/generated/**'],
      presetConfig: { fragmentMasking: false },
      config: { scalars, useTypeImports: true, enumsAsTypes: true, avoidOptionals: { field: true } },
    },
  },
};

export default config;
