import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setNuisanceCounts } from '../../domain/alarms/ingest/set-nuisance-counts.ts';
import type { EndSource } from '../../domain/alarms/model/state.ts';
import { countNuisance, noNuisance, nuisanceLimits, nuisanceWindowStart } from '../../domain/alarms/rows/nuisance.ts';
import type { InstanceRow } from '../../domain/changes/changes-message.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import {
  alarmState,
  instanceRow,
  outboxOf,
  shownOf,
  storeAlarms,
  storeInstances,
} from '../../tests/support/alarm-rows.ts';
import { derivedInstances } from '../../tests/support/derived-log.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { countInWarehouse, createRecount } from './recount.ts';

const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-recount');
let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
beforeAll(async () => {
  own = await ownDatabase(env);
  db = own.db;
});
afterAll(() => Promise.all([own.drop(), warehouse.close()]));

const now = Date.UTC(2026, 4, 8, 12);
const minute = 60_000;

describe('counts from the warehouse', () => {
  const boundary = [0, 1, 59_999, 60_000, 60_001, 299_999, 300_000, 300_001, 599_999, 600_000, 600_001];
  const duration = fc.oneof(fc.constantFrom(...boundary), fc.integer({ min: 0, max: 1_200_000 }));
  const ended = fc.record({
    durationMs: duration,
    source: fc.constantFrom<EndSource>('SOURCE', 'SUPERSEDED', 'INFERRED', 'USER', 'REPLAY'),
  });
  /** Distance of an alarm's first start from the start of the window, in ms. */
  const first = fc.constantFrom(-600_001, -600_000, -599_999, -60_000, -1, 0, 1, 5 * 86_400_000);
  const alarm = fc.record({
    first,
    instances: fc.array(fc.record({ gapMs: duration, end: fc.option(ended) }), { minLength: 1, maxLength: 8 }),
  });
  const limits = fc.constantFrom(nuisanceLimits, {
    windowDays: 7,
    chatterCount: 3,
    chatterWindowSeconds: 60,
    fleetingMaxSeconds: 60,
  });

  test('they equal what the rule says of the same instances, at every boundary', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(alarm, { minLength: 20, maxLength: 40 }), limits, async (alarms, given) => {
        const customerId = newCustomerId();
        const rows = alarms.flatMap((one, index) => {
          let startedAt = nuisanceWindowStart(now, given) + one.first;
          return one.instances.map(({ gapMs, end }, place): InstanceRow => {
            if (place > 0) startedAt += gapMs;
            const at = end ? { endedAt: startedAt + end.durationMs, endSource: end.source } : {};
            return instanceRow({ alarmId: index + 1, startedAt, ...at });
          });
        });
        await storeInstances(warehouse, customerId, rows);
        const counted = await countInWarehouse(
          warehouse,
          customerId,
          alarms.map((_, index) => index + 1),
          now,
          given,
        );
        for (const index of alarms.keys()) {
          const own = rows.filter((row) => row.alarmId === index + 1);
          expect(counted.get(index + 1) ?? noNuisance).toEqual(countNuisance(own, now, given));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('in a real log 172 of 721 ended activations are fleeting and 211 of exactly 300 s are not', async () => {
    const customerId = newCustomerId();
    const alarms = derivedInstances();
    await storeInstances(
      warehouse,
      customerId,
      alarms.flat().map((one) => ({ ...one, version: 1, isDeleted: false })),
    );
    const sum = async (limits: typeof nuisanceLimits) => {
      const ids = alarms.map((_, index) => index + 1);
      const counts = await countInWarehouse(warehouse, customerId, ids, Date.UTC(2022, 5, 7), limits);
      return [...counts.values()].reduce((total, one) => total + one.fleetingCount, 0);
    };
    const wide = { ...nuisanceLimits, windowDays: 365 };
    expect(await sum(wide)).toBe(172);
    expect(await sum({ ...wide, fleetingMaxSeconds: 300.001 })).toBe(172 + 211);
  });

  test('only the newest version of an instance counts, and none that is no longer derived', async () => {
    const customerId = newCustomerId();
    const startedAt = now - 60 * minute;
    const wasFleeting = instanceRow({ alarmId: 1, startedAt, endedAt: startedAt + 1_000 });
    const wasThere = instanceRow({ alarmId: 2, startedAt, endedAt: startedAt + 1_000 });
    await storeInstances(warehouse, customerId, [
      { ...wasFleeting, endedAt: startedAt + 20 * minute, version: 2 },
      { ...wasThere, version: 2, isDeleted: true },
    ]);
    await storeInstances(warehouse, customerId, [wasFleeting, wasThere]);
    expect(await countInWarehouse(warehouse, customerId, [1, 2], now)).toEqual(new Map());
  });

  test("another customer's instances of alarms with the same numbers do not count", async () => {
    const [customerId, other] = [newCustomerId(), newCustomerId()];
    const startedAt = now - 60 * minute;
    await storeInstances(warehouse, other, [instanceRow({ alarmId: 1, startedAt, endedAt: startedAt + 1_000 })]);
    expect(await countInWarehouse(warehouse, customerId, [1], now)).toEqual(new Map());
  });
});

describe('a recount', () => {
  const clock = fixedClock(new Date(now));
  const recount = async (customerId: number, ids: number[], at = clock): Promise<number[]> => {
    const alarms = await db('alarm_state')
      .where({ customer_id: customerId })
      .whereIn('id', ids)
      .select('id', 'version');
    return createRecount({ db, warehouse, clock: at })(customerId, alarms);
  };
  const startedAt = now - 60 * minute;
  const chatter = (alarmId: number) => [
    instanceRow({ alarmId, startedAt, endedAt: startedAt + 10_000 }),
    instanceRow({ alarmId, startedAt: startedAt + 5 * minute }),
  ];
  const counts = { chatteringCount: 1, fleetingCount: 1, nuisanceCount: 2 };
  const stored = (customerId: number) =>
    db('alarm_state')
      .where({ customer_id: customerId })
      .orderBy('id')
      .select('id', 'version', 'nuisance_count as nuisanceCount');

  test('stores what differs, with a new version and one message of what it was before', async () => {
    const customerId = newCustomerId();
    const [changing] = await storeAlarms(db, [
      alarmState({ customerId, id: 1, version: 7 }),
      alarmState({ customerId, id: 2, version: 4, ...counts }),
      alarmState({ customerId, id: 3, version: 5 }),
    ]);
    await storeInstances(warehouse, customerId, [...chatter(1), ...chatter(2)]);

    expect(await recount(customerId, [1, 2, 3])).toEqual([1]);

    expect(await stored(customerId)).toEqual([
      { id: 1, version: 8, nuisanceCount: 2 },
      { id: 2, version: 4, nuisanceCount: 2 },
      { id: 3, version: 5, nuisanceCount: 0 },
    ]);
    const [message, ...more] = await outboxOf(db, customerId);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      customerId,
      at: now,
      acceptedAt: null,
      events: [],
      instances: [],
      activity: [],
    });
    expect(message?.alarms).toEqual([
      {
        state: shownOf({ ...changing, ...counts, version: 8 }),
        previous: { chatteringCount: 0, fleetingCount: 0, nuisanceCount: 0, version: 7 },
        cause: 'SWEEP',
        entryId: expect.any(String),
        ruleChain: 0,
      },
    ]);
  });

  test('done again it changes nothing', async () => {
    const customerId = newCustomerId();
    await storeAlarms(db, [alarmState({ customerId, id: 1 })]);
    await storeInstances(warehouse, customerId, chatter(1));
    expect(await recount(customerId, [1])).toEqual([1]);
    expect(await recount(customerId, [1])).toEqual([]);
    expect(await outboxOf(db, customerId)).toHaveLength(1);
  });

  test('takes a count back when the instances have left the seven days', async () => {
    const customerId = newCustomerId();
    const later = fixedClock(new Date(startedAt + 5 * minute + 7 * 24 * 60 * minute));
    await storeAlarms(db, [alarmState({ customerId, id: 1, ...counts })]);
    await storeInstances(warehouse, customerId, chatter(1));
    await recount(customerId, [1], later);
    expect(await stored(customerId)).toEqual([{ id: 1, version: 2, nuisanceCount: 1 }]);
    later.advance(1);
    await recount(customerId, [1], later);
    expect(await stored(customerId)).toEqual([{ id: 1, version: 3, nuisanceCount: 0 }]);
  });

  test('leaves deleted alarms as they are', async () => {
    const customerId = newCustomerId();
    await storeAlarms(db, [alarmState({ customerId, id: 1, deletedAt: now })]);
    await storeInstances(warehouse, customerId, chatter(1));
    expect(await recount(customerId, [1])).toEqual([]);
    expect(await outboxOf(db, customerId)).toEqual([]);
  });

  test('many at the same time end with the newest counts and one message each that tells a change', async () => {
    const customerId = newCustomerId();
    await storeAlarms(db, [alarmState({ customerId, id: 1 })]);
    await storeInstances(warehouse, customerId, chatter(1));
    const changed = await Promise.all(Array.from({ length: 6 }, () => recount(customerId, [1])));
    expect(changed.flat()).toEqual([1]);
    expect(await stored(customerId)).toEqual([{ id: 1, version: 2, nuisanceCount: 2 }]);
  });

  test('leaves alone what has changed since it was counted', async () => {
    const customerId = newCustomerId();
    await storeAlarms(db, [alarmState({ customerId, id: 1, version: 2 })]);
    const counted = { id: 1, version: 1, chatteringCount: 1, fleetingCount: 0, nuisanceCount: 1 };
    expect(await setNuisanceCounts({ db, clock }, { customerId, counted: [counted] })).toEqual([]);
    expect(await setNuisanceCounts({ db, clock }, { customerId, counted: [{ ...counted, version: 2 }] })).toEqual([1]);
  });
});
