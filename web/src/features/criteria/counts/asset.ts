import { graphql } from '#generated/index.ts';
import { matchCounter } from '../match-counter.ts';

const query = graphql(`
  query AssetCount($where: EntityWhere) {
    matches: entitiesAndCount(where: $where, limit: 1) {
      count
    }
  }
`);

export default matchCounter(query, (where) => ({ where }));
