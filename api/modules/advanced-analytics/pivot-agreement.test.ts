import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

/** Pivots of any shape over any rows, beside the same worked out from the rows in plain TypeScript. */

const dayMs = 86_400_000;
/** Over the days on which the clocks of Berlin go forward. */
const start = Date.UTC(2026, 2, 20);
const end = start + 20 * dayMs;
const now = end + 5 * dayMs;
const range = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };

interface Alarm {
  id: number;
  point: string | null;
  condition: string | null;
  priority: number;
  building: string[];
  category: string[];
}
interface Occurrence {
  alarm: Alarm;
  startedAt: number;
  endedAt: number | null;
}
interface Ticket {
  id: number;
  createdAt: number;
  closedAt: number | null;
  isResolved: boolean;
  assignee: TestPerson | null;
  alarms: Alarm[];
}

const some = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(fc.array(arbitrary, { minLength: count, maxLength: count }), 1)[0] as T[];
const text = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: null });
const texts = (values: string[]) => fc.subarray(values);

let api: TestApi;
let customerId: number;
let admin: TestPerson;
let alarms: Alarm[];
let occurrences: Occurrence[];
let tickets: Ticket[];
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(now) } });
  customerId = await api.newCustomer();
  admin = await api.newPerson(customerId, 'ADMIN');
  const other = await api.newPerson(customerId, 'STANDARD');
  const systemId = await api.newSystem(customerId, 'Air systems');
  alarms = some(
    fc.record({
      point: text(['AHU-1', "AHU'2", 'AHU;3 --', '日本', '__proto__']),
      condition: text(['High', 'Low']),
      priority: fc.integer({ min: 0, max: 5 }),
      building: texts(['North', 'South', 'It\\s "own"', '=1+1']),
      category: texts(['Air', 'Water']),
    }),
    30,
  ).map((alarm, index) => ({ id: index + 1, ...alarm }));
  const at = fc.integer({ min: start - 3 * dayMs, max: end + dayMs });
  occurrences = some(
    fc.record({
      alarm: fc.constantFrom(...alarms),
      startedAt: at,
      lasted: fc.option(fc.integer({ min: 0, max: 4 * dayMs }), { nil: null, freq: 12 }),
    }),
    300,
  ).map(({ alarm, startedAt, lasted }) => ({ alarm, startedAt, endedAt: lasted === null ? null : startedAt + lasted }));
  tickets = some(
    fc.record({
      createdAt: at,
      lasted: fc.option(fc.integer({ min: 1, max: 6 * dayMs }), { nil: null, freq: 6 }),
      isResolved: fc.boolean(),
      assignee: fc.constantFrom(admin, other, null),
      alarms: fc.subarray(alarms.slice(0, 8), { maxLength: 3 }),
    }),
    200,
  ).map(({ lasted, ...ticket }, index) => ({
    ...{ id: index + 1, ...ticket },
    closedAt: lasted === null ? null : ticket.createdAt + lasted,
    isResolved: lasted !== null && ticket.isResolved,
  }));
  await api.storeAlarms(alarms.map(({ id, point, priority }) => ({ customerId, systemId, id, point, priority })));
  for (const { id, condition, building, category } of alarms) {
    await api.db('alarms').where({ customer_id: customerId, id }).update({ condition });
    await api.storeProperties(
      customerId,
      id,
      Object.entries({ building, category })
        .filter(([, value]) => value.length > 0)
        .map(([type, value]) => ({ type, value, confidence: 1, by: 'PERSON' as const })),
    );
  }
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: alarms.map(({ id, point, condition, priority, building, category }) => ({
      ...{
        customer_id: customerId,
        alarm_id: id,
        created_at: '2026-01-01T00:00:00.000Z',
        system_id: systemId,
        version: 1,
      },
      ...{ point_path: point, condition, priority },
      property_tokens: [...building.map((one) => `building=${one}`), ...category.map((one) => `category=${one}`)],
    })),
  });
  await storeInstances(
    api.warehouse,
    customerId,
    occurrences.map(({ alarm, startedAt, endedAt }) => instanceRow({ alarmId: alarm.id, startedAt, endedAt })),
  );
  await storeTickets(
    api,
    customerId,
    tickets.map(({ closedAt, assignee, alarms: on, isResolved, ...ticket }) => ({
      ...ticket,
      ...(closedAt !== null && { closedAt, isResolved }),
      ...(assignee && { assignee }),
      by: admin,
      alarms: on.map(({ id }) => id),
    })),
  );
});
afterAll(() => api?.stop());

