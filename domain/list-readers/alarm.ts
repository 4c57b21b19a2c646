import { searchOf } from '../alarms/rows/alarm-query.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import { alarmExpressionOf } from '../lists/alarms/alarm-criteria.ts';
import type { Expression } from '../lists/criteria/expression.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import type { ListReader } from './list-reader.ts';

export const alarm: ListReader = {
  async open(ctx, request) {
    assertPermission(ctx, 'alarms', 'VIEW');
    const { criteria, term, moment, lens } = await searchOf(ctx, request);
    const expressionAt = (now: number): Expression => alarmExpressionOf(criteria, term, { ...moment, now });
    return {
      // with the lens's own criteria: people change them
      signature: JSON.stringify([lens?.criteria, lens?.scope, request.criteria, request.searchTerm, moment.timezone]),
      readsText: toPostgres(expressionAt(moment.now)).beside.length > 0,
      expressionAt,
    };
  },
  counter: null,
};
