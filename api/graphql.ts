import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Log } from '../platform/log.ts';
import { createDurations, type Registry } from '../platform/metrics.ts';
import { nameSpan } from '../platform/trace.ts';
import { resolvers } from './generated/modules.ts';
import type { ApiContext } from './request/context.ts';
import { holdRefusals } from './request/hold-refusals.ts';
import { formatError, isOfGraphQL, toAppError } from './request/map-error.ts';
import { recordRefusal } from './request/record-refusal.ts';
import { refuseWrites } from './request/refuse-writes.ts';
import { readTypeDefs } from './type-defs.ts';

/** Limits of one operation; the console's largest stays well below. */
const limits = { depth: 8, aliases: 10, directives: 10, tokens: 2_000, cost: 5_000 } as const;

let schema: GraphQLSchema | undefined;
/** Returns the schema with its resolvers, which hold no state: built once per process. */
function readSchema(): GraphQLSchema {
  schema ??= refuseWrites(makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers }));
  return schema;
}

/** Creates the GraphQL server of /graphql: one operation per request, its depth, cost and aliases limited. */
export function createGraphql({ log, metrics }: { log: Log; metrics: Registry }): ApolloServer<ApiContext> {
  const armor = new ApolloArmor({
    maxDepth: { n: limits.depth },
    maxAliases: { n: limits.aliases },
    maxDirectives: { n: limits.directives },
    maxTokens: { n: limits.tokens },
    costLimit: { maxCost: limits.cost },
  }).protect();
  return new ApolloServer<ApiContext>({
    schema: readSchema(),
    csrfPrevention: true,
    introspection: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: log,
    formatError,
    validationRules: armor.validationRules,
    plugins: [
      ...armor.plugins,
      ApolloServerPluginLandingPageDisabled(),
      // no response may be cached in transit, and the plugin would visit each field of each row
      ApolloServerPluginCacheControlDisabled(),
      observe({ log, metrics }),
      holdRefusals(),
    ],
  });
}

/** Measures operations, logs errors that are our fault, and puts the request's id on every error. */
function observe({ log, metrics }: { log: Log; metrics: Registry }): ApolloServerPlugin<ApiContext> {
  const ended = createDurations(metrics, {
    of: 'annunciator_api_operation',
    help: 'GraphQL operations',
    label: 'operation',
  });
  return {
    async requestDidStart({ contextValue }) {
      const { requestId } = contextValue.open;
      const startedAt = performance.now();
      return {
        async didEncounterErrors({ errors, operationName, operation }) {
          for (const error of errors) {
            if (isOfGraphQL(error, error)) continue;
            const cause = error.originalError ?? error;
            const known = toAppError(cause);
            if (known) recordRefusal(log, known, { ...contextValue.asks, operation: firstField(operation) });
            if (known && known.code !== 'UNAVAILABLE') continue;
            log.error({ err: cause, requestId, operationName }, 'a request failed');
          }
        },
        async willSendResponse({ response, operation }) {
          if (response.body.kind !== 'single') return;
          const { errors } = response.body.singleResult;
          for (const error of errors ?? []) Object.assign(error.extensions ?? {}, { requestId });
          const field = operation ? firstField(operation) : 'refused';
          const name = ended(field, (performance.now() - startedAt) / 1_000, errors !== undefined);
          nameSpan(`GraphQL ${name}`, { 'graphql.operation.type': operation?.operation ?? '' });
        },
      };
    },
  };
}

/** Returns an operation's first field: the operation name is chosen by the caller and may be anything. */
function firstField(operation: OperationDefinitionNode | undefined): string {
  const first = operation?.selectionSet.selections[0];
  return first?.kind === 'Field' ? first.name.value : 'none';
}
