import type { Ctx } from '../../../domain/identity/ctx.ts';
import { invalid } from '../../../platform/errors.ts';
import { peopleTexts } from '../../../texts/server/people.ts';
import type { ApiContext } from '../../request/context.ts';

/**
 * Runs an operation on a team for which the header team-id must name that team, if it names one (USR-059): a screen
 * that has moved on to another team does not change the one it left.
 * @throws AppError INVALID for the header of another team.
 */
export async function ofTeam<T>(
  { ctx, teamId }: Pick<ApiContext, 'ctx' | 'teamId'>,
  id: string,
  operate: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  if (teamId !== null && teamId !== id) throw invalid(peopleTexts.teamOfHeader);
  return operate(ctx);
}
