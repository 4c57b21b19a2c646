import { Router } from 'express';
import { avatarMaxMb, avatarsReceivedAtOnce, avatarsReceivedOfOne } from '../../domain/constants.ts';
import { uploadAvatar } from '../../domain/people/avatars/change-avatar.ts';
import { readAvatar } from '../../domain/people/avatars/read-avatar.ts';
import { profileTexts } from '../../texts/server/profile.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { keptForSession } from './kept-for-session.ts';
import { receivingFile } from './receive-file.ts';
import { requestIdOf } from './security-headers.ts';

/**
 * Photos of people (USR-030). They are read with the bearer like everything else, not by an address that opens them to
 * whoever has it: access that ends, ends for photos too. Another photo has another address.
 */
export function avatars(deps: RequestDeps): Router {
  const router = Router();
  router.post(
    '/upload',
    receivingFile(deps, {
      form: { maxBytes: avatarMaxMb * 1024 * 1024, tooLarge: profileTexts.photoTooLarge(avatarMaxMb) },
      places: { most: avatarsReceivedAtOnce, mostOfOne: avatarsReceivedOfOne },
      async take(ctx, { file, field }) {
        const { id, avatarUrl } = await uploadAvatar(ctx, { userId: field('userId'), file });
        return { userId: id, avatarUrl };
      },
    }),
  );
  router.get('/:userId/:version/:size', async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    const bytes = await readAvatar(ctx, request.params);
    response.set({ 'content-type': 'image/webp', ...keptForSession });
    response.end(bytes);
  });
  return router;
}
