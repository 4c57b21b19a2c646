import { isRecorded, securityLogOf } from '../../domain/identity/security-events.ts';
import type { AppError, ErrorCode } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';

/** Refusals that are security events. */
const events: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  LIMIT: 'limit-reached',
};

interface Refused {
  requestId: string;
  address: string;
  operation: string;
  userId?: string;
  customerId?: number;
}

/** Records a refusal in the security log, once, at the edge that answers with it. */
export function recordRefusal(log: Log, error: AppError, of: Refused): void {
  const event = events[error.code];
  if (event && !isRecorded(error)) securityLogOf(log).record(event, { reason: error.message, ...of });
}
