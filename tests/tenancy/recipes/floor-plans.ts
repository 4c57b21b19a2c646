import type { Recipe } from './recipe.ts';

const square = [
  [1, 1],
  [9, 1],
  [9, 9],
  [1, 9],
  [1, 1],
];

export const floorPlans: Record<string, Recipe> = {
  'Query.floorPlan': { asks: ['assets VIEW'], args: [(side) => ({ floorId: side.floors.floorId })] },
  'Query.buildingFloors': { asks: ['assets VIEW'], args: [(side) => ({ buildingId: side.entityId })] },
  'Mutation.setRoomShape': {
    asks: ['assets EDIT'],
    args: [
      (side) => ({
        ...{ roomId: side.floors.roomId, geoJson: { type: 'Polygon', coordinates: [square] }, expectedVersion: null },
        fileId: side.floors.fileId,
      }),
    ],
  },
  'Mutation.removeFloorPlan': {
    asks: ['assets EDIT'],
    args: [(side) => ({ floorId: side.floors.spareFloorId, expectedVersion: null })],
  },
};
