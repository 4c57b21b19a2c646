import { calibrate } from '../../bench/calibration.ts';

/** Rate of the machine that all limits of tests are written for, in thousands of rounds a second, in two threads. */
const usual = 400;
/** Upper bound, so that waits end in time however busy the machine was during the measurement. */
const most = 6;

const held = globalThis as { measuredSlowness?: Promise<number> };

/**
 * Measures the slowdown of this machine against the usual one, from 1 to 6; prints it if above 1. Measured once for all
 * projects of a run, whose configurations are read concurrently.
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
