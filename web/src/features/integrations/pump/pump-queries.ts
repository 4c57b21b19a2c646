import { graphql } from '#generated/index.ts';

graphql(`
  fragment PumpFields on ExternalSystemPump {
    id
    isRunner
    config
    isConfigCurrent
    report {
      reportedAt
      isOnline
      version
      host
      operatingSystem
      clockSkewSeconds
      lagSeconds
      undelivered
      undeliveredBytes
      undeliveredMaxBytes
      isFull
      refused
      missed
      sources {
        name
        isOk
        detail
        lastReadAt
        payloads
      }
      otherHost
      otherReportedAt
    }
  }
`);

export const pumpQuery = graphql(`
  query Pump($id: ID!) {
    getExternalSystemPump(externalSystemId: $id) {
      ...PumpFields
    }
  }
`);

export const updatePumpMutation = graphql(`
  mutation UpdatePump($id: ID!, $config: JSON!) {
    updateExternalSystemPump(externalSystemId: $id, config: $config) {
      ...PumpFields
    }
  }
`);
