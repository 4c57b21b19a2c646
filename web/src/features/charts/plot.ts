/** Places of points within a picture, in px. */
export interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Numbers of points side by side, and one below the other. */
export interface Grid {
  columns: number;
  rows: number;
}

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** Returns the point under a place of the picture, the nearest if it is beside the plot; null if there is none. */
export function pointAt(x: number, y: number, plot: Plot, { columns, rows }: Grid): number | null {
  if (columns * rows === 0 || plot.width <= 0 || plot.height <= 0) return null;
  const column = within(Math.floor(((x - plot.x) / plot.width) * columns), columns);
  const row = within(Math.floor(((y - plot.y) / plot.height) * rows), rows);
  return row * columns + column;
}

/** Returns the box of a point: its equal part of the plot. */
export function boxOf(at: number, plot: Plot, { columns, rows }: Grid): Plot {
  const [width, height] = [plot.width / columns, plot.height / rows];
  return {
    x: plot.x + (at % columns) * width,
    y: plot.y + Math.floor(at / columns) * height,
    width,
    height,
  };
}

/** Returns the point that a key leads to; null if the key leads nowhere, from no point to an end. */
export function moved(key: string, at: number | null, { columns, rows }: Grid): number | null {
  const last = columns * rows - 1;
  if (last < 0) return null;
  // every key leads to a point that stands alone
  if (last === 0) return /^(Arrow|Home|End)/.test(key) ? 0 : null;
  const row = at === null ? 0 : Math.floor(at / columns);
  const column = at === null ? 0 : at % columns;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      return columns < 2 ? null : at === null ? 0 : row * columns + within(column + 1, columns);
    case 'ArrowLeft':
      return columns < 2 ? null : at === null ? last : row * columns + within(column - 1, columns);
    case 'ArrowDown':
      return rows < 2 ? null : at === null ? 0 : within(row + 1, rows) * columns + column;
    case 'ArrowUp':
      return rows < 2 ? null : at === null ? last : within(row - 1, rows) * columns + column;
    default:
      return null;
  }
}

/** Returns which of a scale's five steps a value takes: 0 for nothing, 5 for the greatest; null for a gap. */
export function stepOf(value: number | null, most: number): number | null {
  if (value === null) return null;
  if (value <= 0 || most <= 0) return 0;
  return within(Math.ceil((value / most) * 5) - 1, 5) + 1;
}
