import type { Knex } from 'knex';
import { definer, strictPolicy } from './policies.ts';

/** Tokens that hand a session over to another device, and customers found by name. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table hand_overs (
      customer_id int not null references customers,
      token_hash bytea not null,
      user_id uuid not null references users,
      session_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (customer_id, token_hash)
    );
    create unique index hand_overs_token on hand_overs (token_hash);
    create index hand_overs_user on hand_overs (user_id);
    create index hand_overs_old on hand_overs (expires_at);
    comment on table hand_overs is 'Tokens with which a person continues on another device.';
    comment on column hand_overs.customer_id is 'Customer that is opened there.';
    comment on column hand_overs.token_hash is 'Hash of the token: a lost database signs nobody in.';
    comment on column hand_overs.user_id is 'Person who asked for it.';
    comment on column hand_overs.session_hash is 'Session that asked for it: once that has ended, the token opens nothing.';
    comment on column hand_overs.created_at is 'When it was made.';
    comment on column hand_overs.expires_at is 'After that it opens nothing.';
    comment on column hand_overs.used_at is 'When it was redeemed.';

    create index customers_name on customers (name, id);
  `);
  await knex.raw(strictPolicy('hand_overs'));
  await knex.raw(
    definer(
      'hand_over_of(asked_hash bytea)',
      'returns table (customer_id int, user_id uuid, is_super boolean, expires_at timestamptz, session_created_at timestamptz, session_factor_at timestamptz)',
      `select h.customer_id, h.user_id, u.is_super, h.expires_at, s.created_at, s.factor_at
       from hand_overs h
       join users u on u.id = h.user_id
       join sessions s on s.token_hash = h.session_hash and s.ended_at is null and not s.awaits_factor
       where h.token_hash = asked_hash and h.used_at is null`,
    ),
  );
}
