import { readdirSync, readFileSync } from 'node:fs';
import { gql, type InMemoryCache } from '@apollo/client';
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test, vi } from 'vitest';
import * as generated from '#generated/graphql.ts';
import { createCache, typePolicies } from './cache.ts';
import { collectEveryMs, collectRegularly } from './collect-garbage.ts';
import { noteOpened, recentMax } from './recent.ts';

const modules = 'api/modules';
const schema = buildSchema(
  readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`${modules}/${file}`, 'utf8'))
    .join('\n'),
);
const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation'].includes(type.name),
);

/** Fields that make an entity of a type; null for a value. */
function keyOf(name: string): readonly string[] | null {
  const given = typePolicies[name]?.keyFields;
  if (given === false) return null;
  if (Array.isArray(given)) return given.map(String);
  const type = schema.getType(name);
  return isObjectType(type) && 'id' in type.getFields() ? ['id'] : null;
}

test('every type of the schema is an entity by its key, or a value, as the policies say', () => {
  const cache = createCache();
  for (const type of objectTypes.filter(isObjectType)) {
    const fields = Object.values(type.getFields());
    const all = Object.fromEntries(
      fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => [name, `${name}-1`]),
    );
    const key = keyOf(type.name);
    const stored = cache.identify({ __typename: type.name, ...all });
    expect([type.name, stored !== undefined]).toEqual([type.name, key !== null]);
    for (const name of key ?? []) expect(stored).toContain(`${name}-1`);
  }
});

test('policies speak of types and fields that the schema has, and of keys that are never null', () => {
  for (const [name, { keyFields, fields = {} }] of Object.entries(typePolicies)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    const own = type.getFields();
    if (keyFields === false) expect([name, Object.keys(own)]).toEqual([name, expect.arrayContaining(['id'])]);
    for (const key of keyOf(name) ?? []) expect([name, key, isNonNullType(own[key]?.type)]).toEqual([name, key, true]);
    for (const [field, policy] of Object.entries(fields)) {
      expect([name, Object.keys(own)]).toEqual([name, expect.arrayContaining([field])]);
      const { keyArgs } = policy as { keyArgs?: string[] };
      const args = own[field]?.args.map((arg) => arg.name) ?? [];
      expect(args).toEqual(expect.arrayContaining(keyArgs ?? []));
      // every argument but the place in the list makes another list
      if (keyArgs) expect([field, args.filter((arg) => !keyArgs.includes(arg))]).toEqual([field, ['offset']]);
    }
  }
});

/**
 * Entities that some documents read without their key: names beside what they belong to, which nobody changes there, and
 * the properties of rows, which never come into the cache.
 */
const readAsValues = ['ActivityUser', 'AlarmProperty', 'AliasConflict', 'SourceSystem', 'WorkSystem', 'WorkTicketId'];

test('documents that read an entity read its key: an answer about it is shown wherever it is shown', () => {
  const documents: DocumentNode[] = Object.values(generated);
  expect(documents.length).toBeGreaterThan(50);
  const unkeyed = new Set<string>();
  for (const document of documents) {
    const fragments = fragmentsOf(document);
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field(node) {
          const type = getNamedType(types.getType());
          if (!isObjectType(type) || !node.selectionSet) return;
          const chosen = namesOf(node.selectionSet, fragments);
          const isWhole = (keyOf(type.name) ?? []).every((key) => chosen.has(key));
          if (!isWhole) unkeyed.add(type.name);
        },
      }),
    );
  }
  expect([...unkeyed].sort()).toEqual(readAsValues);
  // without a key that a policy names, an answer could not be stored at all
  expect(readAsValues.filter((name) => typePolicies[name])).toEqual([]);
});

type Selections = Extract<DocumentNode['definitions'][number], { kind: Kind.FRAGMENT_DEFINITION }>['selectionSet'];

const fragmentsOf = (document: DocumentNode): Map<string, Selections> =>
  new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );

function namesOf(set: Selections, fragments: Map<string, Selections>): Set<string> {
  const names = new Set<string>();
  for (const one of set.selections) {
    if (one.kind === Kind.FIELD) names.add((one.alias ?? one.name).value);
    const inner = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : undefined;
    if (inner) for (const name of namesOf(inner, fragments)) names.add(name);
  }
  return names;
}

const instancesQuery = gql`
  query Instances($alarmId: ID!, $offset: Int!) {
    alarmInstancesAndCount(where: { alarmId: $alarmId }, limit: 2, offset: $offset) {
      count
      alarmInstances {
        id
      }
    }
  }
`;

