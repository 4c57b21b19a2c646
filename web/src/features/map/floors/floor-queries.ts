import { graphql } from '#generated/index.ts';

graphql(`
  fragment RoomOnFloor on FloorRoom {
    id
    name
    class
    activeAlarmCount
    priority
    impact
    geoJSON
    version
  }
`);

graphql(`
  fragment FloorParts on FloorView {
    id
    name
    version
    building {
      id
      name
    }
    floorPlan {
      kind
      bounds
      fileId
      fileName
    }
    rooms {
      ...RoomOnFloor
    }
  }
`);

export const floorQuery = graphql(`
  query FloorPlan($floorId: ID!) {
    floorPlan(floorId: $floorId) {
      ...FloorParts
    }
  }
`);

export const buildingFloorsQuery = graphql(`
  query BuildingFloors($buildingId: ID!) {
    buildingFloors(buildingId: $buildingId) {
      id
      name
      hasFloorPlan
      activeAlarmCount
      priority
      impact
    }
  }
`);

export const setRoomShapeMutation = graphql(`
  mutation SetRoomShape($roomId: ID!, $geoJson: JSON, $expectedVersion: Int, $fileId: ID) {
    setRoomShape(roomId: $roomId, geoJson: $geoJson, expectedVersion: $expectedVersion, fileId: $fileId) {
      ...RoomOnFloor
    }
  }
`);

export const removeFloorPlanMutation = graphql(`
  mutation RemoveFloorPlan($floorId: ID!, $expectedVersion: Int) {
    removeFloorPlan(floorId: $floorId, expectedVersion: $expectedVersion) {
      ...FloorParts
    }
  }
`);

export const roomAlarmsQuery = graphql(`
  query RoomAlarms($criteria: [CriterionInput!], $limit: Int) {
    fastAlarms(criteria: $criteria, limit: $limit) {
      id
      displayId
      contextualName
      text
      priority
      severity
      isServiceImpacting
      latestAlarmTime
      externalSystem {
        id
      }
    }
  }
`);
