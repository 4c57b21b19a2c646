import { z } from 'zod';
import { assertPermission } from '../../identity/assert-permission.ts';
import { defineVerb } from './verb.ts';

/** Pins alarms or takes the pin off; the last one wins. */
export const pinAlarms = defineVerb({
  name: 'pinAlarms',
  input: z.object({ pin: z.boolean() }),
  assert: (ctx) => assertPermission(ctx, 'alarms', 'EDIT'),
  decide: (before, { pin }) =>
    before.isPinned === pin
      ? null
      : {
          change: { isPinned: pin },
          activity: [{ field: 'isPinned', prevValue: String(before.isPinned), revValue: String(pin) }],
        },
});
