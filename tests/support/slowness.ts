import { calibrate } from '../../bench/calibration.ts';

/** Thousands of rounds a second, in two threads, of the machine that all limits of tests are written for. */
const usual = 400;
/** Whoever waits for what never comes ends some time, however busy the machine was when it was measured. */
const most = 6;

const held = globalThis as { measuredSlowness?: Promise<number> };

/**
 * How many times as long as usual everything takes on this machine, from 1 to 6; says so where it is slower. Measured once
 * for all projects of a run, whose configurations are read beside each other.
 */
export function measureSlowness(): Promise<number> {
  held.measuredSlowness ??= measure();
  return held.measuredSlowness;
}

async function measure(): Promise<number> {
  const { twoThreads } = await calibrate();
  const slowness = Math.min(most, Math.max(1, Number((usual / twoThreads).toFixed(1))));
  if (slowness > 1) process.stdout.write(`This machine is slow at the moment: limits are ${slowness} times as long\n`);
  return slowness;
}
