/** MAP.2: vertices of a building's ring. */
export const geoMaxVertices = 500;
/** A ring that is wider belongs to no building: one of its positions is swapped or mistyped. */
export const buildingMaxKm = 10;
/** Distances from the customer's other buildings by which swapped coordinates are known. */
export const swappedKm = { atLeast: 1_000, within: 100 } as const;
/** MAP.1: buildings that a map draws at most; the others are found by search. */
export const mapBuildingsMax = 5_000;
/** Those that are read at once at most: their shapes are small, and each page is drawn with all before it. */
export const mapBuildingsAtOnce = 1_000;
/** Places that a search of an address finds at most, and its length. */
export const geocodedPlacesMax = 5;
export const geocodingQueryMaxLength = 200;
/** MAP.4: an image of a floor plan: its size, pixels that are decoded at most, and its longest side as it is kept. */
export const floorPlanMaxMb = 20;
export const floorPlanMaxPixels = 50_000_000;
export const floorPlanSide = 4_096;
/** Its drawing in GeoJSON: size, polygons, positions in all, and the largest coordinate. */
export const drawingMaxMb = 5;
export const drawingMaxPolygons = 2_000;
export const drawingMaxPositions = 20_000;
export const drawingMaxCoordinate = 10_000_000;
/** Floor plans that a process receives at once, each of them in memory, and of one person. */
export const floorPlansReceivedAtOnce = 4;
export const floorPlansReceivedOfOne = 2;
/** Rooms of a floor, and floors of a building, that are shown at most. */
export const roomsShownMax = 2_000;
export const floorsShownMax = 500;
