import type { PumpMachine } from '../../simulators/pump/machine.ts';
import { until } from './until.ts';

/** Waits until a pump has said something. */
export const says = (machine: PumpMachine, text: string): Promise<true> =>
  until(`the pump says "${text}"`, () => machine.said().includes(text));
