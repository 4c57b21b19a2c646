import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';

/** Messages to the devices of people are stored until they are sent, like mails. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table push_messages (
      id uuid primary key,
      user_id uuid not null references users,
      reader jsonb not null,
      title text not null,
      body text,
      path text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      next_at timestamptz not null,
      attempts int not null default 0,
      sent_at timestamptz,
      failed_at timestamptz,
      error text
    );
    create index push_messages_due on push_messages (next_at) where body is not null;
    create index push_messages_created on push_messages (created_at);
    create index push_messages_user on push_messages (user_id);
    comment on table push_messages is 'Messages to push to the devices of people, and those of late.';
    comment on column push_messages.id is 'Id of the message.';
    comment on column push_messages.user_id is 'Person whose devices get it.';
    comment on column push_messages.reader is 'Customer and area of permissions that the person must still see when it is sent.';
    comment on column push_messages.title is 'Title.';
    comment on column push_messages.body is 'Text; null once nobody has to send it any more.';
    comment on column push_messages.path is 'Page of the console that it opens.';
    comment on column push_messages.created_at is 'When it was written.';
    comment on column push_messages.expires_at is 'After that it is not sent any more.';
    comment on column push_messages.next_at is 'When it is tried next.';
    comment on column push_messages.attempts is 'Number of attempts so far.';
    comment on column push_messages.sent_at is 'When it was handed to the push services of all devices.';
    comment on column push_messages.failed_at is 'When it was given up.';
    comment on column push_messages.error is 'What the last failed attempt said.';
    grant insert on push_messages to ${apiRole};
  `);
}
