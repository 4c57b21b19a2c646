import { type RequestHandler, Router } from 'express';
import { avatarMaxMb, avatarsReceivedAtOnce, avatarsReceivedOfOne, downloadsAtOnce } from '../../domain/constants.ts';
import { assertWritable } from '../../domain/identity/assert-writable.ts';
import { uploadAvatar } from '../../domain/people/avatars/change-avatar.ts';
import { readAvatar } from '../../domain/people/avatars/read-avatar.ts';
import { limitReached } from '../../platform/errors.ts';
import { profileTexts } from '../../texts/server/profile.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { createRequestContext, type RequestDeps } from '../request-context.ts';
import { readForm } from './read-form.ts';
import { requestIdOf } from './security-headers.ts';

const form = { maxBytes: avatarMaxMb * 1024 * 1024, tooLarge: profileTexts.photoTooLarge(avatarMaxMb) };
const retryAfterSeconds = 5;

/**
 * Photos of people (USR-030). They are read with the bearer like everything else, not by an address that opens them to
 * whoever has it: access that ends, ends for photos too. Another photo has another address, so that the browser keeps
 * one for as long as it likes; for nobody else, and not for another session.
 */
export function avatars(deps: RequestDeps): Router {
  const router = Router();
  router.post('/upload', uploading(deps));
  router.get('/:userId/:version/:size', async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    const bytes = await readAvatar(ctx, request.params);
    response.set({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'authorization, customer-id',
    });
    response.end(bytes);
  });
  return router;
}

function uploading(deps: RequestDeps): RequestHandler {
  const receiving = createPlaces({ most: avatarsReceivedAtOnce, mostOfOne: avatarsReceivedOfOne });
  let decoding = 0;
  return async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    assertWritable(ctx);
    // holds its file in memory as long as it comes, which the server ends after a while (`httpLimits`)
    const leave = receiving.enter(ctx.person.id);
    if (!leave) throw limitReached(requestTexts.importsBusy, retryAfterSeconds);
    try {
      const { file, fields } = await readForm(request, form);
      // a decoded picture is large; whoever sends slowly keeps nobody from having theirs decoded
      if (decoding >= downloadsAtOnce) throw limitReached(requestTexts.importsBusy, retryAfterSeconds);
      decoding += 1;
      try {
        const userId = fields.get('userId');
        const { id, avatarUrl } = await uploadAvatar(ctx, {
          userId: typeof userId === 'string' && userId !== '' ? userId : null,
          file: Buffer.from(await file.arrayBuffer()),
        });
        response.set('cache-control', 'no-store').json({ userId: id, avatarUrl });
      } finally {
        decoding -= 1;
      }
    } finally {
      leave();
    }
  };
}

/** Places for what goes on at once, in all and of one person. @returns how to enter: what leaves again, or null. */
function createPlaces({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    enter(of: string): (() => void) | null {
      const own = taken.get(of) ?? 0;
      if (total >= most || own >= mostOfOne) return null;
      total += 1;
      taken.set(of, own + 1);
      return () => {
        total -= 1;
        const left = (taken.get(of) ?? 1) - 1;
        left > 0 ? taken.set(of, left) : taken.delete(of);
      };
    },
  };
}
