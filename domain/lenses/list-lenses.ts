import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { lensTexts } from '../../texts/server/lenses.ts';
import { isInPlan } from '../customers/plan.ts';
import type { LensKind } from '../lists/list-kinds.ts';
import type { Lens } from './lens.ts';
import { readLenses } from './lens-rows.ts';
import { type LensViewer, openKinds, seesKind } from './lens-viewer.ts';
import { type StandardLens, standardLenses, statusLens } from './standard-lenses.ts';

export interface LensesWanted {
  type?: LensKind | null;
  ids?: readonly string[] | null;
}

/** The standard lenses the caller may open: none without alarm access; super users see all (LENS-093). */
function openStandardLenses(viewer: LensViewer): StandardLens[] {
  const { customer } = viewer;
  if (!openKinds(viewer).standard) return [];
  const standard = standardLenses.filter(
    ({ product, type }) => seesKind(viewer, type) && (product === null || isInPlan(customer, product)),
  );
  return [...standard, ...customer.customStatuses.map(statusLens)];
}

/** @returns the lenses that are open to the caller in their order: standard ones, teams' and their own. */
export async function listLenses(viewer: LensViewer, where: LensesWanted = {}): Promise<Lens[]> {
  const kinds = openKinds(viewer);
  if (!kinds.standard && !kinds.mine && !kinds.team) return [];
  return forCustomer(viewer.db, viewer.customer.id, async (trx) => {
    const made = await readLenses(trx, viewer, null);
    const { places, defaults } = await readArrangement(trx, viewer);
    const placeOf = (id: string) => places.get(id);
    const all = [...openStandardLenses(viewer), ...made]
      .map((lens, index) => ({ lens, index, position: placeOf(lens.id)?.position ?? null }))
      // lenses without a position come after those with one
      .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.index - b.index)
      .map(({ lens }, order): Lens => ({ ...lens, order, isHidden: placeOf(lens.id)?.isHidden ?? false }));
    return withDefaults(inTheirSections(all), defaults).filter(
      (lens) => (!where.type || lens.type === where.type) && (!where.ids || where.ids.includes(lens.id)),
    );
  });
}

/** Each section counts its own places. */
function inTheirSections(lenses: Lens[]): Lens[] {
  const next = new Map<LensKind, number>();
  return lenses.map((lens) => {
    const order = next.get(lens.type) ?? 0;
    next.set(lens.type, order + 1);
    return { ...lens, order };
  });
}

/** Marks what each section opens with: the caller's choice while it is open to them, else the standard one (LENS.8). */
function withDefaults(lenses: Lens[], defaults: ReadonlyMap<string, string>): Lens[] {
  const chosen = new Set(
    [...defaults]
      .filter(([type, id]) => lenses.some((lens) => lens.type === type && lens.id === id))
      .map(([, id]) => id),
  );
  const types = new Set(lenses.filter(({ id }) => chosen.has(id)).map(({ type }) => type));
  return lenses.map((lens) => (types.has(lens.type) ? { ...lens, isSectionDefault: chosen.has(lens.id) } : lens));
}

async function readArrangement(trx: Transaction, { customer, person }: LensViewer) {
  const bound = [customer.id, person.id];
  const { rows: places } = await trx.raw(
    'select lens_id, position, is_hidden from lens_places where customer_id = ? and user_id = ?',
    bound,
  );
  const { rows: defaults } = await trx.raw(
    'select type, lens_id from default_lenses where customer_id = ? and user_id = ?',
    bound,
  );
  return {
    places: new Map<string, { position: number | null; isHidden: boolean }>(
      places.map((row: { lens_id: string; position: number | null; is_hidden: boolean }) => [
        row.lens_id,
        { position: row.position, isHidden: row.is_hidden },
      ]),
    ),
    defaults: new Map<string, string>(
      defaults.map(({ type, lens_id }: { type: string; lens_id: string }) => [type, lens_id]),
    ),
  };
}

/** @throws AppError NOT_FOUND for a lens of this type that does not exist or that the caller may not open. */
export async function openLens(
  viewer: LensViewer,
  id: string,
  type: LensKind = 'alarm',
): Promise<Omit<Lens, 'order' | 'isHidden'>> {
  const standard = openStandardLenses(viewer).find((each) => each.id === id && each.type === type);
  if (standard) return standard;
  const [lens] = await forCustomer(viewer.db, viewer.customer.id, (trx) => readLenses(trx, viewer, [id]));
  if (lens?.type !== type) throw notFound(lensTexts.notFound);
  return lens;
}
