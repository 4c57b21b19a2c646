import { z } from 'zod';
import { assertPermission } from '../../identity/assert-permission.ts';
import { defineVerb } from './verb.ts';

/** Puts one value of a property in the place of others, wherever alarms have them; lists hold it once (PROP.6). */
export const rewriteValues = defineVerb({
  name: 'rewriteValues',
  input: z.object({ type: z.string(), from: z.array(z.string()), to: z.string() }),
  assert: (ctx) => assertPermission(ctx, 'customerSettings', 'EDIT'),
  describes: true,
  isMerge: true,
  decide(_, { type, from, to }, __, known) {
    const property = known.properties.find((one) => one.type === type);
    if (!property?.value.some((each) => from.includes(each))) return null;
    const value = [...new Set(property.value.map((each) => (from.includes(each) ? to : each)))];
    const properties = known.properties.map((one) => (one === property ? { ...one, value } : one));
    return {
      change: {},
      activity: [{ field: type, prevValue: property.value.join(', '), revValue: value.join(', ') }],
      described: { properties, pointEntityId: known.pointEntityId },
    };
  },
});
