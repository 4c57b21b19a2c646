import type { ReactNode } from 'react';

/** A part of the kit in one state. */
export interface Part {
  name: string;
  draw: () => ReactNode;
}

export const nothing = (): void => undefined;
