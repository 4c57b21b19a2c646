import { forbidden } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import type { CustomerRow } from '../customers/customer-row.ts';
import type { Ctx } from './ctx.ts';

type Writer = { customer: Pick<CustomerRow, 'isPilot' | 'pilotDateEnd'> } & Pick<Ctx, 'person' | 'clock'>;

/**
 * Policy pilotEnd (ADM.3): once a pilot has ended, its people only read; alarms go on coming in, and nothing is lost. The
 * provider's staff, who extend it, may write.
 */
export const isReadOnly = ({ customer: { isPilot, pilotDateEnd }, person, clock }: Writer): boolean =>
  isPilot && pilotDateEnd !== null && pilotDateEnd <= clock.now() && !person.isSuper;

/** Refuses everything that people change. Each edge asks it once. @throws AppError FORBIDDEN after a pilot's end. */
export function assertWritable(writer: Writer): void {
  if (isReadOnly(writer)) throw forbidden(identityTexts.pilotEnded);
}
