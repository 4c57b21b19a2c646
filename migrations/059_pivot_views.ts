import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Saved views of pivots, and to whom they are mailed, with what mails carry. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table saved_views add pivot jsonb;
    comment on column saved_views.pivot is 'Rows, column, measure and range of a view of advanced analytics; null: a view of a table.';

    create table view_mails (
      customer_id int not null references customers,
      view_id uuid not null,
      user_id uuid not null,
      frequency text not null check (frequency in ('DAILY', 'WEEKLY', 'MONTHLY')),
      weekday int check (weekday between 1 and 7),
      monthday int check (monthday between 1 and 31),
      minute int not null check (minute between 0 and 1439),
      timezone text not null,
      format text not null check (format in ('SHEET', 'PDF')),
      recipients uuid[] not null,
      next_at timestamptz not null,
      mail_ids uuid[] not null default '{}',
      last_sent_at timestamptz,
      last_error text,
      primary key (customer_id, view_id),
      foreign key (customer_id, view_id) references saved_views (customer_id, id) on delete cascade
    );
    create index view_mails_due on view_mails (next_at);
    create index view_mails_watched on view_mails (customer_id, view_id) where mail_ids <> '{}';
    comment on table view_mails is 'Saved views that are mailed regularly: when, and to whom.';
    comment on column view_mails.customer_id is 'The customer it belongs to.';
    comment on column view_mails.view_id is 'The saved view.';
    comment on column view_mails.user_id is 'Who keeps the view.';
    comment on column view_mails.frequency is 'How often it is mailed.';
    comment on column view_mails.weekday is 'Of WEEKLY: the day, from 1 for Monday.';
    comment on column view_mails.monthday is 'Of MONTHLY: the day; of a shorter month its last.';
    comment on column view_mails.minute is 'Minute of the local day.';
    comment on column view_mails.timezone is 'Timezone of day and minute.';
    comment on column view_mails.format is 'What is attached: SHEET, or PDF where one can be made.';
    comment on column view_mails.recipients is 'People who get it, each as far as they may see it then.';
    comment on column view_mails.next_at is 'When it is mailed next.';
    comment on column view_mails.mail_ids is 'Mails of the last time that are not known to be sent or given up.';
    comment on column view_mails.last_sent_at is 'When a mail of it was last handed over.';
    comment on column view_mails.last_error is 'Why the last time failed, wholly or for some; null: it did not.';

    alter table mails add reader jsonb;
    comment on column mails.reader is 'Who has to have which permission at which customer when it is sent; null: whoever it is.';

    create table mail_attachments (
      mail_id uuid primary key references mails on delete cascade,
      name text not null,
      type text not null,
      content bytea not null
    );
    comment on table mail_attachments is 'Files that mails carry, until they are sent.';
    comment on column mail_attachments.mail_id is 'The mail.';
    comment on column mail_attachments.name is 'Name of the file.';
    comment on column mail_attachments.type is 'Its media type.';
    comment on column mail_attachments.content is 'Its bytes.';
  `);
  await knex.raw(strictPolicy('view_mails'));
}
