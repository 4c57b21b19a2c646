import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AlarmRowMessage } from '#domain/lists/alarms/message.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import { emptyList, type ListAction, liveListLimits } from '#features/lists/live/live-list.ts';
import { type AlarmList, alarmListReducer, type LensAlarm } from './alarm-list.ts';

type AlarmAction = ListAction<LensAlarm, AlarmRowMessage, LensSort>;
const byTime: LensSort = { field: 'ALARM_TIME', direction: 'DESC' };
const byPriority: LensSort = { field: 'PRIORITY', direction: 'DESC' };
const minute = (n: number) => new Date(Date.UTC(2025, 9, 14, 14, n)).toISOString();

const message = (id: number, over: Partial<AlarmRowMessage> = {}): AlarmRowMessage => ({
  id: String(id),
  displayId: `A${id}`,
  contextualName: 'AHU-07 – Supply fan',
  text: 'SF status',
  formattedRawText: 'SF status',
  point: null,
  priority: 3,
  status: 'Intake',
  enteredStatusAt: null,
  state: 'active',
  severity: 'Alarm',
  isPinned: false,
  isStale: false,
  isNuisance: false,
  isServiceImpacting: false,
  isSenderUnverified: false,
  latestAlarmTime: minute(id),
  latestEndTime: null,
  activeWorkCount: 0,
  lastWorkTicketClosedAt: null,
  fleetingCount: 0,
  chatteringCount: 0,
  nuisanceCount: 0,
  externalSystem: { id: '1', name: 'air', displayName: 'Air systems' },
  snoozeExpiresAt: null,
  createdAt: minute(0),
  version: 1,
  ...over,
});
const alarm = (id: number, over: Partial<LensAlarm> = {}): LensAlarm => ({
  ...message(id),
  properties: [{ type: 'building', value: ['Central Plant'] }],
  cursor: `c${id}`,
  ...over,
});

const run = (list: AlarmList, ...actions: AlarmAction[]) => actions.reduce(alarmListReducer, list);
const started = (ids: number[], hasMore = false, sort = byTime) =>
  run(emptyList(sort), { type: 'started', sort, items: ids.map((id) => alarm(id)), hasMore });
const event = (
  type: 'ingress' | 'egress' | 'updated',
  of: AlarmRowMessage,
  { untouched = false, now = 1_000 } = {},
): AlarmAction => ({ type: 'received', events: [{ type, message: of }], untouched, now });
const drawn = (list: AlarmList) => list.rows.map((row) => Number(row.item.id));
const waiting = (list: AlarmList) => list.waiting.map(({ id }) => Number(id));
const row = (list: AlarmList, id: number) => list.rows.find((each) => each.item.id === String(id));

describe('an untouched list at its top', () => {
  test('ALM-083 draws an ingress at once at its place and drops an egress at once', () => {
    const list = run(started([9, 5, 3]), event('ingress', message(7), { untouched: true }));
    expect(drawn(list)).toEqual([9, 7, 5, 3]);
    expect(waiting(list)).toEqual([]);
    expect(drawn(run(list, event('egress', message(5, { version: 2 }), { untouched: true })))).toEqual([9, 7, 3]);
  });

  test('places an ingress by the list’s own sort', () => {
    const list = run(
      started([9, 5], false, byPriority),
      event('ingress', message(1, { priority: 5 }), { untouched: true }),
      event('ingress', message(2, { priority: 1 }), { untouched: true }),
    );
    expect(drawn(list)).toEqual([1, 9, 5, 2]);
  });
});

describe('a list in someone’s hand', () => {
  test('keeps arrivals in the pill, newest first, and moves no row', () => {
    const list = run(started([5, 3]), event('ingress', message(7)), event('ingress', message(8)));
    expect(drawn(list)).toEqual([5, 3]);
    expect(waiting(list)).toEqual([8, 7]);
  });

  test('dims a row that leaves and keeps it in its place', () => {
    const list = run(started([5, 3]), event('egress', message(5, { version: 2, state: 'inactive' })));
    expect(drawn(list)).toEqual([5, 3]);
    expect(row(list, 5)).toMatchObject({ leftAt: 1_000, item: { state: 'inactive' } });
    expect(row(list, 3)?.leftAt).toBeNull();
  });

  test('merging draws the arrivals in order and drops what left', () => {
    const list = run(
      started([5, 3]),
      event('ingress', message(4)),
      event('ingress', message(9)),
      event('egress', message(5, { version: 2 })),
      { type: 'merged' },
    );
    expect(drawn(list)).toEqual([9, 4, 3]);
    expect(waiting(list)).toEqual([]);
  });

  test('drops a row that left after ten seconds, unless it is kept', () => {
    const left = run(
      started([5, 3]),
      event('egress', message(5, { version: 2 })),
      event('egress', message(3, { version: 2 })),
    );
    const swept = (now: number) => drawn(run(left, { type: 'swept', now, keep: (id) => id === '3' }));
    expect(swept(10_999)).toEqual([5, 3]);
    expect(swept(11_000)).toEqual([3]);
  });

  test('a row that comes back before it was dropped is whole again', () => {
    const list = run(
      started([5]),
      event('egress', message(5, { version: 2 })),
      event('ingress', message(5, { version: 3 })),
    );
    expect(row(list, 5)?.leftAt).toBeNull();
    expect(waiting(list)).toEqual([]);
  });

  test('an arrival that leaves while it waits is never drawn', () => {
    const list = run(started([5]), event('ingress', message(7)), event('egress', message(7, { version: 2 })), {
      type: 'merged',
    });
    expect(drawn(list)).toEqual([5]);
  });
});

