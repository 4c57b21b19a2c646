import { assertPermission } from '../../identity/assert-permission.ts';
import { defineVerb, noInput } from './verb.ts';

/** Takes alarms out of every list (ALM.8). What they are goes on beneath; the next activation brings them back. */
export const deleteAlarms = defineVerb({
  name: 'deleteAlarms',
  input: noInput,
  assert: (ctx) => assertPermission(ctx, 'alarms', 'DELETE'),
  decide: (_, __, { now }) => ({
    change: { deletedAt: now },
    activity: [{ field: 'isDeleted', prevValue: 'false', revValue: 'true' }],
  }),
});

/** Brings deleted alarms back as they are by now. */
export const restoreAlarms = defineVerb({
  name: 'restoreAlarms',
  input: noInput,
  assert: (ctx) => assertPermission(ctx, 'alarms', 'DELETE'),
  ofDeleted: true,
  decide: () => ({
    change: { deletedAt: null },
    activity: [{ field: 'isDeleted', prevValue: 'true', revValue: 'false' }],
  }),
});
