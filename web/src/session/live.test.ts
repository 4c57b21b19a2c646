import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AlarmRowMessage } from '#domain/lists/alarms/message.ts';
import { createLive, type LiveSocket } from './live.ts';

/** A socket whose server side is this test. */
function fakeSocket() {
  const handlers = new Map<string, (message?: unknown) => void>();
  const sent: unknown[][] = [];
  const socket = {
    connected: false,
    connects: 0,
    on: (name: string, handler: (message?: unknown) => void) => void handlers.set(name, handler),
    emit: (...message: unknown[]) => void sent.push(message),
    connect: () => {
      socket.connects += 1;
    },
    disconnect: () => {
      socket.connected = false;
    },
  };
  const server = (name: string, message?: unknown) => handlers.get(name)?.(message);
  return { socket: socket as unknown as LiveSocket & { connects: number }, sent, server };
}

const init = { v: 1, userId: 'u', customerId: '1000', serverTime: '2025-10-14T19:41:00.000Z' };
const alarm = { id: '48213', version: 3 } as AlarmRowMessage;
const request = (key: string) => ({ key, lensId: 'intake', criteria: [], searchTerm: null });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-10-14T19:40:58.000Z') }));
afterEach(() => void vi.useRealTimers());

const started = () => {
  const fake = fakeSocket();
  const live = createLive(fake.socket, { isOnline: () => true });
  live.start();
  return { ...fake, live };
};

test('LIVE-001 init makes the feed live and sets the server clock', () => {
  const { live, server } = started();
  expect(live.state().status).toBe('connecting');
  server('init', init);
  expect(live.state()).toMatchObject({ status: 'live', connection: 1, skewMs: 2_000 });
});

test('LIVE-005 LIVE-041 the tenth failed reconnection ends the feed', () => {
  const { live, server, socket } = started();
  server('init', init);
  server('disconnect');
  expect(live.state().status).toBe('lost');
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    vi.runAllTimers();
    expect(socket.connects).toBe(1 + attempt);
    expect(live.state().ended).toBeNull();
    server('connect_error');
  }
  expect(live.state().ended).toBe('timed-out');
  vi.runAllTimers();
  expect(socket.connects).toBe(11);
});

test('a connection that comes back counts anew and is told apart from the first', () => {
  const { live, server } = started();
  server('init', init);
  for (let round = 0; round < 12; round += 1) {
    server('disconnect');
    vi.runAllTimers();
    server('init', init);
  }
  expect(live.state()).toMatchObject({ status: 'live', connection: 13, ended: null });
});

test('nothing is attempted while the browser is offline', () => {
  const fake = fakeSocket();
  const live = createLive(fake.socket, { isOnline: () => false });
  live.start();
  fake.server('init', init);
  fake.server('disconnect');
  vi.runAllTimers();
  expect(fake.socket.connects).toBe(1);
  expect(live.state()).toMatchObject({ status: 'lost', ended: null });
});

test('LIVE-003 LIVE-004 a disabled user and an expired session end the feed for good', () => {
  for (const [event, ended] of [
    ['user-disabled', 'disabled'],
    ['session-expired', 'expired'],
  ] as const) {
    const { live, server, socket } = started();
    server('init', init);
    server(event, { v: 1 });
    server('disconnect');
    vi.runAllTimers();
    expect(live.state().ended).toBe(ended);
    expect(socket.connects).toBe(1);
  }
});

test('refused credentials end the feed as an expired session', () => {
  const { live, server } = started();
  server('auth', { v: 1, ok: false, code: 'UNAUTHENTICATED' });
  expect(live.state().ended).toBe('expired');
});

test('AUTH.9 a refused connection ends the feed where the session has ended or lacks its factor, and is tried again elsewhere', async () => {
  for (const reason of ['expired', 'factor', null] as const) {
    const { socket, server } = fakeSocket();
    const live = createLive(socket, { isOnline: () => true, whyRefused: () => Promise.resolve(reason) });
    live.start();
    server('connect_error');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.state().ended).toBe(reason);
    expect(socket.connects).toBe(reason ? 1 : 2);
  }
});

test('a socket that gave its place to another comes back after a while, or with its window', () => {
  vi.stubGlobal('addEventListener', vi.fn());
  const { live, server, socket } = started();
  const [, comeBack] = vi.mocked(globalThis.addEventListener).mock.calls.find(([name]) => name === 'focus') ?? [];
  vi.unstubAllGlobals();
  const give = () => {
    server('init', init);
    server('auth', { v: 1, ok: false, code: 'LIMIT' });
    server('disconnect');
  };
  give();
  vi.advanceTimersByTime(30_000);
  expect([live.state().status, live.state().ended, socket.connects]).toEqual(['lost', null, 1]);
  vi.advanceTimersByTime(30_000);
  expect(socket.connects).toBe(2);
  give();
  (comeBack as () => void)();
  expect(socket.connects).toBe(3);
});

