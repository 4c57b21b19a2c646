import { changedSince, notFound, tooLarge } from './common.ts';

const count = (number: number): string => number.toLocaleString('en-US');

/** Floor plans, and shapes of rooms on them. */
export const floorPlanTexts = {
  floorNotFound: notFound('Floor'),
  buildingNotFound: notFound('Building'),
  roomNotFound: notFound('Room'),
  notFound: notFound('Floor plan'),
  onlyFloors: 'Only a floor has a floor plan',
  onlyRooms: 'Only a room on a floor has a shape on its floor plan',
  noFloorPlan: 'This floor has no floor plan yet: rooms are drawn over one',
  changed: (floor: string) => changedSince(`The floor plan of ${floor}`),
  roomChanged: (room: string) => changedSince(room),

  formats: 'A floor plan is an image in PNG, JPEG or WebP format, or a drawing in GeoJSON format',
  svg: 'SVG is not accepted, because it can contain scripts. Save the floor plan as PNG, or as GeoJSON.',
  pdf: 'PDF is not accepted. Save the page with the floor plan as PNG.',
  broken: 'The image cannot be read: it is damaged or incomplete',
  fileTooLarge: (mb: number) => tooLarge('A floor plan', `${mb} MB`),
  tooManyPixels: (megapixels: number) => tooLarge('The image of a floor plan', `${megapixels} megapixels`),
  drawingTooLarge: (mb: number) => tooLarge('The drawing of a floor plan', `${mb} MB`),

  notJson: 'The drawing is not valid JSON',
  notGeoJson: 'The drawing must be a GeoJSON feature collection of polygons',
  onlyPolygons: (type: string) => `A drawing may contain only polygons, but this one contains a ${type}`,
  noPolygons: 'The drawing contains no polygon',
  tooManyPolygons: (max: number) => `A drawing has at most ${count(max)} polygons`,
  tooManyPositions: (max: number) => `A drawing has at most ${count(max)} positions`,
  polygon: (number: number, problem: string) => `Polygon ${count(number)}: ${problem}`,
  position: 'A position is two numbers, x before y',
  farAway: (max: number) => `A coordinate must be between -${count(max)} and ${count(max)}`,

  notRing: 'Enter a GeoJSON Polygon',
  oneRing: 'A room is one ring, without holes',
  outside: 'The ring leaves the floor plan',

  unnamed: 'Floor plan',
  ring: (corners: number) => `Ring of ${corners} corners`,
} as const;
