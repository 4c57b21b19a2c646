import type { EdgeKind } from '../../domain/assets/relations/kinds.ts';
import { buildings, type Equipment } from './campus.ts';

/** An asset of the campus, or a room that one serves; names are unique within a building. */
export interface CampusAsset {
  building: string;
  /** Null for what is on no floor. */
  floor: number | null;
  class: string;
  name: string;
}

/** A relation between two of them. */
interface CampusRelation {
  source: CampusAsset;
  kind: EdgeKind;
  target: CampusAsset;
}

/** Classes of equipment that has relations, by the letters of its name. */
const classes: Record<string, string> = {
  AHU: 'AHU',
  VAV: 'VAV',
  CH: 'Chiller',
  BLR: 'Boiler',
  CT: 'Cooling Tower',
  CHWP: 'Chilled Water Pump',
  HWP: 'Hot Water Pump',
};
const plant = 'Central Plant';
const water = [
  { name: 'Chilled Water', class: 'Chilled Water System', parts: ['CH', 'CHWP', 'CT'] },
  { name: 'Hot Water', class: 'Hot Water System', parts: ['BLR', 'HWP'] },
] as const;

/**
 * Returns what serves what on the campus: towers the chillers; a chiller and a boiler the air handlers of a building; an
 * air handler the boxes of its floor, a box its room. The plant's two systems have its machines as parts.
 */
export function relationsOf(units: readonly Equipment[]): { assets: CampusAsset[]; relations: CampusRelation[] } {
  const letters = ({ name }: Pick<Equipment, 'name'>): string => name.split('-')[0] ?? '';
  const assets = units.flatMap(({ building, floor, name }) => {
    const known = classes[letters({ name })];
    return known ? [{ building, floor, name, class: known }] : [];
  });
  const of = (kind: string, where: Partial<CampusAsset> = {}): CampusAsset[] =>
    assets.filter(
      (asset) =>
        letters(asset) === kind &&
        (where.building ?? asset.building) === asset.building &&
        (where.floor ?? asset.floor) === asset.floor,
    );
  const systems = water.map(({ name, class: kind }) => ({ building: plant, floor: null, name, class: kind }));
  const rooms = new Map(
    of('VAV').map((box) => [box, { ...box, class: 'Room', name: `Room ${box.name.slice('VAV-'.length)}` }]),
  );
  const feeds = (source: CampusAsset | undefined, targets: readonly CampusAsset[]): CampusRelation[] =>
    source ? targets.map((target) => ({ source, kind: 'feeds', target })) : [];
  const [chillers, boilers] = [of('CH'), of('BLR')];

  const relations = [
    ...systems.flatMap((source, index) =>
      (water[index]?.parts ?? []).flatMap((kind) =>
        of(kind, { building: plant }).map((target): CampusRelation => ({ source, kind: 'has part', target })),
      ),
    ),
    ...of('CT').flatMap((tower, index) => feeds(tower, chillers.slice(index, index + 1))),
    ...buildings.flatMap(({ name: building }, index) => [
      ...feeds(chillers[index % chillers.length], of('AHU', { building })),
      ...feeds(boilers[index % boilers.length], of('AHU', { building })),
    ]),
    // several handlers of a floor share its boxes
    ...of('AHU').flatMap((handler) => {
      const { building, floor } = handler;
      const handlers = of('AHU', { building, floor });
      const own = of('VAV', { building, floor }).filter((_, index) => handlers[index % handlers.length] === handler);
      return feeds(handler, own);
    }),
    ...[...rooms].flatMap(([unit, room]) => feeds(unit, [room])),
  ];
  return { assets: [...assets, ...systems, ...rooms.values()], relations };
}
