import { graphql } from '#generated/index.ts';
import { matchCounter } from '../match-counter.ts';

const query = graphql(`
  query WorkCount($criterion: WorkCriterion, $searchTerm: String) {
    matches: workTicketsAndCount(criterion: $criterion, searchTerm: $searchTerm, limit: 1) {
      count
    }
  }
`);

export default matchCounter(query, ({ searchTerm, ...criterion }) => ({ criterion, searchTerm }));
