import type { RequestHandler } from 'express';
import type { Places } from '../../domain/constants.ts';
import { assertWritable } from '../../domain/identity/assert-writable.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { limitReached } from '../../platform/errors.ts';
import { requestTexts } from '../../texts/server/requests.ts';
import { createRequestContext, type RequestDeps } from '../request/request-context.ts';
import { createPlaces } from './places.ts';
import { readForm } from './read-form.ts';
import { requestIdOf } from './security-headers.ts';

const retryAfterSeconds = 5;
/** Pictures that are decoded at once: a decoded one is large. */
const decodedAtOnce = 3;

interface Receiving {
  form: Parameters<typeof readForm>[1];
  /** Files that are received at once, each of them in memory, and of one person. */
  places: Places;
  /** Refuses whoever may not send one, before it is read. */
  assertMay?: (ctx: Ctx) => void;
  /** Takes the file. @returns the answer. */
  take(ctx: Ctx, received: { file: Buffer; fileName: string; field(name: string): string | null }): Promise<object>;
}

/**
 * Route that receives one file of a form, which is decoded: few at once, and whoever sends slowly keeps nobody from
 * having theirs decoded.
 */
export function receivingFile(deps: RequestDeps, { form, places, assertMay, take }: Receiving): RequestHandler {
  const receiving = createPlaces(places);
  let decoding = 0;
  return async (request, response) => {
    const { ctx } = await createRequestContext(deps, request, requestIdOf(response));
    assertWritable(ctx);
    assertMay?.(ctx);
    // holds its file in memory as long as it comes, which the server ends after a while (`httpLimits`)
    const leave = receiving.enter(ctx);
    if (!leave) throw limitReached(requestTexts.importsBusy, retryAfterSeconds);
    try {
      const { file, fields } = await readForm(request, form);
      if (decoding >= decodedAtOnce) throw limitReached(requestTexts.importsBusy, retryAfterSeconds);
      decoding += 1;
      try {
        const field = (name: string): string | null => {
          const value = fields.get(name);
          return typeof value === 'string' && value !== '' ? value : null;
        };
        const answer = await take(ctx, { file: Buffer.from(await file.arrayBuffer()), fileName: file.name, field });
        response.set('cache-control', 'no-store').json(answer);
      } finally {
        decoding -= 1;
      }
    } finally {
      leave();
    }
  };
}