type Values = Array<string | null>;
const blankOr = (values: readonly string[]): Values => (values.length > 0 ? [...new Set(values)] : [null]);

/** Values of parts of local time, by the runtime's own calendar. */
function ofTime(dimension: string, at: number, timeZone: string): Values {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const all: Record<string, string> = {
    ...{ day, hour: parts.hour as string, month: day.slice(0, 7), weekday: String(weekday) },
    week: new Date(Date.parse(`${day}T00:00:00Z`) - (weekday - 1) * dayMs).toISOString().slice(0, 10),
  };
  return [all[dimension] as string];
}
const times = ['hour', 'weekday', 'day', 'week', 'month'];
const ofAlarm: Record<string, (alarm: Alarm) => Values> = {
  alarmId: ({ id }) => [String(id)],
  point: ({ point }) => [point],
  condition: ({ condition }) => [condition],
  priority: ({ priority }) => [String(priority)],
  'property.building': ({ building }) => blankOr(building),
  'property.category': ({ category }) => blankOr(category),
};

interface Shape {
  rows: string[];
  column: string | null;
  measure: string;
  timezone: string;
}
type Result = Map<string, number | null>;

/** Every cell and sum of a pivot, by its values: those of rows and columns that something has. */
function expected<Item>(
  items: readonly Item[],
  { rows, column }: Shape,
  valuesOf: (dimension: string, item: Item) => Values,
  measure: (items: readonly Item[]) => number | null,
): Result {
  const cells = new Map<string, Set<Item>>();
  const add = (key: unknown, item: Item): void => {
    const text = JSON.stringify(key);
    cells.set(text, (cells.get(text) ?? new Set()).add(item));
  };
  for (const item of items) {
    const down = rows.map((dimension) => valuesOf(dimension, item));
    const [first = [], second = [undefined]] = down;
    const across = column === null ? [] : valuesOf(column, item);
    add('total', item);
    for (const value of across) add({ column: value }, item);
    for (const one of first)
      for (const two of second) {
        const row = two === undefined ? [one] : [one, two];
        add({ row }, item);
        for (const value of across) add({ row, column: value }, item);
      }
  }
  return new Map([...cells].map(([key, found]) => [key, measure([...found])]));
}

const query = `query ($input: PivotInput!) { advancedAnalytics(input: $input) {
  rows { values } columns { values } cells rowTotals columnTotals total } }`;

/** Returns the product's answer in the same form, without cells that count nothing. */
async function answered(
  source: string,
  shape: Shape,
  nothing: (value: number | null) => boolean,
  kept: Result,
): Promise<Result> {
  const { advancedAnalytics: pivot } = await api.read<{
    advancedAnalytics: Record<'rows' | 'columns', Array<{ values: Values }>> & {
      cells: Array<Array<number | null>>;
      rowTotals: Array<number | null>;
      columnTotals: Array<number | null>;
      total: number | null;
    };
  }>(query, admin, { input: { source, range, ...shape } });
  const found: Result = new Map();
  const put = (key: unknown, value: number | null | undefined): void => {
    const text = JSON.stringify(key);
    if (kept.has(text) || !nothing(value ?? null)) found.set(text, value ?? null);
  };
  put('total', pivot.total);
  for (const [at, { values }] of pivot.columns.entries()) put({ column: values[0] }, pivot.columnTotals[at]);
  for (const [at, { values: row }] of pivot.rows.entries()) {
    put({ row }, pivot.rowTotals[at]);
    for (const [column, { values }] of pivot.columns.entries())
      put({ row, column: values[0] }, pivot.cells[at]?.[column]);
  }
  return found;
}

