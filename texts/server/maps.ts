import { changedSince, notFound } from './common.ts';

/** The map: shapes of buildings, and addresses. */
export const mapTexts = {
  notFound: notFound('Building'),
  changed: (id: string | number) => changedSince(`Building ${id}`),
  onlyBuildings: 'Only a building has a shape on the map',
  notGeoJson: 'Enter a GeoJSON Point or Polygon',
  oneFeature: 'Enter the shape of one building: a collection with one feature',
  position: 'A position is a longitude and a latitude in degrees',
  swappedRange: 'Latitude must be between -90 and 90 degrees. Longitude comes first: the coordinates look swapped',
  swapped: 'This is far from all other buildings, but close to them with coordinates swapped. Longitude comes first',
  oneRing: 'A building is one ring, without holes',
  notClosed: 'The ring is not closed: its last position is not its first',
  tooFew: 'A ring has at least three corners',
  tooMany: (max: number, count: number) => `A ring has at most ${max} corners, this one has ${count}`,
  crosses: 'The ring crosses or touches itself',
  tooLarge: (km: number) => `The ring is wider than ${km} km: a position may be swapped or mistyped`,

  point: 'Point',
  ring: (corners: number) => `Ring of ${corners} corners`,

  noGeocoding: 'Address search is not available: no key for a maps service is configured',
  geocodingFailed: 'The maps service is not responding',
  geocodingBusy: 'Too many address searches at once',
  addressRefused: (max: number) => `An address must have 3 to ${max} characters`,
} as const;
