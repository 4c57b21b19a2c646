import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Slowdown of this machine against the usual one, at least 1; measured when a run begins. */
    slowness: number;
  }
}

export const slowness = (): number => inject('slowness');
/** Scales a limit for the usual machine to this one. */
export const patience = (ms: number): number => Math.ceil(ms * slowness());
