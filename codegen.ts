import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  declaredStyles,
  foldersWith,
  joinedActivities,
  joinedChangeLists,
  joinedDialects,
  joinedExports,
  joinedFeeds,
  joinedFilledTables,
  joinedKindLenses,
  joinedKinds,
  joinedListKinds,
  joinedListReaders,
  joinedMigrations,
  joinedModules,
  joinedPlans,
  joinedRecipes,
  joinedSweeps,
  joinedUnfinished,
  joinedVendors,
  joinedVerbs,
} from './start/joined-folders.ts';

const scalars = { DateTime: 'string', JSON: 'unknown' };
const modulesFolder = 'api/modules';

/** Returns types of resolvers' parents: exports named `<Type>Mapper` of the modules' mappers.ts. */
function mappers(): Record<string, string> {
  const files = foldersWith(modulesFolder, 'mappers.ts').map((folder) => join(modulesFolder, folder, 'mappers.ts'));
  return Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)Mapper\b/gm)].map(([, type]) => [
        String(type),
        `../../${file}#${type}Mapper`,
      ]),
    ),
  );
}

/** A file that is written whole. */
const written = (content: string) => ({ plugins: [{ add: { content } }] });

const config: CodegenConfig = {
  schema: `${modulesFolder}/**/*.graphql`,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'api/generated/modules.ts': written(joinedModules()),
    'api/live/generated/feeds.ts': written(joinedFeeds()),
    'domain/alarms/decisions/generated/verbs.ts': written(joinedVerbs()),
    'domain/changes/generated/lists.ts': written(joinedChangeLists()),
    'domain/cmms/connectors/generated/vendors.ts': written(joinedVendors()),
    'domain/exports/generated/lists.ts': written(joinedExports()),
    'domain/list-readers/generated/readers.ts': written(joinedListReaders()),
    'domain/lists/generated/kinds.ts': written(joinedListKinds()),
    'domain/lists/generated/lenses.ts': written(joinedKindLenses()),
    'ingest/load/generated/tables.ts': written(joinedFilledTables()),
    'ingest/normalise/generated/dialects.ts': written(joinedDialects()),
    'migrations/generated/migrations.ts': written(joinedMigrations()),
    'simulators/cmms/generated/kinds.ts': written(joinedKinds()),
    'tests/tenancy/generated/recipes.ts': written(joinedRecipes()),
    'workflows/generated/activities.ts': written(joinedActivities()),
    'workflows/generated/plans.ts': written(joinedPlans()),
    'workflows/generated/sweeps.ts': written(joinedSweeps()),
    'workflows/generated/unfinished.ts': written(joinedUnfinished()),
    'api/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        contextType: '../request/context.ts#ApiContext',
        mapperTypeSuffix: 'Row',
        defaultMapper: 'Partial<{T}>',
        mappers: mappers(),
        enumsAsTypes: true,
      },
    },
    'web/src/generated/styles.d.ts': written(declaredStyles()),
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
