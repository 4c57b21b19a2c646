import { permissionsFor } from '#domain/rules/action-rights.ts';
import { can, type Me, seesWork } from '#session/access.ts';

const ofWork: readonly string[] = ['CREATE_WORK', 'ATTACH_TO_OPEN_WORK'];

/** True for an action that the person may have a rule do: whoever may do it themselves. The server checks again. */
export const mayDo = (me: Me, action: Parameters<typeof permissionsFor>[0]): boolean =>
  (seesWork(me) || !ofWork.includes(action.type)) &&
  permissionsFor(action).every(([area, permission]) => can(me, area, permission));
