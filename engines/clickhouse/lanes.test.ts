import { expect, test, vi } from 'vitest';
import { createLanes } from './lanes.ts';

const limits = { short: 2, long: 2, longAfterMs: 100, queue: 3 };
const here = new AbortController().signal;

test('statements beyond the short lane wait for a place', async () => {
  const lanes = createLanes(limits);
  const first = await lanes.enter(here);
  await lanes.enter(here);
  let entered = false;
  const third = lanes.enter(here).then(() => {
    entered = true;
  });
  await Promise.resolve();
  expect(entered).toBe(false);
  first.release();
  await third;
  expect(lanes.running).toBe(2);
});

test('what has grown long gives its place to the next, until the long lane is full', async () => {
  vi.useFakeTimers();
  try {
    const lanes = createLanes(limits);
    const places = [await lanes.enter(here), await lanes.enter(here)];
    vi.advanceTimersByTime(100);
    places.push(await lanes.enter(here), await lanes.enter(here));
    vi.advanceTimersByTime(100);
    let entered = 0;
    const fifth = lanes.enter(here).then(() => entered++);
    await Promise.resolve();
    expect(entered).toBe(0);
    expect(lanes.running).toBe(4);
    places[0]?.release();
    await fifth;
    expect(lanes.running).toBe(4);
    places[0]?.release();
    expect(lanes.running).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});

test('who gives up waiting is forgotten, and a full queue refuses with 202', async () => {
  const lanes = createLanes(limits);
  const first = await lanes.enter(here);
  await lanes.enter(here);
  const leaving = new AbortController();
  const gone = lanes.enter(leaving.signal);
  const waiting = lanes.enter(here);
  const last = lanes.enter(here);
  await expect(lanes.enter(here)).rejects.toMatchObject({ code: 202 });
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ code: 210 });
  first.release();
  const second = await waiting;
  second.release();
  await last;
});