test('LIVE-020 lens events reach the lens they name, and no other', () => {
  const { live, server } = started();
  const received: string[] = [];
  live.openLens(request('one'), {
    ingress: ({ id }) => received.push(`in ${id}`),
    egress: ({ id }) => received.push(`out ${id}`),
    updated: ({ id }) => received.push(`changed ${id}`),
  });
  const event = (key: string, type: 'ingress' | 'egress') =>
    server('lens_event', { v: 1, lens: { id: 'intake', key }, data: { type, entity: alarm } });
  event('one', 'ingress');
  event('earlier', 'ingress');
  event('one', 'egress');
  expect(received).toEqual(['in 48213', 'out 48213']);
});

test('updates count only once the server has confirmed that the lens is open', () => {
  const { live, server, sent } = started();
  const updated = vi.fn();
  live.openLens(request('one'), { ingress: vi.fn(), egress: vi.fn(), updated });
  server('alarm_updated', { v: 1, id: alarm.id, entity: alarm });
  expect(updated).not.toHaveBeenCalled();
  const answer = sent[0]?.[2] as ((result: { ok: boolean }) => void) | undefined;
  answer?.({ ok: true });
  server('alarm_updated', { v: 1, id: alarm.id, entity: alarm });
  expect(updated).toHaveBeenCalledOnce();
});

test('LIVE-019 badge counts are kept by lens and asked for again after a reconnection', () => {
  const { live, server, sent } = started();
  live.watchCounts(['intake', 'snoozed']);
  expect(sent).toEqual([]);
  server('init', init);
  server('lens_badge_count_event', { v: 1, counts: [{ lens: { id: 'intake' }, count: 64 }] });
  server('lens_badge_count_event', { v: 1, counts: [{ lens: { id: 'snoozed' }, count: 41 }] });
  expect(Object.fromEntries(live.state().counts)).toEqual({ intake: 64, snoozed: 41 });
  server('init', init);
  expect(sent).toEqual([
    ['badges', ['intake', 'snoozed']],
    ['badges', ['intake', 'snoozed']],
  ]);
});

test('every place that shows counts has its own counted, and one that goes takes away its own alone', async () => {
  const { live, server, sent } = started();
  server('init', init);
  const leave = live.watchCounts(['intake', 'snoozed']);
  live.watchCounts(['intake', 'my-work']);
  live.watchCounts(['my-work']);
  leave();
  await Promise.resolve();
  expect(sent).toEqual([
    ['badges', ['intake', 'snoozed']],
    ['badges', ['intake', 'snoozed', 'my-work']],
    ['badges', ['intake', 'my-work']],
  ]);
});

test('LIVE-018 the newest event is kept for the feed age', () => {
  const { live, server } = started();
  server('alarm_count_updated', { v: 1, lastEventAt: '2025-10-14T19:40:56.000Z' });
  expect(live.state().lastEventAt).toBe('2025-10-14T19:40:56.000Z');
});

test('a bulk job is created, updated and completed, matched by its task; what is told late changes nothing', () => {
  const { live, server } = started();
  server('init', init);
  const job = { v: 1, taskId: 't', verb: 'moveAlarms', status: 'IN_PROGRESS', total: 250, skipped: 0, failures: [] };
  const doneOf = () => [...live.state().jobs.values()].map(({ taskId, status, done }) => [taskId, status, done]);
  server('bulk_job_created', { ...job, done: 0, affected: 0 });
  server('bulk_job_updated', { ...job, done: 200, affected: 200 });
  server('bulk_job_updated', { ...job, done: 100, affected: 100 });
  expect(doneOf()).toEqual([['t', 'IN_PROGRESS', 200]]);
  server('bulk_job_completed', { ...job, status: 'COMPLETE', done: 250, affected: 249 });
  server('bulk_job_updated', { ...job, done: 200, affected: 200 });
  server('bulk_job_created', { ...job, taskId: 'u', done: 0, affected: 0 });
  expect(doneOf()).toEqual([
    ['t', 'COMPLETE', 250],
    ['u', 'IN_PROGRESS', 0],
  ]);
});

test('LIVE-023 a table that was handed out is known with its file and its address', () => {
  const { live, server } = started();
  const download = { v: 1, fileName: 'alarm-activity.csv.gz', url: '/alarm-activity/download?alarmId=1', rows: 3 };
  server('csv_download', download);
  expect(live.state().download).toEqual(download);
});

test('whoever watches an alarm hears of its status and its occurrences, also after a reconnection', () => {
  const { live, server, sent } = started();
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = live.watchAlarm('48213', one);
  live.watchAlarm('5', other);
  server('init', init);
  expect(sent).toEqual([['watch', ['48213', '5']]]);
  server('alarm_status_changed', { v: 1, id: '48213', prevStatus: 'Intake', entity: alarm });
  server('alarm_instance_created', { v: 1, id: 'i', entity: { id: 'i', alarmId: '48213' } });
  server('alarm_instance_updated', { v: 1, id: 'i', entity: { id: 'i', alarmId: '48213' } });
  server('alarm_instance_deleted', { v: 1, id: 'i', alarmId: '48213' });
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([4, 0]);
  stop();
  expect(sent.at(-1)).toEqual(['watch', ['5']]);
  server('alarm_instance_deleted', { v: 1, id: 'i', alarmId: '48213' });
  expect(one).toHaveBeenCalledTimes(4);
});
