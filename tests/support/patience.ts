import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many times as long as usual everything takes on this machine, at least 1; measured when a run begins. */
    slowness: number;
  }
}

export const slowness = (): number => inject('slowness');
/** A limit as this machine needs it, of one that is written for the usual machine. */
export const patience = (ms: number): number => Math.ceil(ms * slowness());
