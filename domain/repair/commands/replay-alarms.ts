import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { replayStartsLater } from '../../../texts/refusals.ts';
import { commandTexts } from '../../../texts/server/commands.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { Command, CommandJobs } from './command.ts';
import { requestCommand } from './request-command.ts';

const schema = z.object({
  externalSystemId: z.string(),
  /** Payloads received from here; null: from the first that is kept. */
  replayStartAt: z.coerce.date().nullish(),
  /** Up to here; null: up to now. */
  replayEndAt: z.coerce.date().nullish(),
});

/**
 * Replays a source's alarms of a range, or all if both ends are null (INT.17): from the stored payloads for sources that
 * send mail or call the API, else by the pump. One replay per integration at a time. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT.
 */
export async function replayAlarms(ctx: Ctx, jobs: CommandJobs, input: z.input<typeof schema>): Promise<Command> {
  const { externalSystemId, replayStartAt: from, replayEndAt: to } = schema.parse(input);
  if (from && to && from >= to)
    throw invalid(replayStartsLater, [{ path: 'replayStartAt', message: replayStartsLater }]);
  const now = ctx.clock.now();
  return requestCommand(ctx, jobs, {
    externalSystemId,
    commandType: 'HISTORICAL',
    action: 'replayAlarms',
    from: from ?? null,
    // what arrives during the replay is no part of it
    to: to && to < now ? to : now,
    assert(_, { direction }) {
      if (direction !== 'INBOUND') throw invalid(commandTexts.noSource);
      if (from && from >= now) throw invalid(commandTexts.inFuture);
    },
  });
}
