import { nameOfDimension } from '../../advanced-analytics/dimension-labels.ts';
import type { Pivot } from '../../advanced-analytics/pivot.ts';
import { type PivotQuery, pivotSchema } from '../../advanced-analytics/pivot-input.ts';
import { measureInFile, valueInFile } from '../../advanced-analytics/pivot-lines.ts';
import { countPivot } from '../../advanced-analytics/read-pivot.ts';
import type { PivotMeasure } from '../../pivot-dimensions.ts';
import type { Cell } from '../../sheets/cells.ts';
import type { ExportedList } from '../exported-list.ts';

const batchMax = 5_000;
const dimensionsOf = ({ rows, column }: PivotQuery): string[] => [...rows, ...(column ? [column] : [])];

/**
 * Cells of a pivot as lines: the values of its dimensions and the measure, in the order of the page. Its sums are not
 * among them, since they would be added to what they sum up.
 */
export default {
  name: 'advanced-analytics',
  schema: pivotSchema,
  columns: (input) => [
    ...dimensionsOf(input).map((dimension) => nameOfDimension(dimension, new Map())),
    measureInFile(input.measure),
  ],
  async count(ctx, input, limit) {
    const { rows, columns } = await countPivot(ctx, input);
    return Math.min(limit, rows.length * Math.max(1, columns.length));
  },
  async *read(ctx, input, signal) {
    const pivot = await countPivot(ctx, input);
    let batch: Cell[][] = [];
    for (const line of linesOf(pivot, input.measure)) {
      batch.push(line);
      if (batch.length < batchMax) continue;
      if (signal.aborted) return;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  },
} satisfies ExportedList<PivotQuery>;

function* linesOf({ rows, columns, cells, rowTotals }: Pivot, measure: PivotMeasure): Generator<Cell[]> {
  for (const [at, { labels }] of rows.entries()) {
    if (columns.length === 0) yield [...labels, valueInFile(measure, rowTotals[at] ?? null)];
    for (const [column, head] of columns.entries())
      yield [...labels, ...head.labels, valueInFile(measure, cells[at]?.[column] ?? null)];
  }
}
