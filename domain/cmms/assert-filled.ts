import { invalid } from '../../platform/errors.ts';
import { cmmsConfigVisible } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { ExternalValues } from './resolve/external-values-of.ts';

/**
 * CMMS.2: what a maintenance system requires and nobody has said holds a person up, and so does what a field cannot take.
 * Where fields are not shown, nobody could fill them: the transfer says it.
 * @throws AppError INVALID with the path of each field.
 */
export function assertFilled({ customer }: Pick<Ctx, 'customer'>, { missing, refused }: ExternalValues): void {
  if (!cmmsConfigVisible({ customer })) return;
  const problems = [
    ...missing.map(({ id, title }) => ({ id, message: `${title} is required` })),
    ...refused.map(({ field, problem }) => ({ id: field.id, message: `${field.title}: ${problem}` })),
  ];
  const [first] = problems;
  if (!first) return;
  throw invalid(
    first.message,
    problems.map(({ id, message }) => ({ path: `additionalDetails.${id}`, message })),
  );
}