describe('updates', () => {
  test('ALM-084 LIVE-010 an update changes the row in place and tints it', () => {
    const changed = message(3, {
      version: 2,
      contextualName: 'AHU-07 – Return fan',
      isPinned: true,
      priority: 5,
      status: 'Declined',
      latestAlarmTime: minute(50),
    });
    const list = run(started([5, 3]), event('updated', changed, { untouched: true, now: 7 }));
    expect(drawn(list)).toEqual([5, 3]);
    expect(row(list, 3)).toMatchObject({ changedAt: 7, item: changed });
  });

  test('keep the properties that were read with the row', () => {
    const list = run(started([5]), event('updated', message(5, { version: 2 })));
    expect(row(list, 5)?.item.properties).toEqual([{ type: 'building', value: ['Central Plant'] }]);
  });

  test('a repeated ingress is an update', () => {
    const list = run(started([5]), event('ingress', message(5, { version: 2, priority: 5 })));
    expect(drawn(list)).toEqual([5]);
    expect(row(list, 5)?.item.priority).toBe(5);
    const twice = run(started([5]), event('ingress', message(7)), event('ingress', message(7, { version: 2 })));
    expect(waiting(twice)).toEqual([7]);
  });

  test('an egress of an unknown row is ignored', () => {
    const list = run(started([5]), event('egress', message(77)));
    expect(drawn(list)).toEqual([5]);
    expect(waiting(list)).toEqual([]);
  });

  test('an older version changes nothing, whatever it says', () => {
    const list = run(started([5]), event('updated', message(5, { version: 4, priority: 5 })));
    for (const type of ['ingress', 'egress', 'updated'] as const) {
      expect(run(list, event(type, message(5, { version: 3, priority: 0 })))).toBe(list);
    }
  });

  test('a late ingress does not bring back a row that left since', () => {
    const list = run(
      started([5]),
      event('egress', message(5, { version: 4 }), { untouched: true }),
      event('ingress', message(5, { version: 3 }), { untouched: true }),
      event('updated', message(5, { version: 4 }), { untouched: true }),
    );
    expect(drawn(list)).toEqual([]);
  });

  test('after a priority change the row moves only when the arrivals are merged', () => {
    const list = run(
      started([9, 5], false, byPriority),
      event('updated', message(5, { version: 2, priority: 5 }), { untouched: true }),
    );
    expect(drawn(list)).toEqual([9, 5]);
    expect(drawn(run(list, { type: 'merged' }))).toEqual([5, 9]);
  });
});

describe('pages', () => {
  test('append below and move the edge', () => {
    const list = run(started([9, 8], true), { type: 'paged', items: [alarm(7), alarm(6)], hasMore: false });
    expect(drawn(list)).toEqual([9, 8, 7, 6]);
    expect(list).toMatchObject({ hasMore: false, edge: { cursor: 'c6' } });
  });

  test('never draw a row twice', () => {
    const list = run(started([9, 8], true), event('ingress', message(10)), {
      type: 'paged',
      items: [alarm(8), alarm(10), alarm(7)],
      hasMore: true,
    });
    expect(drawn(list)).toEqual([9, 8, 10, 7]);
    expect(waiting(list)).toEqual([]);
  });

  test('do not bring back what left after they were read', () => {
    const list = run(started([9], true), event('egress', message(7, { version: 2 })), {
      type: 'paged',
      items: [alarm(8), alarm(7)],
      hasMore: false,
    });
    expect(drawn(list)).toEqual([9, 8]);
  });

  test('an arrival below the last page read is left to paging', () => {
    const list = run(
      started([9, 8], true),
      event('ingress', message(3), { untouched: true }),
      event('updated', message(4), { untouched: false }),
    );
    expect(drawn(list)).toEqual([9, 8]);
    expect(waiting(list)).toEqual([]);
  });

  test('a row of a later page that is updated to the top is not lost', () => {
    const list = run(started([9, 8], true), event('updated', message(3, { version: 2, latestAlarmTime: minute(30) })));
    expect(waiting(list)).toEqual([3]);
  });

  test('merging gives rows that fell below the last page read back to paging', () => {
    const list = run(started([9, 8], true, byPriority), event('updated', message(9, { version: 2, priority: 1 })), {
      type: 'merged',
    });
    expect(drawn(list)).toEqual([8]);
  });
});

