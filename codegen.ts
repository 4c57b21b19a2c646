import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', JSON: 'unknown' };

const config: CodegenConfig = {
  schema: 'api/schema/*.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'api/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        contextType: '../context.ts#ApiContext',
        mapperTypeSuffix: 'Row',
        defaultMapper: 'Partial<{T}>',
        enumsAsTypes: true,
      },
    },
    'web/src/generated/': {
      preset: 'client',
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/generated/**'],
      presetConfig: { fragmentMasking: false },
      config: { scalars, useTypeImports: true, enumsAsTypes: true, avoidOptionals: { field: true } },
    },
  },
};

export default config;
