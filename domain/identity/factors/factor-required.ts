import { AppError } from '../../../platform/errors.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import type { Ctx, PublicCtx } from '../ctx.ts';
import type { SessionRow } from '../sessions.ts';

/** Caller whose session may lack its second factor: for the calls that such a session opens (AUTH.9). */
export interface Caller extends PublicCtx, Pick<Ctx, 'person' | 'tokenHash'> {
  session: SessionRow;
}

/** Refusal of a session that lacks a second factor; it opens setting one up, giving it, `me` in short and signing out. */
export class FactorRequired extends AppError {
  readonly caller: Caller;

  constructor(caller: Caller) {
    super('UNAUTHENTICATED', factorTexts.required, { reason: 'MFA_REQUIRED' });
    this.caller = caller;
  }
}

/** Returns true if a session may not open a customer because that asks for a second factor (AUTH.9). */
export const lacksFactor = ({ factorAt }: Pick<SessionRow, 'factorAt'>, customer: { isMfaEnabled: boolean }): boolean =>
  customer.isMfaEnabled && factorAt === null;
