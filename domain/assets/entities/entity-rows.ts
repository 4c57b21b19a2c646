import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import type { AssetRow } from '../../lists/assets/asset-row.ts';
import type { Condition } from '../../lists/criteria/to-postgres.ts';
import type { Keyset } from '../../lists/order/keyset.ts';
import { type EntityRow, entityColumns } from './entity.ts';

/** An entity with what its lists look at. */
export type ListedEntity = EntityRow & AssetRow;

const listed = `${entityColumns}, e.property_tokens as "propertyTokens", e.sort_key as "sortKey",
  e.version + e.state_version as "shownVersion"`;
const withTexts = `join entity_search_texts f on f.customer_id = e.customer_id and f.id = e.id`;
const besides = ({ beside }: Pick<Condition, 'beside'>): string => (beside.includes('f') ? withTexts : '');

/** Search of a picker. */
export interface EntitySearch {
  isSpace: boolean;
  /** Direct contents of this entity; null: of any. */
  parentId: number | null;
  /** Folded; empty: all. */
  term: string;
  /** True for entities that are in no other of their kind. */
  isTop?: boolean;
}

/**
 * Reads lists of a customer's entities, and the texts that they are found by, which have no strict read policy: the API
 * reads those only through this file.
 */
export function entityRowsOf(trx: Transaction, customerId: number) {
  const searched = ({ isSpace, parentId, term, isTop }: EntitySearch) => ({
    from: `from entities e ${term === '' ? '' : withTexts}
      where e.customer_id = :customerId and e.deleted_at is null and (e.kind = 'space') = :isSpace
        ${term === '' ? '' : `and f.customer_id = :customerId and f.search_text like :pattern`}
        ${parentId === null ? '' : 'and e.parent_id = :parentId'}
        ${
          isTop
            ? `and not exists (select from entities p where p.customer_id = :customerId and p.id = e.parent_id
                and p.deleted_at is null and (p.kind = 'space') = :isSpace)`
            : ''
        }`,
    bindings: { customerId, isSpace, parentId, pattern: `%${term.replace(/[\\%_]/g, '\\$&')}%` },
  });
  /** Texts say what they are of: those that many entities have are counted without their entities. */
  const searchedAlone = (search: EntitySearch) => ({
    from: `from entity_search_texts f where f.customer_id = :customerId and f.search_text like :pattern
      and coalesce(f.is_space, (
        select e.kind = 'space' from entities e where e.customer_id = f.customer_id and e.id = f.id)) = :isSpace`,
    bindings: searched(search).bindings,
  });
  return {
    /** Reads a page, in the given order, after the keyset's row or `offset`. */
    async list(
      condition: Condition,
      keyset: Keyset,
      page: { limit: number; offset: number },
    ): Promise<Array<ListedEntity & { shownVersion: number }>> {
      const { rows } = await trx.raw(
        `select ${listed}, '' as "searchText" from entities e ${besides(condition)}
         where e.customer_id = ? and e.deleted_at is null and ${condition.sql} and ${keyset.sql}
         order by ${keyset.orderBy} limit ? offset ?`,
        [customerId, ...condition.bindings, ...keyset.bindings, page.limit, page.offset],
      );
      return rows;
    },
    /** Counts matching entities, at most up to `upTo`. */
    async count(condition: Condition, upTo: number | null = null): Promise<number> {
      const found = `select 1 from entities e ${besides(condition)}
        where e.customer_id = ? and e.deleted_at is null and ${condition.sql}`;
      const { rows } = await trx.raw(
        `select count(*) from (${found} ${upTo === null ? '' : `limit ${Number(upTo)}`}) as found`,
        [customerId, ...condition.bindings],
      );
      return rows[0].count;
    },
    /** Reads entities by id, with the texts that they are found by; without deleted ones. */
    async byIds(ids: readonly number[]): Promise<Array<ListedEntity & { shownVersion: number }>> {
      const { rows } = await trx.raw(
        `select ${listed}, coalesce(f.search_text, '') as "searchText"
         from entities e left join entity_search_texts f on f.customer_id = e.customer_id and f.id = e.id
         where e.customer_id = ? and e.id = any(?::bigint[]) and e.deleted_at is null`,
        [customerId, pgArray('bigint', ids)],
      );
      return rows;
    },
    /** Reads a picker's page by name, each with the number of others of its kind in it. */
    async search(
      search: EntitySearch,
      page: { limit: number; offset: number },
    ): Promise<Array<EntityRow & { childCount: number }>> {
      const { from, bindings } = searched(search);
      const { rows } = await trx.raw(
        `select ${entityColumns}, (
           select count(*) from entities c where c.customer_id = e.customer_id and c.parent_id = e.id
             and c.deleted_at is null and (c.kind = 'space') = :isSpace) as "childCount"
         ${from} order by e.sort_key, e.id limit :limit offset :offset`,
        { ...bindings, ...page },
      );
      return rows;
    },
    /** Counts what a picker would list. */
    async countSearch(search: EntitySearch): Promise<number> {
      const { from, bindings } = search.parentId === null && !search.isTop ? searchedAlone(search) : searched(search);
      const { rows } = await trx.raw(`select count(*) ${from}`, bindings);
      return rows[0].count;
    },
  };
}
