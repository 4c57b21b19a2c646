/** A change of what people may open, or of an integration, for their screens (WIRE.4). */
export interface AccessChange {
  event: 'team_added' | 'team_removed' | 'lenses_changed' | 'external_system_updated';
  /** Whom it concerns; null: everybody of the customer. */
  userId: string | null;
  teamId: string | null;
  /** Id of an integration. */
  systemId?: string;
}
