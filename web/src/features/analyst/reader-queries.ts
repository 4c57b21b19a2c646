import { graphql } from '#generated/index.ts';

export const readersQuery = graphql(`
  query AnalystReaders {
    analystReaders {
      isKept
      rows {
        name
        createdAt
        changedAt
        revokedAt
        lastUsedAt
      }
    }
  }
`);

export const createReaderMutation = graphql(`
  mutation CreateAnalystReader($name: String!) {
    createAnalystReader(name: $name) {
      name
      secret
    }
  }
`);

export const rotateReaderMutation = graphql(`
  mutation RotateAnalystReader($name: String!) {
    rotateAnalystReader(name: $name) {
      name
      secret
    }
  }
`);

export const revokeReaderMutation = graphql(`
  mutation RevokeAnalystReader($name: String!) {
    revokeAnalystReader(name: $name) {
      name
      revokedAt
    }
  }
`);
