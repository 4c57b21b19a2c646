/** A place or an asset as a list shows it: the fields of GraphQL's Entity that a row selects. */
export interface EntityMessage {
  id: string;
  name: string;
  class: string;
  rawEntityClass: string;
  assetClass: 'equipment' | 'system' | 'space';
  effectiveCriticality: number | null;
  activeAlarmCount: number;
  shop: string | null;
  externalId: string | null;
  building: string | null;
  floor: string | null;
  roomName: string | null;
  spaceType: { id: string; name: string } | null;
  isPaid: boolean;
  version: number;
}
