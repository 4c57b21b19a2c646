import { changedSince, notFound } from './common.ts';

/** The map: shapes of buildings, and addresses. */
export const mapTexts = {
  notFound: notFound('Building'),
  changed: (id: string | number) => changedSince(`Building ${id}`),
  onlyBuildings: 'Only a building has a shape on the map',
  notGeoJson: 'This is no GeoJSON of a Point or a Polygon',
  oneFeature: 'Give the shape of one building: a collection with one feature',
  position: 'A position is a longitude and a latitude in degrees',
  swappedRange: 'A latitude lies between -90 and 90 degrees. Longitude comes first: the coordinates look swapped',
  swapped: 'This is far from all other buildings, and close to them with coordinates swapped: longitude comes first',
  oneRing: 'A building is one ring, without holes',
  notClosed: 'The ring is not closed: its last position is not its first',
  tooFew: 'A ring has at least three corners',
  tooMany: (max: number, count: number) => `A ring has at most ${max} corners, this one has ${count}`,
  crosses: 'The ring crosses or touches itself',
  tooLarge: (km: number) => `The ring is wider than ${km} km: one of its positions is swapped or mistyped`,

  point: 'Point',
  ring: (corners: number) => `Ring of ${corners} corners`,

  noGeocoding: 'Addresses cannot be searched: no key of a maps service is configured',
  geocodingFailed: 'The maps service does not answer',
  geocodingBusy: 'Too many searches of addresses at once',
  addressRefused: (max: number) => `An address has between 3 and ${max} characters`,
} as const;
