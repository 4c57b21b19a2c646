import { setTimeout as sleep } from 'node:timers/promises';
import { createTemporal } from '../platform/temporal.ts';
import { wakeRules } from '../workflows/automation/client.ts';
import { openLoop, quantile } from './load.ts';
import { type Product, usageOf } from './product.ts';
import { signIn } from './session.ts';
import type { Traffic } from './traffic.ts';

const rules = 200;
const seconds = 60;
const minuteMs = 60_000;
/** Time until the first waiting alarm is due: every process is killed and ready again before. */
const firstDueMs = minuteMs;

/** Numbers of the bench's rules: they act on what the load sends, hold what waits until it is due, or until they are disabled. */
const [pins, waits, lets] = [1, 2, 3];

interface Options {
  /** Alarms that wait in a rule. */
  waiting: number;
  /** Minutes over which they are due. */
  dueWithinMinutes: number;
  say: (line: string) => void;
}

/**
 * Measures automation rules: a load without rules and with many, of which one acts at once on some alarms; alarms that wait and
 * are due over some minutes, while every process is killed; and others whose rule is listed and disabled.
 */
export async function benchRules(product: Product, traffic: Traffic, { waiting, dueWithinMinutes, say }: Options) {
  const withoutRules = await cpuOfLoad(product, traffic);
  await storeRules(product);
  // the worker reads the rules with the next change
  await sleep(2_000);
  const withRules = await cpuOfLoad(product, traffic);
  await allFired(product, pins);
  const { rows } = await product.db.raw(
    `select extract(epoch from done_at - triggered_at) * 1000 as ms from automation_timers
     where customer_id = ? and rule_id = ? and done_at is not null`,
    [product.customerId, pins],
  );
  const took: number[] = rows.map(({ ms }: { ms: string }) => Number(ms));
  const load = {
    acted: took.length,
    p50: Math.round(quantile(took, 0.5)),
    p99: Math.round(quantile(took, 0.99)),
    cpuMsPerEvent: { withoutRules, withRules },
  };
  say(
    `${rules} rules at 1,000 events/s: a rule without a delay acted ${load.acted} times, p50 ${load.p50} ms and p99 ${load.p99} ms after the change`,
  );
  const shown = ({ worker, postgres }: Cpu): string => `worker ${worker}, Postgres ${postgres}`;
  say(`  CPU ms an event: ${shown(withRules)}; without rules: ${shown(withoutRules)}`);
  const late = await benchWaiting(product, { waiting, dueWithinMinutes, say });
  return { load, waiting: late, letGo: await benchLetGo(product, { waiting, say }) };
}

const measured = ['worker', 'postgres'] as const;
/** CPU time per event, ms. */
type Cpu = Record<(typeof measured)[number], number>;

/** Sends 1,000 events a second for a minute. @returns the CPU time of what rules concern. */
async function cpuOfLoad(product: Product, traffic: Traffic): Promise<Cpu> {
  const pids = new Map(product.pids());
  const used = () => measured.map((name) => usageOf(pids.get(name) ?? 0).cpuSeconds);
  const before = used();
  await openLoop({ product, traffic, requestsPerSecond: 50, itemsPerRequest: 20, seconds });
  const events = 1_000 * seconds;
  const [worker = 0, postgres = 0] = used().map((after, index) =>
    Number((((after - (before[index] ?? 0)) / events) * 1_000).toFixed(3)),
  );
  return { worker, postgres };
}

async function storeRules({ db, customerId }: Product): Promise<void> {
  const rule = (id: number, more: object) => ({
    ...{
      customer_id: customerId,
      id,
      name: `Rule ${id}`,
      execution_order: id,
      state: 'ENABLED',
      enabled_at: new Date(),
    },
    ...{ created_at: new Date(), updated_at: new Date(), actions: JSON.stringify([{ type: 'PIN' }]) },
    trigger: JSON.stringify({ type: 'ENTERS_INTAKE', status: null }),
    ...more,
  });
  const text = (value: string) => JSON.stringify([{ field: 'text', isExclusion: false, values: [value] }]);
  await db('automation_rules').insert([
    rule(pins, { criteria: text('P-77') }),
    rule(waits, { trigger: JSON.stringify({ type: 'BECOMES_SERVICE_IMPACTING', status: null }), delay_minutes: 60 }),
    ...Array.from({ length: rules - 2 }, (_, index) => rule(index + 3, { criteria: text(`Nowhere ${index}`) })),
  ]);
}

