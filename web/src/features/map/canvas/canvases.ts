/** Parts that draw maps, as one file to load: were it two, their common code would be loaded with pages that have no map. */
export { ShapeCanvas } from '../editor/ShapeCanvas.tsx';
export { MapCanvas } from './MapCanvas.tsx';
