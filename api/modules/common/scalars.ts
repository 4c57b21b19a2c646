import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true });

function readInstant(value: unknown): string {
  const read = instant.safeParse(value);
  if (!read.success) throw new GraphQLError('A DateTime is an instant in ISO 8601, e.g. 2026-05-01T00:00:00.000Z');
  return new Date(read.data).toISOString();
}

/** The form that `toISOString` writes, as nearly all instants of an answer have it. */
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'An instant in UTC, ISO 8601 with milliseconds.',
  serialize: (value) => (typeof value === 'string' && written.test(value) ? value : readInstant(value)),
  parseValue: readInstant,
  parseLiteral: (node: ValueNode) => readInstant(node.kind === Kind.STRING ? node.value : null),
});

/** Most levels of a JSON value that is sent: whatever reads one may do so by recursion. */
const jsonDepthMax = 20;

/** @throws GraphQLError for a value of too many levels. */
function bounded(value: unknown): unknown {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > jsonDepthMax) throw new GraphQLError(`A JSON value has at most ${jsonDepthMax} levels`);
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

export const JSONScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: bounded,
  parseLiteral: (node, variables) => bounded(valueFromASTUntyped(node, variables)),
});
