import { lensCountMax } from '../constants.ts';
import { looksBeyond } from '../lists/criteria/expression.ts';
import { countTickets } from '../work/list-tickets.ts';
import { ticketSearchOf } from '../work/ticket-query.ts';
import type { ListReader } from './list-reader.ts';

export const work: ListReader = {
  async open(ctx, request) {
    const { expressionAt, moment } = await ticketSearchOf(ctx, request);
    return {
      // the expression includes which tickets the person sees
      signature: JSON.stringify(['work', expressionAt(moment.now), request, moment.timezone]),
      readsText: looksBeyond(expressionAt(moment.now)),
      expressionAt,
    };
  },
  counter: { count: (ctx, lensId) => countTickets(ctx, { lensId }, lensCountMax + 1), isPersonal: true },
};
