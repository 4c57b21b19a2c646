import { graphql } from '#generated/index.ts';

/** A row of the table. */
graphql(`
  fragment IntegrationRow on ExternalSystem {
    id
    name
    displayName
    schema
    direction
    connectionType
    isActive
    lastContactAt
    health {
      state
      label
    }
    traffic {
      isThroughputLow
      hours {
        start
        events
        instances
        dropped
        rejected
      }
    }
  }
`);

/** Everything that the form edits. */
export const integrationForm = graphql(`
  fragment IntegrationForm on ExternalSystem {
    id
    displayName
    direction
    schema
    connectionType
    isActive
    licenseKey
    licenseExpiresAt
    operatingSystemType
    hideConfidenceThreshold
    rescaleConfidenceThreshold
    highlightConfidenceThreshold
    levenshteinConfidenceThreshold
    inboundEmailAddress
    senderCheck
    email {
      from
    }
    url
    isExternalAlertsEnabled
    externalAlertEmails
    hasProcessVariables
    isAutomationRuleCmmsSyncEnabled
    isCloseWorkButtonEnabled
    isCmmsPollingBackSyncEnabled
    alarmThroughputEmailThreshold
    lastAccessOnSlackThreshold
    lastAccessOnResolutionThreshold
    cmmsWorkTicketSyncThreshold
    workTicketObjectiveTemplate
    etlNormalizeVersion
    etlIgnorableStates
    etlTimestampOffset
    excludedAlarmTexts
    exportConfig {
      timezone
      timeout
      isConcurrencySupported
      startDateOffset
      endDateOffset
      maxRecordsPerQuery
      maxQueriesPerMinute
      maxDateRangeHours
      maxDateChunk
      chunkSize
      maxConcurrentApiRequests
      apiRequestIntervalSeconds
    }
    outboundSettings {
      host
      username
      password
      siteId
      isZombieEnabled
      segmentId
      partnerAccountNumber
      partnerPassCode
      clientAccountNumber
      tenant
      organization
      isIncludeCommentsEnabled
      isAssigneeSyncEnabled
      clientId
      client
      apiKey
      connectionKey
      actionedByContactId
    }
  }
`);

export const integrationsQuery = graphql(`
  query Integrations($searchTerm: String!, $limit: Int!, $offset: Int!) {
    externalSystemsAndCount(
      where: { searchTerm: $searchTerm }
      orderBy: { field: NEED, direction: ASC }
      limit: $limit
      offset: $offset
    ) {
      externalSystems {
        ...IntegrationRow
      }
      count
      countByHealth {
        state
        count
      }
    }
  }
`);

export const integrationQuery = graphql(`
  query Integration($id: ID!) {
    externalSystemsAndCount(where: { ids: [$id] }) {
      externalSystems {
        ...IntegrationForm
      }
    }
  }
`);

export const optionsQuery = graphql(`
  query IntegrationOptions(
    $direction: ExternalSystemDirection!
    $schema: String
    $connectionType: ExternalSystemConnectionType
  ) {
    getExternalSystemOptions(direction: $direction, schema: $schema, connectionType: $connectionType) {
      directions {
        value
        label
      }
      schemas {
        value
        label
      }
      mainFields {
        ...IntegrationField
      }
      fields {
        ...IntegrationField
      }
    }
  }
`);

graphql(`
  fragment IntegrationField on ExternalSystemField {
    name
    label
    group
    type
    isRequired
    isLockedInEdit
    options {
      value
      label
    }
    isList
    takesNew
    format
    unit
    min
    max
    maxLength
    defaultValue
    placeholder
    help
  }
`);

export const createMutation = graphql(`
  mutation CreateIntegration($input: ExternalSystemInput!) {
    createExternalSystem(input: $input) {
      ...IntegrationForm
    }
  }
`);

export const updateMutation = graphql(`
  mutation UpdateIntegration($id: ID!, $input: ExternalSystemInput!) {
    updateExternalSystem(id: $id, input: $input) {
      ...IntegrationForm
      ...IntegrationRow
    }
  }
`);

export const licenseKeyQuery = graphql(`
  query LicenseKey($id: ID!) {
    getLicenseKeyForBAS(externalSystemId: $id)
  }
`);

export const rotateMutation = graphql(`
  mutation RotateLicenseKey($id: ID!) {
    rotateLicenseKey(externalSystemId: $id) {
      id
      licenseKey
    }
  }
`);
