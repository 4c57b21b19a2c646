import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { readTypeDefs } from '../../api/type-defs.ts';

/** A query, mutation or subscription of the schema. */
export interface Operation {
  /** Key in the recipes, e.g. `Query.fastAlarms`. */
  name: string;
  /** A document that gives every argument as a variable and selects every field. */
  document: string;
  /** The same without counts from the warehouse, which are numbers by the id of a found row. */
  uncounted: string;
  /** Paths of all inputs, e.g. `where.ids`; `isText` marks those that take an id or a text. */
  inputs: Array<{ path: string; isText: boolean }>;
}

/** Lists every operation of the API's schema, so that new ones are tested too. */
export function listOperations(): Operation[] {
  const schema = buildSchema(readTypeDefs().join('\n'));
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map(({ name, args, type }) => {
      const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const documentOf = (selection: string): string =>
        `${kind}${variables && ` (${variables})`} { ${name}${given && `(${given})`} ${selection} }`;
      return {
        name: `${root?.name}.${name}`,
        document: documentOf(selectionOf(type)),
        uncounted: documentOf(selectionOf(type, counted)),
        inputs: inputsOf(args),
      };
    }),
  );
}

/** Types whose fields are counts from the warehouse. */
const counted = ['IntegrationTraffic'];

function selectionOf(
  type: GraphQLOutputType,
  left: readonly string[] = [],
  above: readonly GraphQLNamedType[] = [],
): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named))
    throw new Error(`${named} has several types: teach tests/tenancy/operations.ts to select them`);
  const fields = Object.values(named.getFields())
    .filter((field) => !above.includes(getNamedType(field.type)) && !left.includes(getNamedType(field.type).name))
    .map((field) => {
      if (field.args.some(isRequiredArgument) || field.args.some((arg) => isTextual(arg.type.toString()))) {
        throw new Error(
          `${named}.${field.name} takes arguments: teach tests/tenancy/operations.ts to give them as it does those of operations`,
        );
      }
      return `${field.name} ${selectionOf(field.type, left, [...above, named])}`;
    });
  return `{ ${fields.join(' ')} }`;
}

const isTextual = (type: string): boolean => /^\[?(ID|String|JSON)\b/.test(type);

function inputsOf(given: ReadonlyArray<GraphQLArgument | GraphQLInputField>, above = ''): Operation['inputs'] {
  return given.flatMap(({ name, type }) => {
    const path = `${above}${name}`;
    const named = getNamedType(type);
    return isInputObjectType(named)
      ? inputsOf(Object.values(named.getFields()), `${path}.`)
      : [{ path, isText: isTextual(type.toString()) }];
  });
}

/** Paths of values in `args`, including those in lists. */
export function pathsOf(args: unknown, above = ''): string[] {
  if (Array.isArray(args)) return [...new Set(args.flatMap((one) => pathsOf(one, above)))];
  if (args === null || typeof args !== 'object') return [above];
  const inside = Object.entries(args).flatMap(([name, value]) => pathsOf(value, above ? `${above}.${name}` : name));
  // a JSON scalar is given as a whole
  return [above, ...inside];
}

/** Returns `args` with other texts at `path`, in every element of lists on the way; several texts only where a list is. */
export function replacedAt(args: unknown, path: readonly string[], ...texts: string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(args) ? texts : texts[0];
  if (Array.isArray(args)) return args.map((one) => replacedAt(one, path, ...texts));
  const object = args as Record<string, unknown>;
  return name in object ? { ...object, [name]: replacedAt(object[name], rest, ...texts) } : object;
}

/** Returns the value of `args` at `path`: whether it is a list, and its first text. */
export function valueAt(args: unknown, path: readonly string[]): { isList: boolean; text: string | undefined } {
  const [name, ...rest] = path;
  if (name !== undefined) {
    const inner = Array.isArray(args) ? args.find((one) => one !== null && name in one) : args;
    return valueAt((inner as Record<string, unknown> | null | undefined)?.[name], rest);
  }
  const [first] = [args].flat();
  return { isList: Array.isArray(args), text: typeof first === 'string' ? first : undefined };
}
