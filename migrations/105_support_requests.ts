import type { Knex } from 'knex';
import { definer, strictPolicy } from './policies.ts';

/** Requests for support, which the provider's people see of all customers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table support_requests (
      customer_id int not null references customers,
      id uuid not null,
      user_id uuid not null references users,
      subject text not null,
      description text not null,
      page text,
      version text not null,
      created_at timestamptz not null,
      primary key (customer_id, id)
    );
    create index support_requests_user on support_requests (user_id, created_at);
    create index support_requests_newest on support_requests (created_at desc, id);
    comment on table support_requests is 'Requests for support by people of customers.';
    comment on column support_requests.customer_id is 'Customer within which it was written.';
    comment on column support_requests.id is 'Id of the request.';
    comment on column support_requests.user_id is 'Person who wrote it.';
    comment on column support_requests.subject is 'What it is about, in a line.';
    comment on column support_requests.description is 'Text.';
    comment on column support_requests.page is 'Path of the page that it was written on; null: unknown.';
    comment on column support_requests.version is 'Version of the product at the time.';
    comment on column support_requests.created_at is 'When it was written.';
  `);
  await knex.raw(strictPolicy('support_requests'));
  await knex.raw(
    definer(
      'provider_support_requests(asked_by uuid, asked_limit int, asked_offset int)',
      `returns table (customer_id int, customer_name text, id uuid, person_name text, person_email text, subject text,
         description text, page text, version text, created_at timestamptz)`,
      `select r.customer_id, c.name, r.id, u.display_name, u.email, r.subject, r.description, r.page, r.version, r.created_at
       from support_requests r
       join customers c on c.id = r.customer_id
       join users u on u.id = r.user_id
       where exists (select from users s where s.id = asked_by and s.is_super)
       order by r.created_at desc, r.id limit asked_limit offset asked_offset`,
    ),
  );
}
