import { graphql } from '#generated/index.ts';

export const lensCountQuery = graphql(`
  query LensCount($where: AlarmWhere) {
    alarmsAndCount(where: $where, limit: 1) {
      count
    }
  }
`);

export const assetCountQuery = graphql(`
  query AssetCount($where: EntityWhere) {
    entitiesAndCount(where: $where, limit: 1) {
      count
    }
  }
`);

export const workCountQuery = graphql(`
  query WorkCount($criterion: WorkCriterion, $searchTerm: String) {
    workTicketsAndCount(criterion: $criterion, searchTerm: $searchTerm, limit: 1) {
      count
    }
  }
`);
