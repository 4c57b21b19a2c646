import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Roles that a customer makes beside the built-in ones, and who has which. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table roles (
      customer_id int not null references customers,
      id uuid not null,
      name text not null,
      name_key text not null,
      description text not null,
      permissions jsonb not null,
      created_by uuid not null,
      created_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, name_key)
    );
    comment on table roles is 'Roles of a customer beside the built-in ones, with what each grants.';
    comment on column roles.customer_id is 'Customer that the row belongs to.';
    comment on column roles.id is 'Id of the role.';
    comment on column roles.name is 'Name, as people see it.';
    comment on column roles.name_key is 'The name, folded: names differ by more than case.';
    comment on column roles.description is 'What the role is for.';
    comment on column roles.permissions is 'Granted actions by area.';
    comment on column roles.created_by is 'Person who made it.';
    comment on column roles.created_at is 'When it was made.';

    -- a CUSTOM membership without a role had no permission
    update memberships set auth_role = 'NONE' where auth_role = 'CUSTOM';
    alter table memberships
      add column custom_role_id uuid,
      add foreign key (customer_id, custom_role_id) references roles (customer_id, id),
      add constraint memberships_custom_role_check check ((auth_role = 'CUSTOM') = (custom_role_id is not null));
    create index memberships_custom_role on memberships (customer_id, custom_role_id);
    comment on column memberships.custom_role_id is 'The role of the customer that the person has; only for CUSTOM.';
  `);
  await knex.raw(strictPolicy('roles'));
}