describe('after a reconnection', () => {
  const refetched = (items: LensAlarm[], hasMore = false): AlarmAction => ({
    type: 'refetched',
    items,
    hasMore,
    now: 500,
  });

  test('new rows go to the pill, missing ones are dimmed, changed ones change in place', () => {
    const list = run(started([9, 8, 7]), refetched([alarm(12), alarm(9, { version: 2, priority: 5 }), alarm(7)]));
    expect(drawn(list)).toEqual([9, 8, 7]);
    expect(waiting(list)).toEqual([12]);
    expect(row(list, 9)).toMatchObject({ changedAt: 500, item: { priority: 5 } });
    expect(row(list, 8)?.leftAt).toBe(500);
    expect(row(list, 7)).toMatchObject({ leftAt: null, changedAt: null });
  });

  test('rows below what was read again stay as they are', () => {
    const list = run(started([9, 8, 3], true), refetched([alarm(9), alarm(8)], true));
    expect(row(list, 3)?.leftAt).toBeNull();
    expect(list).toMatchObject({ hasMore: true, edge: { cursor: 'c3' } });
  });
});

test('locations read later reach drawn and waiting rows, once', () => {
  const list = run(started([5]), event('ingress', message(7)), {
    type: 'detailed',
    ids: ['7', '5'],
    items: [alarm(7, { properties: [{ type: 'building', value: ['Library Annex'] }] })],
  });
  expect(list.waiting[0]?.properties).toEqual([{ type: 'building', value: ['Library Annex'] }]);
  expect(row(list, 5)?.item.properties).toEqual([{ type: 'building', value: ['Central Plant'] }]);
});

test('events repeated and reordered by any transport end in what the newest version of each alarm says', () => {
  const history = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 5 }), inList: fc.boolean(), untouched: fc.boolean() }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (steps, dice) => {
      const sent = steps.map((step, at) => ({ ...step, version: at + 1 }));
      const shuffled = [...sent, ...sent]
        .map((step) => ({ step, order: dice.next().value as number }))
        .sort((a, b) => a.order - b.order);
      const list = run(
        started([]),
        ...shuffled.map(({ step }) =>
          event(step.inList ? 'ingress' : 'egress', message(step.id, { version: step.version }), step),
        ),
        { type: 'merged' },
      );
      const newest = new Map(sent.map((step) => [step.id, step.inList]));
      expect(drawn(list).sort()).toEqual(
        [...newest]
          .filter(([, inList]) => inList)
          .map(([id]) => id)
          .sort(),
      );
    }),
  );
});

describe('a flood', () => {
  const many = (count: number, first: number) =>
    Array.from({ length: count }, (_, n) => ({ type: 'ingress' as const, message: message(first + n) }));
  const flood = (list: AlarmList, count: number, untouched: boolean) =>
    run(list, { type: 'received', events: many(count, 1_000), untouched, now: 1_000 });

  test('an untouched list draws it and lets go of what lies far below, which is read again from where it ends', () => {
    const ids = Array.from({ length: 50 }, (_, n) => 50 - n);
    const few = flood(started(ids), liveListLimits.rows - 40, true);
    expect(few.rows).toHaveLength(liveListLimits.rows);
    expect(drawn(few).slice(0, 2)).toEqual([1_000 + liveListLimits.rows - 41, 1_000 + liveListLimits.rows - 42]);
    expect(few.edge?.cursor).toBe('c11');
    expect(few.hasMore).toBe(true);
    // until it is known where one of the rows stands, none can be let go of
    const all = flood(started([]), 2 * liveListLimits.rows, true);
    expect(all.rows).toHaveLength(2 * liveListLimits.rows);
    const known = many(2 * liveListLimits.rows, 1_000).map(({ message: { id } }) => alarm(Number(id)));
    const located = run(all, { type: 'detailed', ids: known.map(({ id }) => id), items: known });
    expect(flood(located, 1, true).rows).toHaveLength(liveListLimits.rows);
  });

  test('a touched one keeps the newest behind its pill, and knows that it has missed some', () => {
    const list = flood(started([9]), liveListLimits.waiting + 5, false);
    expect(list.waiting).toHaveLength(liveListLimits.waiting);
    expect(waiting(list)[0]).toBe(1_000 + liveListLimits.waiting + 4);
    expect(list.hasMissed).toBe(true);
    expect(flood(started([9]), liveListLimits.waiting, false).hasMissed).toBe(false);
    expect(run(list, { type: 'merged' }).hasMissed).toBe(false);
  });

  test('of alarms that it does not show it remembers those heard of last', () => {
    const list = flood(started([9]), liveListLimits.received + 5, false);
    expect(list.received.size).toBe(liveListLimits.received);
    expect(list.received.has('1004')).toBe(false);
    expect(list.received.has('1005')).toBe(true);
  });
});
