import type { EntityRow } from '../assets/entities/entity.ts';
import type { PlacedNames } from '../assets/space-types/placed-names.ts';
import type { EntityMessage } from '../lists/assets/message.ts';

/** A place or an asset as the live protocol sends it. */
export const entityMessage = (
  entity: EntityRow & { shownVersion: number },
  { building, floor, roomName, spaceType }: PlacedNames,
): EntityMessage => ({
  id: String(entity.id),
  name: entity.name,
  class: entity.class,
  rawEntityClass: entity.rawClass ?? entity.class,
  assetClass: entity.kind,
  effectiveCriticality: entity.effectiveCriticality,
  activeAlarmCount: entity.activeAlarmCount,
  shop: entity.shop,
  externalId: entity.externalId,
  building,
  floor,
  roomName,
  spaceType: spaceType && { id: spaceType.id, name: spaceType.name },
  isPaid: entity.isPaid,
  version: entity.shownVersion,
});
