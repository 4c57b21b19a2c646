import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Automation rules, the alarms that wait in them, the tickets that they made, and the customer's holidays. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table automation_rules (
      customer_id int not null references customers,
      id bigint not null,
      name text not null,
      description text not null default '',
      execution_order int not null,
      state text not null default 'DISABLED' check (state in ('ENABLED', 'DISABLED', 'PAUSED')),
      pause_reason text check (pause_reason in ('PERSON', 'TICKET_GUARD', 'FLOOD')),
      paused_at timestamptz,
      pauses_in_flood boolean not null default true,
      trigger jsonb,
      schedule jsonb,
      criteria jsonb not null default '[]',
      asset_criteria jsonb not null default '[]',
      delay_minutes int not null default 0,
      actions jsonb not null default '[]',
      exclude_ids bigint[] not null default '{}',
      last_error text,
      last_execution_at timestamptz,
      execution_count bigint not null default 0,
      failures_in_row int not null default 0,
      enabled_at timestamptz,
      resumed_at timestamptz,
      wakes_at timestamptz,
      created_at timestamptz not null,
      created_by uuid,
      updated_at timestamptz not null,
      version bigint not null default 1,
      primary key (customer_id, id),
      check ((state = 'PAUSED') = (pause_reason is not null))
    );
    create unique index automation_rules_name on automation_rules (customer_id, lower(name));
    create index automation_rules_order on automation_rules (customer_id, execution_order, id);
    create index automation_rules_flood on automation_rules (customer_id) where pause_reason = 'FLOOD';
    comment on table automation_rules is 'Automation rules (AUTO.28).';
    comment on column automation_rules.customer_id is 'Customer that the rule belongs to.';
    comment on column automation_rules.id is 'Its number.';
    comment on column automation_rules.name is 'Its name, unique regardless of case.';
    comment on column automation_rules.description is 'What it is for.';
    comment on column automation_rules.execution_order is 'Rules act in ascending order (AUTO.24).';
    comment on column automation_rules.state is 'DISABLED takes no alarms; PAUSED takes them and holds them (AUTO.28).';
    comment on column automation_rules.pause_reason is 'Why it is paused: by a person, before too many tickets (AUTO.29), or in a flood (BEY.3).';
    comment on column automation_rules.paused_at is 'Since when it is paused.';
    comment on column automation_rules.pauses_in_flood is 'Whether a flood pauses it, if it creates work or notifies.';
    comment on column automation_rules.trigger is 'What makes it look at an alarm; null while none is chosen.';
    comment on column automation_rules.schedule is 'When triggers count; null: always (AUTO.19).';
    comment on column automation_rules.criteria is 'Criteria of alarms.';
    comment on column automation_rules.asset_criteria is 'Criteria of assets, which one asset of the alarm meets.';
    comment on column automation_rules.delay_minutes is 'How long the alarm must stay as it was found (AUTO.21).';
    comment on column automation_rules.actions is 'What it does, one after the other.';
    comment on column automation_rules.exclude_ids is 'Alarms that it never acts on (AUTO.27).';
    comment on column automation_rules.last_error is 'Why it last failed; null since it has succeeded.';
    comment on column automation_rules.last_execution_at is 'When it last acted.';
    comment on column automation_rules.execution_count is 'How often it has acted.';
    comment on column automation_rules.failures_in_row is 'Failures since the last success; ten disable it (AUTO.28).';
    comment on column automation_rules.enabled_at is 'Since when it takes alarms: changes before are none of its own.';
    comment on column automation_rules.resumed_at is 'When a person last resumed it: tickets before do not count for the guard (AUTO.29).';
    comment on column automation_rules.wakes_at is 'When its workflow looks again; null: nothing waits in it.';
    comment on column automation_rules.created_at is 'When it was made.';
    comment on column automation_rules.created_by is 'Who made it.';
    comment on column automation_rules.updated_at is 'When people last changed it.';
    comment on column automation_rules.version is 'Grows with each change by people.';

    create table automation_rule_sets (
      customer_id int primary key references customers,
      version bigint not null
    );
    comment on table automation_rule_sets is 'Counts the changes of a customer''s rules and holidays: whoever keeps them in memory reads them again. Triggers write it.';
    comment on column automation_rule_sets.customer_id is 'Customer whose rules they are.';
    comment on column automation_rule_sets.version is 'Grows with each change of what rules do.';

    create table automation_timers (
      customer_id int not null,
      rule_id bigint not null,
      alarm_id bigint not null,
      entry text not null,
      alarm_version bigint not null,
      since_at timestamptz,
      triggered_at timestamptz not null,
      due_at timestamptz not null,
      chain smallint not null,
      next_action smallint,
      has_acted boolean not null default false,
      done_at timestamptz,
      primary key (customer_id, rule_id, alarm_id, entry),
      foreign key (customer_id, rule_id) references automation_rules (customer_id, id) on delete cascade
    );
    create unique index automation_timers_waiting on automation_timers (customer_id, alarm_id, rule_id) where done_at is null;
    create index automation_timers_due on automation_timers (customer_id, rule_id, due_at) where done_at is null;
    create index automation_timers_done on automation_timers (done_at) where done_at is not null;
    comment on table automation_timers is 'Alarms that wait in a rule, and what rules have done with, once for each entry (AUTO.21, AUTO.24).';
    comment on column automation_timers.customer_id is 'Customer that the row belongs to.';
    comment on column automation_timers.rule_id is 'The rule.';
    comment on column automation_timers.alarm_id is 'The alarm.';
    comment on column automation_timers.entry is 'What the alarm has entered, unique within rule and alarm.';
    comment on column automation_timers.alarm_version is 'Version of the alarm that entered it.';
    comment on column automation_timers.since_at is 'Time of the alarm that stays the same while it stays so; null: there is none.';
    comment on column automation_timers.triggered_at is 'When it was entered.';
    comment on column automation_timers.due_at is 'When the rule acts.';
    comment on column automation_timers.chain is 'How many rules in a row have led to it.';
    comment on column automation_timers.next_action is 'The action that is next, once it is decided that the rule acts; null before.';
    comment on column automation_timers.has_acted is 'Whether an action has done something.';
    comment on column automation_timers.done_at is 'When the rule was done with it; null: it waits.';

    create table automation_work (
      customer_id int not null references customers,
      alarm_id bigint not null,
      episode int not null,
      reopened text not null default '',
      rule_id bigint not null,
      ticket_id bigint not null,
      created_at timestamptz not null,
      primary key (customer_id, alarm_id, episode, reopened)
    );
    create index automation_work_rule on automation_work (customer_id, rule_id, created_at);
    comment on table automation_work is 'Tickets that rules made: one for each episode of an alarm, over all rules (AUTO.25).';
    comment on column automation_work.customer_id is 'Customer that the row belongs to.';
    comment on column automation_work.alarm_id is 'The alarm.';
    comment on column automation_work.episode is 'Counts the alarm''s episodes in which rules made a ticket.';
    comment on column automation_work.reopened is 'Entry by a ticket that was closed while the alarm was active, for which one more may be made; empty: the first.';
    comment on column automation_work.rule_id is 'The rule.';
    comment on column automation_work.ticket_id is 'The ticket.';
    comment on column automation_work.created_at is 'When it was made.';

    create table holidays (
      customer_id int not null references customers,
      id uuid not null,
      date date not null,
      name text not null,
      is_yearly boolean not null,
      created_at timestamptz not null,
      created_by uuid,
      primary key (customer_id, id)
    );
    create unique index holidays_date on holidays (customer_id, date, lower(name));
    comment on table holidays is 'Days on which a customer''s people do not work as usual, which schedules can leave out.';
    comment on column holidays.customer_id is 'Customer that the holiday belongs to.';
    comment on column holidays.id is 'Its id.';
    comment on column holidays.date is 'The day; the first one of a holiday that returns.';
    comment on column holidays.name is 'Its name.';
    comment on column holidays.is_yearly is 'Whether it returns on this date each year.';
    comment on column holidays.created_at is 'When it was added.';
    comment on column holidays.created_by is 'Who added it.';

    -- whatever changes what rules do, readers notice
    create function count_rule_change() returns trigger language plpgsql as $$ begin
      insert into automation_rule_sets (customer_id, version) values (coalesce(new.customer_id, old.customer_id), 1)
      on conflict (customer_id) do update set version = automation_rule_sets.version + 1;
      return null;
    end $$;
    create trigger rules_come_and_go after insert or delete on automation_rules for each row execute function count_rule_change();
    create trigger rules_change after update of name, execution_order, state, pause_reason, pauses_in_flood, trigger, schedule,
      criteria, asset_criteria, delay_minutes, actions, exclude_ids, enabled_at on automation_rules
      for each row execute function count_rule_change();
    create trigger holidays_change after insert or update or delete on holidays for each row execute function count_rule_change();
  `);
  for (const table of ['automation_rules', 'automation_rule_sets', 'automation_timers', 'automation_work', 'holidays'])
    await knex.raw(strictPolicy(table));
}
