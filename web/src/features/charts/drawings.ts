import { lazy } from 'react';

/** Drawings, loaded once a page shows one: the library beneath them is as large as a page. */
export const Bars = lazy(async () => ({ default: (await import('./Bars.tsx')).Bars }));
export const Pareto = lazy(async () => ({ default: (await import('./Pareto.tsx')).Pareto }));
export const HeatMap = lazy(async () => ({ default: (await import('./HeatMap.tsx')).HeatMap }));
export const Lines = lazy(async () => ({ default: (await import('./Lines.tsx')).Lines }));
export const Sparkline = lazy(async () => ({ default: (await import('./Sparkline.tsx')).Sparkline }));