/** Waits until a rule has nothing more that is due. */
async function allFired({ db, customerId }: Product, ruleId: number): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    await sleep(500);
    const due = await db('automation_timers')
      .where({ customer_id: customerId, rule_id: ruleId, done_at: null })
      .where('due_at', '<=', new Date())
      .first('alarm_id');
    quiet = due ? 0 : quiet + 1;
  }
}

/** Alarms that wait, due over some minutes, while every process is killed once; their action makes no ticket. */
async function benchWaiting(product: Product, { waiting, dueWithinMinutes, say }: Options) {
  const { db, customerId } = product;
  const spreadMs = dueWithinMinutes * minuteMs;
  await db.raw(
    `with waiting as (
       update alarm_state set is_service_impacting = true, is_pinned = false
       where customer_id = :customerId and id in (
         select id from alarm_state where customer_id = :customerId and deleted_at is null order by id limit :waiting)
       returning id)
     insert into automation_timers (customer_id, rule_id, alarm_id, entry, alarm_version, triggered_at, due_at, chain)
     select :customerId, :waits, id, 'bench', 0, now(),
       now() + (:firstDueMs + row_number() over (order by id) * (:spreadMs::float8 / :waiting)) * interval '1 millisecond', 1 from waiting`,
    { customerId, waits, waiting, spreadMs, firstDueMs },
  );
  const temporal = createTemporal(product.env);
  await wakeRules(temporal, [{ customerId, ruleId: waits }]);
  await temporal.close();
  const restartMs = await product.killAll();
  await sleep(spreadMs + firstDueMs - restartMs);
  await allFired(product, waits);
  const { rows } = await db.raw(
    `select extract(epoch from done_at - due_at) * 1000 as ms from automation_timers
     where customer_id = ? and rule_id = ? and done_at is not null and has_acted`,
    [customerId, waits],
  );
  const late: number[] = rows.map(({ ms }: { ms: string }) => Number(ms));
  const figures = {
    restartMs,
    fired: late.length,
    p50: Math.round(quantile(late, 0.5)),
    p99: Math.round(quantile(late, 0.99)),
    max: Math.round(quantile(late, 1)),
  };
  say(
    `${figures.fired} alarms that waited, due over ${dueWithinMinutes} minutes: late by p50 ${figures.p50} ms, p99 ${figures.p99} ms, at most ${figures.max} ms; every process was killed meanwhile and ready again after ${restartMs} ms`,
  );
  return figures;
}

/** Alarms wait in all rules, most of them in one: how long whoever lists them waits, and whoever disables that one. */
async function benchLetGo(product: Product, { waiting, say }: Omit<Options, 'dueWithinMinutes'>) {
  const { db, customerId } = product;
  await db.raw(
    `insert into automation_timers (customer_id, rule_id, alarm_id, entry, alarm_version, triggered_at, due_at, chain)
     select :customerId, r.id, n, 'let go', 0, now(), now() + interval '1 day', 1 from automation_rules r
     cross join lateral generate_series(1, case when r.id = :lets then :waiting::int else :waiting::int / 50 end) n
     where r.customer_id = :customerId and r.id >= :lets`,
    { customerId, lets, waiting },
  );
  const { graphql } = await signIn(product);
  const took = async (query: string): Promise<number> => {
    const begin = performance.now();
    await graphql(query);
    return Math.round(performance.now() - begin);
  };
  const lists: number[] = [];
  for (let times = 0; times < 5; times += 1)
    lists.push(await took('{ automationRulesAndCount(limit: 200) { automationRules { id waitingCount } count } }'));
  const verb = (name: string) => took(`mutation { ${name}(id: "${lets}") { id } }`);
  const begin = performance.now();
  const disabledMs = await verb('disableAutomationRule');
  const enabledMs = await verb('enableAutomationRule');
  const left = () =>
    db('automation_timers').where({ customer_id: customerId, rule_id: lets, done_at: null }).first('alarm_id');
  while (await left()) await sleep(100);
  const figures = {
    listMs: quantile(lists, 0.5),
    disabledMs,
    enabledMs,
    letGoMs: Math.round(performance.now() - begin),
  };
  say(
    `A list of ${rules} rules in which alarms wait: ${figures.listMs} ms; a rule with ${waiting.toLocaleString('en')} is disabled in ${disabledMs} ms and enabled again in ${enabledMs} ms, and has let them go after ${figures.letGoMs} ms`,
  );
  return figures;
}
