import { apiRole } from '../platform/tenancy.ts';

/** SQL that a migration runs for each table it creates. A released policy never changes; a new one gets a new name. */

const mine = `customer_id = nullif(current_setting('app.customer_id', true), '')::int`;
const own = `user_id = nullif(current_setting('app.user_id', true), '')::uuid`;

const force = (table: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  grant select, insert, update, delete on ${table} to ${apiRole};`;

/** Only rows of the customer set for the transaction are seen or changed. */
export const strictPolicy = (table: string): string => `${force(table)}
  create policy tenant on ${table} using (${mine}) with check (${mine});`;

/** Strict, but the person set for the transaction sees their own rows across customers. */
export const personPolicies = (table: string): string => `${strictPolicy(table)}
  create policy own on ${table} for select using (${own});`;

/** Readable as before; a row is changed only by the person it is about, who is set for the transaction. */
export const ownUpdates = (table: string, person: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy readable on ${table} for select using (true);
  create policy own on ${table} for update using (${person} = nullif(current_setting('app.user_id', true), '')::uuid);`;

/** Readable by all, because Postgres cannot use GIN and trigram indexes beneath a strict policy; changed strictly. */
export const searchedPolicies = (table: string): string => `${force(table)}
  create policy readable on ${table} for select using (true);
  create policy insertable on ${table} for insert with check (${mine});
  create policy changeable on ${table} for update using (${mine}) with check (${mine});
  create policy deletable on ${table} for delete using (${mine});`;

const account = `decode(nullif(current_setting('app.account', true), ''), 'hex')`;
const network = `nullif(current_setting('app.network', true), '')`;

/** Rows of the account or of the network set for the transaction are seen; those of both are changed (`forSignIn`). */
export const signInPolicies = (table: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy readable on ${table} for select using (account_hash = ${account} or network = ${network});
  create policy own on ${table} using (account_hash = ${account} and network = ${network});`;

/** People are seen within a customer they belong to, whatever their access there, and by themselves. */
export const colleagues = (table: string, person: string): string => `
  create policy colleagues on ${table} for select using (
    ${person} = nullif(current_setting('app.user_id', true), '')::uuid
    or exists (select from memberships m where m.user_id = ${table}.${person} and m.${mine}));`;

/** Seen and changed by their owner, the person set for the transaction. */
export const ownRows = (table: string, person: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy own on ${table} using (${person} = nullif(current_setting('app.user_id', true), '')::uuid);`;

const device = `decode(nullif(current_setting('app.device', true), ''), 'hex')`;

/** Whoever holds a device and sets its hash for the transaction takes its row over, to themselves only (`forDevice`). */
export const devicePolicies = (table: string, person: string): string => `
  create policy held on ${table} for select using (token_hash = ${device});
  create policy taken on ${table} for update using (token_hash = ${device})
    with check (${person} = nullif(current_setting('app.user_id', true), '')::uuid);`;

/**
 * A function that reads with its owner's rights what the API's role may not, for callers that know the row's key.
 * platform/tenancy.ts lists them.
 */
export const definer = (signature: string, returns: string, query: string): string => {
  const types = signature.replace(/\w+ (\w+(\[\])?)(?=[,)])/g, '$1');
  return `
  create function ${signature} ${returns} language plpgsql stable security definer rows 1
    set search_path = pg_catalog, public, pg_temp as $$ begin return query ${query}; end $$;
  revoke all on function ${types} from public;
  grant execute on function ${types} to ${apiRole};`;
};
