import { invalid } from '../../../platform/errors.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';
import { cmmsConfigVisible } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { ExternalValues } from './external-values-of.ts';

/**
 * Refuses if a field that the maintenance system requires is empty, or a value does not fit its field (CMMS.2). If
 * fields are not shown, people cannot fill them: then the sync fails instead.
 * @throws AppError INVALID with the path of each field.
 */
export function assertFilled({ customer }: Pick<Ctx, 'customer'>, { missing, refused }: ExternalValues): void {
  if (!cmmsConfigVisible({ customer })) return;
  const problems = [
    ...missing.map(({ id, title }) => ({ id, message: cmmsTexts.required(title) })),
    ...refused.map(({ field, problem }) => ({ id: field.id, message: `${field.title}: ${problem}` })),
  ];
  const [first] = problems;
  if (!first) return;
  throw invalid(
    first.message,
    problems.map(({ id, message }) => ({ path: `additionalDetails.${id}`, message })),
  );
}
