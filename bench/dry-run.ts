import { performance } from 'node:perf_hooks';
import type { Product } from './product.ts';
import { signIn } from './session.ts';

const alarms = 20_000;
const dayMs = 86_400_000;
const days = 29;

const query = `query($input: AutomationRuleInput!) { dryRunAutomationRule(input: $input) {
  entries matched acted tickets duplicatesAvoided } }`;
const rule = {
  ...{ name: 'All', trigger: { type: 'ENTERS_INTAKE' }, delay: { minutes: 20 }, actions: [{ type: 'CREATE_WORK' }] },
};
const schedule = {
  ...{ every: 1, unit: 'WEEK', startDate: '2026-01-05', weekdays: [1, 2, 3, 4, 5], from: '06:00', to: '18:00' },
  timezone: 'America/Chicago',
};

interface Given {
  /** Entries into Intake of the last 29 days. */
  entries: number;
  say(line: string): void;
}

/** Measures how long a rule that creates work takes to be tried on a month, always and by a schedule. */
export async function benchDryRun(product: Product, { entries, say }: Given) {
  await storeEntries(product, entries);
  const session = await signIn(product);
  const figures: Record<string, number> = {};
  for (const [what, input] of [
    ['always', rule],
    ['scheduled', { ...rule, schedule }],
  ] as const) {
    const begin = performance.now();
    const { dryRunAutomationRule: found } = await session.graphql<{
      dryRunAutomationRule: { entries: number; tickets: number };
    }>(query, { input });
    figures[what] = Math.round(performance.now() - begin);
    const seen = `${found.entries.toLocaleString('en')} entries, ${found.tickets.toLocaleString('en')} tickets`;
    say(`Dry run of a rule, ${what}: ${figures[what]} ms for ${seen}`);
  }
  return figures;
}

async function storeEntries({ warehouse, customerId }: Product, entries: number): Promise<void> {
  const from = Date.now() - days * dayMs;
  const apart = Math.round((days * dayMs) / Math.max(1, entries / alarms));
  const insert = (sql: string) => warehouse.command({ query: sql });
  await insert(`INSERT INTO alarms (customer_id, alarm_id, created_at, system_id, contextual_name, priority, version)
    SELECT ${customerId}, 50000000 + number, toDateTime64('2026-01-01', 3, 'UTC'), 1, concat('Alarm ', toString(number)),
      number % 6, 1 FROM numbers(${alarms})`);
  await insert(`INSERT INTO status_entries (customer_id, alarm_id, entry_id, status, entered_at, from_status, cause,
      left_at, to_status, left_cause, is_reconstructed, version, is_deleted)
    SELECT ${customerId}, 50000000 + number % ${alarms}, toString(intDiv(number, ${alarms})), 'Intake',
      fromUnixTimestamp64Milli(toInt64(${from} + intDiv(number, ${alarms}) * ${apart} + cityHash64(number) % ${apart}), 'UTC')
        AS entered,
      'Inactive', 'SOURCE', entered + toIntervalMinute(1 + cityHash64(number, 1) % 240), 'Inactive', 'SOURCE', 0, 1, 0
    FROM numbers(${entries})`);
}
