import { changeList } from '../change-list.ts';

/** A change of people's access, or of an integration, for their screens (WIRE.4). */
export interface AccessChange {
  event:
    | 'role_changed'
    | 'team_added'
    | 'team_removed'
    | 'lenses_changed'
    | 'external_system_updated'
    | 'automation_rules_updated'
    | 'session_ended'
    | 'disable_user'
    | 'user_updated';
  /** Person it concerns; null for all people of the customer. */
  userId: string | null;
  teamId: string | null;
  /** Id of an integration. */
  systemId?: string;
}

/** Changes of people's access, for their screens. */
export const access = changeList<AccessChange>('access');
