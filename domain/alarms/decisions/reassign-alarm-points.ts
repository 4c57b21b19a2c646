import { z } from 'zod';
import { assertPermission } from '../../identity/assert-permission.ts';
import { strongest } from '../../properties/describe.ts';
import { updateAlarmPointEntity } from './update-point-entity.ts';
import { defineVerb } from './verb.ts';

/** Gives the points of alarms on one asset to another: nothing of them names the first any longer (AST.8). */
export const reassignAlarmPoints = defineVerb({
  name: 'reassignAlarmPoints',
  isAudited: true,
  input: updateAlarmPointEntity.input.extend({ fromId: z.number() }),
  assert(ctx) {
    assertPermission(ctx, 'assets', 'EDIT');
    assertPermission(ctx, 'alarms', 'EDIT');
  },
  describes: true,
  decide(state, { fromId, ...given }, by, known) {
    const rest = known.properties.filter(({ entityId }) => entityId !== fromId);
    const isNamed = rest.length < known.properties.length || known.pointEntityId === fromId;
    if (!isNamed) return null;
    const before = known.properties.find(({ entityId }) => entityId === fromId)?.value[0] ?? null;
    const decided = updateAlarmPointEntity.decide(state, given, by, { ...known, properties: rest });
    if (decided && 'refused' in decided) return decided;
    const pointEntityId = given.entity?.id ?? null;
    return {
      change: {},
      activity: [{ field: 'pointEntityId', prevValue: before, revValue: given.entity?.name ?? null }],
      described: decided?.described ?? { properties: strongest(rest), pointEntityId },
    };
  },
});
