import { assertPermission } from '../../identity/assert-permission.ts';
import { defineVerb, noInput } from './verb.ts';

/** Removes alarms from every list (ALM.8). Their state is still updated; the next activation restores them. */
export const deleteAlarms = defineVerb({
  name: 'deleteAlarms',
  input: noInput,
  assert: (ctx) => assertPermission(ctx, 'alarms', 'DELETE'),
  isAudited: true,
  decide: (_, __, { now }) => ({
    change: { deletedAt: now },
    activity: [{ field: 'isDeleted', prevValue: 'false', revValue: 'true' }],
  }),
});

/** Restores deleted alarms in their current state. */
export const restoreAlarms = defineVerb({
  name: 'restoreAlarms',
  input: noInput,
  assert: (ctx) => assertPermission(ctx, 'alarms', 'DELETE'),
  ofDeleted: true,
  isAudited: true,
  decide: () => ({
    change: { deletedAt: null },
    activity: [{ field: 'isDeleted', prevValue: 'true', revValue: 'false' }],
  }),
});
