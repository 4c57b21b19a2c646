import { forCustomer } from '../../platform/database.ts';
import { invalid, limitReached } from '../../platform/errors.ts';
import { stoppedFor } from '../../platform/stopped-query.ts';
import { pivotTexts as texts } from '../../texts/server/pivots.ts';
import { pivotCellsMax, pivotSeconds } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Reader } from '../identity/ctx.ts';
import { dimensionOfProperty, propertyOfDimension } from '../pivot-dimensions.ts';
import { readDefinitions } from '../properties/definitions.ts';
import { assemblePivot } from './assemble-pivot.ts';
import { nameOfDimension } from './dimension-labels.ts';
import { instancePivotOf, type PivotHistory } from './instance-pivot.ts';
import type { Pivot } from './pivot.ts';
import { type PivotInput, type PivotQuery, pivotSchema } from './pivot-input.ts';
import { ticketPivotOf } from './ticket-pivot.ts';

export type PivotReader = Reader & { history: PivotHistory };

/** @throws AppError FORBIDDEN without advanced analytics. */
export const assertAdvanced = (ctx: Pick<Reader, 'customer' | 'permissions'>): void =>
  assertPermission(ctx, 'analytics.advancedAnalytics', 'VIEW');

/** Counts a pivot from what a page sends, as `countPivot`. @throws AppError INVALID also for a wrong shape. */
export async function readPivot(ctx: PivotReader, input: PivotInput): Promise<Pivot> {
  assertAdvanced(ctx);
  return countPivot(ctx, pivotSchema.parse(input));
}

/**
 * Counts a pivot of occurrences or of tickets that the caller sees (ANA.7). What has several values of a dimension
 * counts once in each row and column and once in each total.
 * @throws AppError FORBIDDEN without advanced analytics, or without access to work for tickets; INVALID for a
 *   property or criteria that the source does not know; LIMIT for too many cells, or where counting takes too long or
 *   too much memory.
 */
export async function countPivot(ctx: PivotReader, query: PivotQuery): Promise<Pivot> {
  assertAdvanced(ctx);
  const dimensions = query.column === null ? query.rows : [...query.rows, query.column];
  const properties = await labelsOfProperties(ctx, dimensions);
  const counted = query.source === 'instances' ? await instancePivotOf(ctx, query) : await ticketPivotOf(ctx, query);
  const { rows, columns } = await bounded(counted.size());
  if (rows * columns > pivotCellsMax)
    throw limitReached(texts.tooManyCells(rows * columns, pivotCellsMax, rows, columns), 0);
  const labelled = (dimension: string) => ({ dimension, labels: counted.labels(dimension) });
  const table = await assemblePivot(await bounded(counted.cells()), {
    rows: query.rows.map(labelled),
    column: query.column === null ? null : labelled(query.column),
    measure: query.measure,
  });
  const nameOf = (dimension: string): string => nameOfDimension(dimension, properties);
  return {
    ...table,
    names: {
      rows: query.rows.map(nameOf),
      column: query.column === null ? null : nameOf(query.column),
      measure: texts.measures[query.measure],
    },
    isInSeveral: counted.isInSeveral,
  };
}

/** Labels of the properties among some dimensions. @throws AppError INVALID for one that the customer does not have. */
async function labelsOfProperties(ctx: Reader, dimensions: readonly string[]): Promise<Map<string, string>> {
  const named = dimensions.filter((dimension) => propertyOfDimension(dimension) !== null);
  if (named.length === 0) return new Map();
  const definitions = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDefinitions(trx, ctx.customer.id));
  const labels = new Map(definitions.map(({ name, label }) => [dimensionOfProperty(name), label]));
  if (!named.every((dimension) => labels.has(dimension))) throw invalid(texts.unknownDimension);
  return labels;
}

const refusals = { TIME: texts.tooSlow(pivotSeconds), MEMORY: texts.tooLarge };

async function bounded<T>(counting: Promise<T>): Promise<T> {
  try {
    return await counting;
  } catch (error) {
    const stopped = stoppedFor(error);
    if (stopped) throw limitReached(refusals[stopped], 0);
    throw error;
  }
}
