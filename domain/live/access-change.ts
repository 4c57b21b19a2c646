/** A change of what people may open, for their screens (WIRE.4). */
export interface AccessChange {
  event: 'team_added' | 'team_removed' | 'lenses_changed';
  /** Whom it concerns; null: everybody of the customer. */
  userId: string | null;
  teamId: string | null;
}
