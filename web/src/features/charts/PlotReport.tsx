import { useEffect } from 'react';
import { usePlotArea } from 'recharts';
import type { Plot } from './plot.ts';

/** Tells where the points of the chart around it are drawn. */
export function PlotReport({ onPlot }: { onPlot: (plot: Plot) => void }) {
  const { x, y, width, height } = usePlotArea() ?? { x: 0, y: 0, width: 0, height: 0 };
  useEffect(() => onPlot({ x, y, width, height }), [onPlot, x, y, width, height]);
  return null;
}