function writeInstances(cache: InMemoryCache, alarmId: string, offset: number, ids: string[]): void {
  const alarmInstances = ids.map((id) => ({ __typename: 'AlarmInstance', id }));
  cache.writeQuery({
    query: instancesQuery,
    variables: { alarmId, offset },
    data: { alarmInstancesAndCount: { __typename: 'AlarmInstancesAndCount', count: 9, alarmInstances } },
  });
}

const instancesOf = (cache: InMemoryCache, alarmId: string): string[] | null =>
  cache
    .readQuery<{ alarmInstancesAndCount: { alarmInstances: Array<{ id: string }> } }>({
      query: instancesQuery,
      variables: { alarmId, offset: 0 },
    })
    ?.alarmInstancesAndCount.alarmInstances.map(({ id }) => id) ?? null;

test('pages of a list are put together by their offset; the first page read again replaces all', () => {
  const cache = createCache();
  writeInstances(cache, '1', 0, ['a', 'b']);
  writeInstances(cache, '1', 2, ['c', 'd']);
  expect(instancesOf(cache, '1')).toEqual(['a', 'b', 'c', 'd']);
  // the same page once more
  writeInstances(cache, '1', 2, ['c', 'd']);
  writeInstances(cache, '1', 4, ['e']);
  expect(instancesOf(cache, '1')).toEqual(['a', 'b', 'c', 'd', 'e']);
  writeInstances(cache, '1', 0, ['z', 'a']);
  expect(instancesOf(cache, '1')).toEqual(['z', 'a']);
});

test('lists with other arguments stay apart', () => {
  const cache = createCache();
  writeInstances(cache, '1', 0, ['a']);
  writeInstances(cache, '2', 0, ['b']);
  expect([instancesOf(cache, '1'), instancesOf(cache, '2')]).toEqual([['a'], ['b']]);
});

test('pages of a plain list are put together too', () => {
  const cache = createCache();
  const query = gql`
    query People($search: String, $offset: Int) {
      cmmsAssignee(search: $search, offset: $offset) {
        value
      }
    }
  `;
  const write = (offset: number, values: string[]) =>
    cache.writeQuery({
      query,
      variables: { search: null, offset },
      data: { cmmsAssignee: values.map((value) => ({ __typename: 'CmmsAssignee', value })) },
    });
  write(0, ['a', 'b']);
  write(2, ['c']);
  expect(cache.readQuery({ query, variables: { search: null, offset: 0 } })).toEqual({
    cmmsAssignee: ['a', 'b', 'c'].map((value) => ({ __typename: 'CmmsAssignee', value })),
  });
});

test('failures of two changes on one alarm keep their own reasons', () => {
  const cache = createCache();
  const query = gql`
    query Jobs {
      bulkJobs {
        taskId
        failures {
          id
          reason
        }
      }
    }
  `;
  const bulkJobs = ['It is deleted', 'It has changed'].map((reason, index) => ({
    __typename: 'BulkJob',
    taskId: String(index),
    failures: [{ __typename: 'BulkFailure', id: '1', reason }],
  }));
  cache.writeQuery({ query, data: { bulkJobs } });
  expect(cache.readQuery({ query })).toEqual({ bulkJobs });
});

test('what was read of an alarm is forgotten once many others were opened since', () => {
  const cache = createCache();
  const ids = Array.from({ length: recentMax + 2 }, (_, index) => String(index + 1));
  for (const id of ids) {
    noteOpened(cache, 'Alarm', id);
    writeInstances(cache, id, 0, [`of ${id}`]);
    // still looked at now and then
    noteOpened(cache, 'Alarm', '1');
  }
  cache.gc();
  expect(instancesOf(cache, '1')).toEqual(['of 1']);
  expect(instancesOf(cache, '2')).toBeNull();
  expect(instancesOf(cache, '3')).toBeNull();
  expect(instancesOf(cache, '4')).toEqual(['of 4']);
  const stored = Object.keys(cache.extract());
  expect(stored).not.toContain('AlarmInstance:of 2');
  expect(stored).toContain('AlarmInstance:of 1');
});

test('garbage is collected every half minute, with all memoised results, until the client is left', () => {
  vi.useFakeTimers();
  const cache = createCache();
  const results = () => cache.getMemoryInternals?.().inMemoryCache.executeSelectionSet;
  const open = (id: string) => {
    writeInstances(cache, id, 0, [`of ${id}`]);
    expect(instancesOf(cache, id)).toEqual([`of ${id}`]);
  };
  const end = collectRegularly(cache);
  open('1');
  expect(results()).toBeGreaterThan(0);
  vi.advanceTimersByTime(collectEveryMs);
  expect(results()).toBe(0);
  expect(instancesOf(cache, '1')).toEqual(['of 1']);
  end();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
