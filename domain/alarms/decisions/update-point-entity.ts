import { z } from 'zod';
import { assertPermission } from '../../identity/assert-permission.ts';
import { strongest } from '../../properties/describe.ts';
import { defineVerb } from './verb.ts';

/** Assigns the point of alarms to an asset or place: their properties from it become certain. Null removes it. */
export const updateAlarmPointEntity = defineVerb({
  name: 'updateAlarmPointEntity',
  input: z.object({
    entity: z
      .object({
        id: z.number(),
        name: z.string(),
        facts: z.array(z.object({ type: z.string(), value: z.array(z.string()), entityId: z.number().optional() })),
      })
      .nullable(),
  }),
  assert: (ctx) => assertPermission(ctx, 'alarms', 'EDIT'),
  describes: true,
  decide(_, { entity }, { userId, name }, known) {
    const pointEntityId = entity?.id ?? null;
    if (pointEntityId === known.pointEntityId) return null;
    const said = (entity?.facts ?? []).map((fact) => ({
      ...fact,
      confidence: 1,
      by: 'PERSON' as const,
      ...(userId !== null && { userId }),
      userName: name,
    }));
    const types = new Set(said.map(({ type }) => type));
    const rest = known.properties.filter(({ type }) => !types.has(type));
    const before = known.properties.find(({ entityId }) => entityId === known.pointEntityId && entityId !== undefined);
    return {
      change: {},
      activity: [
        {
          field: 'pointEntityId',
          prevValue: known.pointEntityId === null ? null : (before?.value[0] ?? null),
          revValue: entity?.name ?? null,
        },
      ],
      described: { properties: strongest([...said, ...rest]), pointEntityId },
    };
  },
});
