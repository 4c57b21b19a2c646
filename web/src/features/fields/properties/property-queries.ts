import { graphql } from '#generated/index.ts';
import { propertyTexts as texts } from '#texts/properties.ts';

graphql(`
  fragment PropertyDefinitionFields on AlarmPropertyDefinition {
    name
    label
    order
    isVisible
    isMulti
    isEditable
    hasLocations
  }
`);

export const alarmConfigQuery = graphql(`
  query AlarmConfig {
    alarmConfig {
      definitions {
        ...PropertyDefinitionFields
      }
    }
  }
`);

export const propertyOptionsQuery = graphql(`
  query AlarmPropertyOptions($property: String!, $value: String, $offset: Int) {
    alarmPropertyAutocomplete(property: $property, value: $value, offset: $offset) {
      items {
        value
        name
      }
      count
    }
  }
`);

export const detailsMutation = graphql(`
  mutation UpdateAlarmDetails($ids: [ID!], $expectedVersions: [Int!], $properties: [AlarmPropertyInput!]!) {
    result: updateAlarmDetails(ids: $ids, expectedVersions: $expectedVersions, properties: $properties) {
      ...BulkOutcome
    }
  }
`);

/** Failure of an update, in the words of the contract. */
export const detailsFailure = texts.failedDetails;
