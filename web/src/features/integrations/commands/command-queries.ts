import { graphql } from '#generated/index.ts';

/** A row of the queue. */
graphql(`
  fragment CommandFields on ExternalSystemCommand {
    id
    status
    commandType
    command {
      from
      to
    }
    response
    isForPump
    before
    progress {
      items
      total
      share
      at
    }
    isRetryable
    isDeletable
    createdBy
    createdAt
    startedAt
    run {
      id
      status
      counts {
        total
        payloads
        events
      }
      updatedAt
    }
  }
`);

export const commandsQuery = graphql(`
  query Commands($externalSystemId: ID!, $limit: Int!) {
    getExternalSystemCommands(externalSystemId: $externalSystemId, limit: $limit) {
      externalSystemCommands {
        ...CommandFields
      }
      count
    }
  }
`);

/** Fields of an integration that decide which commands it offers. */
export const commandedQuery = graphql(`
  query CommandedIntegration($id: ID!) {
    externalSystemsAndCount(where: { ids: [$id] }) {
      externalSystems {
        id
        direction
        connectionType
        listsFields
      }
    }
  }
`);

export const replayMutation = graphql(`
  mutation ReplayAlarms($externalSystemId: ID!, $replayStartAt: DateTime, $replayEndAt: DateTime) {
    replayAlarms(externalSystemId: $externalSystemId, replayStartAt: $replayStartAt, replayEndAt: $replayEndAt) {
      ...CommandFields
    }
  }
`);

export const configMutation = graphql(`
  mutation InitiateExternalSystemConfigCommand($externalSystemId: ID!) {
    initiateExternalSystemConfigCommand(externalSystemId: $externalSystemId) {
      ...CommandFields
    }
  }
`);

export const getAssetsMutation = graphql(`
  mutation GetAssets($externalSystemId: ID!) {
    initiateExternalSystemGetAssetsCommand(externalSystemId: $externalSystemId) {
      ...CommandFields
    }
  }
`);

export const getMutation = graphql(`
  mutation GetFromSystem($externalSystemId: ID!, $commandType: ExternalSystemGetType!) {
    initiateExternalSystemGetCommand(externalSystemId: $externalSystemId, commandType: $commandType) {
      ...CommandFields
    }
  }
`);

export const syncMutation = graphql(`
  mutation SyncExternalSystem($externalSystemId: ID!, $startAt: DateTime!, $endAt: DateTime) {
    initiateExternalSystemSync(externalSystemId: $externalSystemId, startAt: $startAt, endAt: $endAt) {
      ...CommandFields
    }
  }
`);

export const retryCommandMutation = graphql(`
  mutation RetryCommand($id: ID!) {
    retryExternalSystemCommand(id: $id) {
      ...CommandFields
    }
  }
`);

export const deleteCommandMutation = graphql(`
  mutation DeleteCommand($id: ID!) {
    deleteExternalSystemCommand(id: $id)
  }
`);
