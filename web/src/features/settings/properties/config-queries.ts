import { graphql } from '#generated/index.ts';

export const updateDefinitionMutation = graphql(`
  mutation UpdateAlarmPropertyConfiguration(
    $name: String!
    $label: String
    $isVisible: Boolean
    $isMulti: Boolean
    $isEditable: Boolean
    $hasLocations: Boolean
  ) {
    updateAlarmPropertyConfiguration(
      name: $name
      label: $label
      isVisible: $isVisible
      isMulti: $isMulti
      isEditable: $isEditable
      hasLocations: $hasLocations
    ) {
      ...PropertyDefinitionFields
    }
  }
`);

export const updateConfigMutation = graphql(`
  mutation UpdateAlarmConfig($definitions: [AlarmPropertyDefinitionInput!]!) {
    updateAlarmConfig(definitions: $definitions) {
      definitions {
        ...PropertyDefinitionFields
      }
    }
  }
`);

export const propertyValuesQuery = graphql(`
  query AlarmPropertyValues($type: String!, $search: String, $limit: Int, $offset: Int) {
    alarmPropertiesAndCount(where: { type: $type, search: $search }, limit: $limit, offset: $offset) {
      alarmProperties {
        value
        alarmCount
      }
      count
    }
  }
`);

export const addValuesMutation = graphql(`
  mutation AddAlarmProperties($type: String!, $values: [String!]!) {
    addAlarmProperties(type: $type, values: $values) {
      added
    }
  }
`);

export const renameValueMutation = graphql(`
  mutation UpdateAlarmProperty($type: String!, $value: String!, $newValue: String!) {
    result: updateAlarmProperty(type: $type, value: $value, newValue: $newValue) {
      ...BulkOutcome
    }
  }
`);

export const mergeValuesMutation = graphql(`
  mutation MergeAlarmProperty($type: String!, $from: [String!]!, $to: String!) {
    result: mergeAlarmProperty(type: $type, from: $from, to: $to) {
      ...BulkOutcome
    }
  }
`);
