import type { Area, PermissionAction } from '../identity/built-in-permissions.ts';
import type { Action } from './rule.ts';

/** Permission that an action requires of whoever writes a rule. */
type RequiredPermission = readonly [area: Area, action: PermissionAction];

/**
 * Lists the permissions that somebody needs to do by hand what an action does: rules act with nobody's own rights, so whoever
 * writes one has to hold them. Pure.
 */
export function permissionsFor({
  type,
  status,
}: {
  type: Action['type'];
  status?: string | null;
}): readonly RequiredPermission[] {
  switch (type) {
    case 'CREATE_WORK':
      return [['work.myWork', 'CREATE']];
    case 'ATTACH_TO_OPEN_WORK':
      return [['work.teamWork', 'CREATE']];
    case 'NOTIFY':
      return [];
    case 'MOVE_STATUS':
      // an active alarm is ended by it (STAT.19)
      return status === 'Inactive'
        ? [
            ['alarms', 'EDIT'],
            ['alarms', 'CLOSE'],
          ]
        : [['alarms', 'EDIT']];
    default:
      return [['alarms', 'EDIT']];
  }
}
