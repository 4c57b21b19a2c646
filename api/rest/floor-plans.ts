import { Router } from 'express';
import { floorPlanMaxMb, floorPlansReceivedAtOnce, floorPlansReceivedOfOne } from '../../domain/constants.ts';
import { assertMayChangeFloorPlan, uploadFloorPlan } from '../../domain/maps/floor-plans/change-floor-plan.ts';
import { readFloorPlanFile } from '../../domain/maps/floor-plans/read-floor-plan.ts';
import { floorPlanTexts } from '../../texts/server/floor-plans.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { keptForSession } from './kept-for-session.ts';
import { receivingFile } from './receive-file.ts';
import { requestIdOf } from './security-headers.ts';

const contentTypes = { IMAGE: 'image/webp', DRAWING: 'application/json' } as const;

/**
 * Files of floor plans (MAP.4). Like photos of people they are read with the bearer, and what is sent is never what was
 * received.
 */
export function floorPlans(deps: RequestDeps): Router {
  const router = Router();
  router.post(
    '/upload',
    receivingFile(deps, {
      form: { maxBytes: floorPlanMaxMb * 1024 * 1024, tooLarge: floorPlanTexts.fileTooLarge(floorPlanMaxMb) },
      places: { most: floorPlansReceivedAtOnce, mostOfOne: floorPlansReceivedOfOne },
      assertMay: assertMayChangeFloorPlan,
      async take(ctx, { file, fileName, field }) {
        const version = field('expectedVersion');
        const { floor, floorPlan } = await uploadFloorPlan(ctx, {
          ...{ file, fileName, floorId: field('floorId') ?? '' },
          expectedVersion: version === null ? null : Number(version),
        });
        return { floorId: String(floor.id), version: floor.version, fileId: floorPlan?.fileId };
      },
    }),
  );
  router.get('/:floorId/:fileId', async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    const { kind, file } = await readFloorPlanFile(ctx, request.params);
    response.set({ 'content-type': contentTypes[kind], ...keptForSession });
    response.end(file);
  });
  return router;
}
