import type { EntityOfQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';

/** Fields of a row, the same that the live feed sends. */
graphql(`
  fragment EntityRow on Entity {
    id
    name
    class
    rawEntityClass
    assetClass
    effectiveCriticality
    activeAlarmCount
    shop
    externalId
    building
    floor
    roomName
    spaceType {
      id
      name
    }
    isPaid
    version: shownVersion
  }
`);

export const entityListQuery = graphql(`
  query EntityList($where: EntityWhere, $orderBy: EntityOrder, $limit: Int, $after: String) {
    entitiesAndCount(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {
      entities {
        ...EntityRow
        cursor
      }
      count
    }
  }
`);

export const entityQuery = graphql(`
  query EntityOf($id: ID!) {
    entity(id: $id) {
      id
      name
      class
      classId
      rawEntityClass
      assetClass
      parentId
      parent {
        id
        name
      }
      criticality
      effectiveCriticality
      criticalityPath {
        entityId
        name
        source
        sourceName
        criticality
      }
      properties {
        label
        value
      }
      location
      locationEntities {
        id
        name
        class
      }
      spaceType {
        id
        name
      }
      shop
      externalId
      isPaid
      isActive
      activeAlarmCount
      stateChangedAt
      createdAt
      version
    }
  }
`);

export type EntityDetail = EntityOfQuery['entity'];

export const createEntityMutation = graphql(`
  mutation CreateEntity(
    $class: String!
    $name: String!
    $parentId: ID
    $criticality: Int
    $spaceTypeId: ID
    $shop: String
    $properties: [EntityPropertyInput!]
  ) {
    createEntity(
      class: $class
      name: $name
      parentId: $parentId
      criticality: $criticality
      spaceTypeId: $spaceTypeId
      shop: $shop
      properties: $properties
    ) {
      id
      name
    }
  }
`);

export const updateEntityMutation = graphql(`
  mutation UpdateEntity(
    $id: ID!
    $expectedVersion: Int
    $class: String
    $name: String
    $parentId: ID
    $criticality: Int
    $spaceTypeId: ID
    $shop: String
    $properties: [EntityPropertyInput!]
  ) {
    updateEntity(
      id: $id
      expectedVersion: $expectedVersion
      class: $class
      name: $name
      parentId: $parentId
      criticality: $criticality
      spaceTypeId: $spaceTypeId
      shop: $shop
      properties: $properties
    ) {
      id
      name
    }
  }
`);

export const setPaidMutation = graphql(`
  mutation SetEntityPaid($id: ID!, $isPaid: Boolean!) {
    updateEntity(id: $id, isPaid: $isPaid) {
      id
      isPaid
    }
  }
`);

export const duplicateQuery = graphql(`
  query EntityDuplicate($class: String!, $name: String!, $parentId: ID, $id: ID) {
    checkEntityDuplicate(class: $class, name: $name, parentId: $parentId, id: $id) {
      id
      name
    }
  }
`);

export const entityUseQuery = graphql(`
  query EntityUse($ids: [ID!]!) {
    canDeleteEntities(ids: $ids) {
      id
      canDelete
      alarmCount
      openWorkCount
      childCount
      reasons
    }
  }
`);

export const deleteEntitiesMutation = graphql(`
  mutation DeleteEntities($ids: [ID!]!) {
    deleteEntities(ids: $ids) {
      deleted
    }
  }
`);

export const reassignMutation = graphql(`
  mutation ReassignAlarmPoints($entityId: ID!, $toEntityId: ID!) {
    reassignAlarmPoints(entityId: $entityId, toEntityId: $toEntityId) {
      taskId
      affected
      failures {
        reason
      }
    }
  }
`);

export const refreshMutation = graphql(`
  mutation RefreshSidecarCache($entityClass: String) {
    refreshSidecarCache(entityClass: $entityClass) {
      refreshed
    }
  }
`);

export const entityActivityQuery = graphql(`
  query EntityActivityOf($entityId: ID!, $offset: Int) {
    entityActivityAndCount(entityId: $entityId, offset: $offset) {
      entityActivity {
        id
        createdAt
        userName
        field
        prevValue
        revValue
      }
      count
    }
  }
`);

export const entityWorkQuery = graphql(`
  query EntityWork($entityId: ID!) {
    open: entityWorkTickets(entityId: $entityId, state: OPEN) {
      ...EntityTicket
    }
    closed: entityWorkTickets(entityId: $entityId, state: CLOSED) {
      ...EntityTicket
    }
  }
`);

graphql(`
  fragment EntityTicket on WorkTicket {
    id
    displayId
    objective
    state
    createdAt
    closedAt
  }
`);

export const entityAlarmsQuery = graphql(`
  query EntityAlarms($criteria: [CriterionInput!], $limit: Int, $after: String) {
    fastAlarms(criteria: $criteria, limit: $limit, after: $after) {
      id
      displayId
      contextualName
      text
      priority
      state
      severity
      latestAlarmTime
      externalSystem {
        id
      }
      cursor
    }
  }
`);

export const entityPointsQuery = graphql(`
  query EntityPoints($criteria: [CriterionInput!], $limit: Int) {
    fastAlarms(criteria: $criteria, limit: $limit) {
      id
      point
    }
  }
`);

export const spaceTypesListQuery = graphql(`
  query SpaceTypeList($offset: Int) {
    spaceTypes(offset: $offset) {
      spaceTypes {
        id
        name
        criticality
        spaceCount
      }
      spaceTypeCount
    }
  }
`);

export const createSpaceTypeMutation = graphql(`
  mutation CreateSpaceType($name: String!, $criticality: Int) {
    createSpaceType(name: $name, criticality: $criticality) {
      id
    }
  }
`);

export const updateSpaceTypeMutation = graphql(`
  mutation UpdateSpaceType($id: ID!, $name: String, $criticality: Int) {
    updateSpaceType(id: $id, name: $name, criticality: $criticality) {
      id
    }
  }
`);

export const deleteSpaceTypeMutation = graphql(`
  mutation DeleteSpaceType($id: ID!) {
    deleteSpaceType(id: $id) {
      id
    }
  }
`);