const rounded = (result: Result): Array<[string, number | null]> =>
  [...result]
    .map(([key, value]): [string, number | null] => [key, value === null ? null : Math.round(value * 1e6) / 1e6])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const shapeOf = (dimensions: string[], measures: string[]): fc.Arbitrary<Shape> =>
  fc
    .record({
      chosen: fc.shuffledSubarray(dimensions, { minLength: 2, maxLength: 3 }),
      hasColumn: fc.boolean(),
      measure: fc.constantFrom(...measures),
      timezone: fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu'),
    })
    .map(({ chosen, hasColumn, measure, timezone }) =>
      hasColumn
        ? { rows: chosen.slice(1), column: chosen[0] as string, measure, timezone }
        : { rows: chosen.slice(0, 2), column: null, measure, timezone },
    );
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const runs = { numRuns: 20 };

test('ANA.7 a pivot of occurrences is what their rows say, sums of distinct alarms included', async () => {
  const ended = ({ endedAt }: Occurrence): number => endedAt ?? now;
  const measures: Record<string, (items: readonly Occurrence[]) => number | null> = {
    occurrences: (items) => items.length,
    alarms: (items) => new Set(items.map(({ alarm }) => alarm.id)).size,
    timeInAlarm: (items) =>
      sum(items.map((one) => Math.max(0, Math.min(ended(one), end) - Math.max(one.startedAt, start)))),
    averageDuration: (items) =>
      items.length === 0 ? null : sum(items.map((one) => Math.max(0, ended(one) - one.startedAt))) / items.length,
  };
  const isCounted = (one: Occurrence, measure: string): boolean =>
    one.startedAt < end &&
    (measure === 'timeInAlarm' ? one.endedAt === null || one.endedAt >= start : one.startedAt >= start);
  await fc.assert(
    fc.asyncProperty(shapeOf([...Object.keys(ofAlarm), ...times], Object.keys(measures)), async (shape) => {
      const counted = occurrences.filter((one) => isCounted(one, shape.measure));
      const valuesOf = (dimension: string, { alarm, startedAt }: Occurrence): Values =>
        times.includes(dimension)
          ? ofTime(dimension, Math.max(startedAt, start), shape.timezone)
          : (ofAlarm[dimension]?.(alarm) ?? []);
      const wanted = expected(
        counted,
        shape,
        valuesOf,
        measures[shape.measure] as (items: readonly Occurrence[]) => number | null,
      );
      const found = await answered('instances', shape, (value) => value === null || value === 0, wanted);
      expect(rounded(found)).toEqual(rounded(wanted));
    }),
    runs,
  );
});

test('ANA.7 a pivot of tickets is what their rows say, sums of medians included', async () => {
  const took = ({ createdAt, closedAt }: Ticket): number => (closedAt ?? now) - createdAt;
  const share = (items: readonly Ticket[]) => items.filter(({ isResolved }) => isResolved).length / items.length;
  const median = (items: readonly Ticket[]): number | null =>
    items.map(took).toSorted((a, b) => b - a)[Math.ceil(items.length / 2) - 1] ?? null;
  const measures: Record<string, (items: readonly Ticket[]) => number | null> = {
    ...{ created: (items) => items.length, closed: (items) => items.length },
    ...{ resolvedShare: share, timeToResolution: median },
  };
  const dimensions = ['assignee', 'workState', ...Object.keys(ofAlarm), ...times];
  await fc.assert(
    fc.asyncProperty(shapeOf(dimensions, Object.keys(measures)), async (shape) => {
      const timeOf = ({ createdAt, closedAt }: Ticket) => (shape.measure === 'created' ? createdAt : closedAt);
      const counted = tickets.filter((one) => (timeOf(one) ?? -1) >= start && (timeOf(one) ?? -1) < end);
      const valuesOf = (dimension: string, ticket: Ticket): Values => {
        if (times.includes(dimension)) return ofTime(dimension, timeOf(ticket) as number, shape.timezone);
        if (dimension === 'assignee') return [ticket.assignee?.id ?? null];
        if (dimension === 'workState') return [ticket.closedAt === null ? 'OPEN' : 'CLOSED'];
        return blankOr(
          ticket.alarms.flatMap((alarm) => ofAlarm[dimension]?.(alarm) ?? []).filter((value) => value !== null),
        );
      };
      const wanted = expected(
        counted,
        shape,
        valuesOf,
        measures[shape.measure] as (items: readonly Ticket[]) => number | null,
      );
      const found = await answered('tickets', shape, (value) => value === null || value === 0, wanted);
      expect(rounded(found)).toEqual(rounded(wanted));
    }),
    runs,
  );
});
