import { graphql } from '#generated/index.ts';

graphql(`
  fragment DeadLetterFields on DeadLetter {
    id
    externalSystemId
    kind
    reason
    step
    normaliser
    payload
    receivedAt
    isSendable
  }
`);

/** A page of letters, and the counts of all kinds. */
export const deadLettersQuery = graphql(`
  query DeadLetters($where: DeadLetterWhere, $ofAnyKind: DeadLetterWhere, $limit: Int!, $offset: Int!) {
    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {
      deadLetters {
        ...DeadLetterFields
      }
      count
    }
    ofAnyKind: deadLettersAndCount(where: $ofAnyKind) {
      counts {
        externalSystemId
        kind
        count
      }
    }
  }
`);

/** A part of the letters to resend or dismiss. */
export const letterKeysQuery = graphql(`
  query DeadLetterKeys($where: DeadLetterWhere, $limit: Int!, $offset: Int!) {
    deadLettersAndCount(where: $where, limit: $limit, offset: $offset) {
      deadLetters {
        id
        externalSystemId
        isSendable
      }
    }
  }
`);

export const sendMutation = graphql(`
  mutation SendDeadLettersAgain($externalSystemId: ID!, $ids: [ID!]!, $payload: String) {
    sendDeadLettersAgain(externalSystemId: $externalSystemId, ids: $ids, payload: $payload) {
      resolved: settled
    }
  }
`);

export const dismissMutation = graphql(`
  mutation DismissDeadLetters($externalSystemId: ID!, $ids: [ID!]!) {
    dismissDeadLetters(externalSystemId: $externalSystemId, ids: $ids) {
      resolved: settled
    }
  }
`);
