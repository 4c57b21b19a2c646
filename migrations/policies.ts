import { apiRole } from '../platform/tenancy.ts';

/** SQL that a migration runs for each table it makes. A released policy stays as it is; a new one gets a new name here. */

const mine = `customer_id = nullif(current_setting('app.customer_id', true), '')::int`;
const own = `user_id = nullif(current_setting('app.user_id', true), '')::uuid`;

const force = (table: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  grant select, insert, update, delete on ${table} to ${apiRole};`;

/** Only the customer set for the transaction is seen or changed. */
export const strictPolicy = (table: string): string => `${force(table)}
  create policy tenant on ${table} using (${mine}) with check (${mine});`;

/** Strict, but the person set for the transaction sees their own rows across customers. */
export const personPolicies = (table: string): string => `${strictPolicy(table)}
  create policy own on ${table} for select using (${own});`;

/** Readable as before; a row is changed only by whom it is about, the person set for the transaction. */
export const ownUpdates = (table: string, person: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy readable on ${table} for select using (true);
  create policy own on ${table} for update using (${person} = nullif(current_setting('app.user_id', true), '')::uuid);`;

/** Readable by everybody, because Postgres cannot use GIN and trigram indexes beneath a strict policy; changed strictly. */
export const searchedPolicies = (table: string): string => `${force(table)}
  create policy readable on ${table} for select using (true);
  create policy insertable on ${table} for insert with check (${mine});
  create policy changeable on ${table} for update using (${mine}) with check (${mine});
  create policy deletable on ${table} for delete using (${mine});`;
