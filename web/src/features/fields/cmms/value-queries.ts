import { graphql } from '#generated/index.ts';

export const cmmsValuesQuery = graphql(`
  query CmmsValues($where: ExternalCmmsDomainValueWhere!, $offset: Int) {
    externalCmmsDomainValuesAndCount(where: $where, offset: $offset) {
      externalCmmsDomainValues {
        id
        name
        value
        externalId
        parentExternalId
        isManuallyAdded
        modifiedAt
      }
      count
    }
  }
`);
