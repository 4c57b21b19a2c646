import { type FieldPolicy, InMemoryCache, type Reference, type StoreObject, type TypePolicies } from '@apollo/client';

type Item = Reference | StoreObject | string;
type Page = StoreObject & Record<string, unknown>;

const appended = (before: readonly Item[] = [], next: readonly Item[], offset = 0): readonly Item[] =>
  offset === 0 ? next : [...before.slice(0, offset), ...next];

/**
 * A list that is read on by `offset`: a page goes behind those before it, the first page replaces all.
 * @param keyArgs arguments that make another list
 */
const pagedList = (...keyArgs: string[]): FieldPolicy<readonly Item[]> => ({
  keyArgs,
  merge: (before, next, { args }) => appended(before, next, args?.offset),
});

/** The same for an object that holds the list in its field `list`, beside a count of all. */
const pagedObject = (list: string, ...keyArgs: string[]): FieldPolicy<Page> => ({
  keyArgs,
  merge(before, next, { args }) {
    const page = next[list] as Item[] | undefined;
    const known = before?.[list] as Item[] | undefined;
    return { ...before, ...next, ...(page && { [list]: appended(known, page, args?.offset) }) };
  },
});

/** Types that are values in spite of their `id`: it is another entity's, or several of them have the same. */
const values = [
  'BulkFailure',
  'DeadLetter',
  'DeletedLens',
  'DeletedSavedView',
  'DeletedTeam',
  'DeletedTranslation',
  'DeletedUser',
  'Incident',
  'RawDataExample',
  'RelationshipStep',
];

/**
 * Policies of the cache. A type with an `id` is an entity by it; others are values, but those named here. Keys hold for one
 * customer: the cache ends with the sign-in and with the choice of another customer.
 */
export const typePolicies: TypePolicies = {
  ...Object.fromEntries(values.map((name) => [name, { keyFields: false as const }])),
  Query: {
    fields: {
      alarmActivityAndCount: pagedObject('alarmActivity', 'where', 'limit'),
      alarmInstancesAndCount: pagedObject('alarmInstances', 'where', 'orderBy', 'limit'),
      cmmsAssignee: pagedList('externalSystemId', 'search'),
      externalCmmsDomainValuesAndCount: pagedObject('externalCmmsDomainValues', 'where', 'limit'),
      externalCmmsFieldOptions: pagedObject(
        'options',
        ...['externalCmmsFieldId', 'search', 'externalDetails', 'useValueSort'],
      ),
      externalCmmsFieldsAndCount: pagedObject('externalCmmsFields', 'where', 'orderBy', 'limit'),
      externalCmmsValueTranslationsAndCount: pagedObject('externalCmmsValueTranslations', 'where', 'limit'),
      recentActions: pagedList('limit'),
      relationships: pagedObject('relationships', 'entityId', 'includeUpstream', 'search', 'limit'),
    },
  },
  AlarmConfig: { keyFields: [], fields: { definitions: { merge: false } } },
  AlarmPropertyDefinition: { keyFields: ['name'] },
  AlarmStatus: { keyFields: ['name'] },
  BulkJob: { keyFields: ['taskId'] },
  CustomAlarmStatus: { keyFields: ['name'] },
  GlobalCmmsConfig: { keyFields: [] },
  LensEntityCount: { keyFields: ['lensId'] },
  Me: { keyFields: [] },
  RelatedEntityConfig: { keyFields: [] },
  SsoConfiguration: { keyFields: ['emailDomain'] },
  OidcConfiguration: { keyFields: ['emailDomain'] },
  TeamMember: { keyFields: ['teamId', 'userId'] },
};

/**
 * Apollo memoises what was read: up to 50,000 results, and what they depend on without a limit. That was 0.2 MB for each
 * alarm that was opened, and 100 MB for a page that asked again every few seconds. Results are made again from the stored
 * entities when they are next read.
 */
class Cache extends InMemoryCache {
  /** Removes entities that no query holds any more, and all memoised results. */
  override gc(): string[] {
    return super.gc({ resetResultCache: true });
  }
}

/** The cache of one sign-in within one customer. */
export const createCache = (): InMemoryCache => new Cache({ typePolicies });
