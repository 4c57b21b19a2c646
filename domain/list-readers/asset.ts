import { assetSearchOf, countEntities } from '../asset-management/list-entities.ts';
import { lensCountMax } from '../constants.ts';
import type { ListReader } from './list-reader.ts';

export const asset: ListReader = {
  async open(ctx, request) {
    const { expressionAt, moment } = await assetSearchOf(ctx, request);
    return {
      signature: JSON.stringify(['asset', expressionAt(moment.now), request, moment.timezone]),
      readsText: false,
      expressionAt,
    };
  },
  counter: { count: (ctx, lensId) => countEntities(ctx, { lensId }, lensCountMax + 1), isPersonal: false },
};
