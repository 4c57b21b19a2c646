import type { Knex } from 'knex';
import { buildConcurrently, withoutTransaction } from './concurrent-indexes.ts';
import { giveUpLocksSoon } from './lock-timeout.ts';
import { strictPolicy } from './policies.ts';

/** Indexes of timers are built without a transaction: there may be many rows, and rows are added meanwhile. */
export const config = withoutTransaction;

/** A stopped, deleted or changed rule changes at once; the alarms that wait in it are let go, or moved, in batches. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('automation_let_go'))) await knex.transaction(changeTables);
  await buildConcurrently(knex, {
    automation_timers_waiting: {
      isUnique: true,
      on: 'automation_timers (customer_id, alarm_id, rule_id, generation) where done_at is null',
    },
    automation_timers_due: { on: 'automation_timers (customer_id, rule_id, generation, due_at) where done_at is null' },
    automation_timers_begun: {
      on: 'automation_timers (customer_id, rule_id) where done_at is null and next_action is not null',
    },
  });
}

async function changeTables(trx: Knex): Promise<void> {
  await trx.raw(`
    ${giveUpLocksSoon};
    alter table automation_rules add column generation int not null default 0;
    alter table automation_rules add column delay_changed_at timestamptz;
    comment on column automation_rules.generation is 'Grows when it lets go all that waits in it: what waits in an earlier one does not count.';
    comment on column automation_rules.delay_changed_at is 'When its delay was changed, until what waits in it is due by that; null: it is.';

    alter table automation_timers add column generation int not null default 0;
    comment on column automation_timers.generation is 'Generation of the rule in which it began.';
    -- what waited in a deleted rule is let go later, and what it has done is forgotten as that of others
    alter table automation_timers drop constraint automation_timers_customer_id_rule_id_fkey;

    create table automation_let_go (
      customer_id int not null references customers,
      rule_id bigint not null,
      generation int not null,
      rule_name text not null,
      reason text not null,
      at timestamptz not null,
      primary key (customer_id, rule_id, generation)
    );
    comment on table automation_let_go is 'Generations of rules whose waiting alarms are to be let go, until none is left (AUTO.28).';
    comment on column automation_let_go.customer_id is 'Customer that the row belongs to.';
    comment on column automation_let_go.rule_id is 'The rule; it may have been deleted since.';
    comment on column automation_let_go.generation is 'The generation.';
    comment on column automation_let_go.rule_name is 'Name of the rule then, for the log.';
    comment on column automation_let_go.reason is 'Why they are let go, for the log.';
    comment on column automation_let_go.at is 'Since when they do not wait any more.';
  `);
  await trx.raw(strictPolicy('automation_let_go'));
}
