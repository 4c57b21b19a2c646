import type { Position } from '#domain/maps/shape.ts';
import type { Pixel } from '../editor/snap.ts';

/** Part of a floor plan's page that is seen: pixels a unit of the page, and where its upper left corner is, px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Free border around a page that is shown whole, px. */
const border = 20;
/** Scales in relation to the one at which all is shown. */
const limits = { least: 0.5, most: 40 };
/** Part of the page that stays in sight, px. */
const inSight = 48;

/** Returns the view that shows a whole page. */
export function fitted(page: Size, size: Size): View {
  const scale = Math.max(
    0.01,
    Math.min((size.width - 2 * border) / page.width, (size.height - 2 * border) / page.height),
  );
  return { scale, x: (size.width - page.width * scale) / 2, y: (size.height - page.height * scale) / 2 };
}

/** Returns a view that is nearer by a factor; what is at a pixel stays there. */
export function zoomed(view: View, factor: number, at: Pixel, page: Size, size: Size): View {
  const all = fitted(page, size).scale;
  const scale = Math.min(all * limits.most, Math.max(all * limits.least, view.scale * factor));
  const by = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, page, size);
}

export const panned = (view: View, right: number, down: number, page: Size, size: Size): View =>
  held({ ...view, x: view.x + right, y: view.y + down }, page, size);

/** Returns the view in which a place of the page is in sight, moved no further than needed. */
export function showing(view: View, [x, y]: Position, page: Size, size: Size): View {
  const [px, py] = [view.x + x * view.scale, view.y + y * view.scale];
  const within = (at: number, most: number): number => Math.min(most - inSight, Math.max(inSight, at));
  return panned(view, within(px, size.width) - px, within(py, size.height) - py, page, size);
}

/** Returns a view in which some of the page is in sight. */
function held(view: View, page: Size, size: Size): View {
  const within = (at: number, length: number, most: number): number =>
    Math.min(most - inSight, Math.max(inSight - length * view.scale, at));
  return { ...view, x: within(view.x, page.width, size.width), y: within(view.y, page.height, size.height) };
}
