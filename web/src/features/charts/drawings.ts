import { lazy } from 'react';

/** Drawings, loaded once a page shows one: the library beneath them is as large as a page. */
export const Bars = lazy(async () => ({ default: (await import('./Bars.tsx')).Bars }));
export const Pareto = lazy(async () => ({ default: (await import('./Pareto.tsx')).Pareto }));
export const HeatMap = lazy(async () => ({ default: (await import('./HeatMap.tsx')).HeatMap }));
