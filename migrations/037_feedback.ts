import type { Knex } from 'knex';
import { definer, strictPolicy } from './policies.ts';

/** Feedback that people send to the provider, and the function that finds whom it goes to. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feedback (
      customer_id int not null,
      id uuid not null,
      user_id uuid not null references users,
      text text not null,
      created_at timestamptz not null,
      primary key (customer_id, id)
    );
    create index feedback_user on feedback (user_id, created_at);
    comment on table feedback is 'What people have written to the provider about the product.';
  `);
  await knex.raw(strictPolicy('feedback'));
  await knex.raw(
    definer(
      'provider_addresses()',
      'returns table (email text)',
      'select u.email::text from users u where u.is_super and u.is_email_subscribed order by u.id',
    ),
  );
}
