import type { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { createSecurityLog, type SecurityLog } from '../../platform/security-log.ts';
import type { PublicCtx } from './ctx.ts';
import { accountHash } from './sign-in-throttle.ts';

const logs = new WeakMap<Log, SecurityLog>();

/** Returns the log of refusals that belongs to a process's log. */
export function securityLogOf(log: Log): SecurityLog {
  const made = logs.get(log) ?? createSecurityLog(log);
  logs.set(log, made);
  return made;
}

/** Returns the name of an account in the log: the same for the same e-mail, existing or not, without revealing it. */
export const accountName = (email: string): string => accountHash(email).toString('hex', 0, 8);

/** Returns the origin of an event. */
export const placeOf = ({ address, requestId }: Pick<PublicCtx, 'address' | 'requestId'>) => ({ address, requestId });

const recorded = new WeakSet<Error>();
/** Returns true if an error is in the log already. */
export const isRecorded = (error: Error): boolean => recorded.has(error);

/** Records a failed or throttled sign-in. @returns the error for the caller. */
export function recordFailedSignIn(
  ctx: Pick<PublicCtx, 'log' | 'address' | 'requestId'>,
  email: string,
  error: AppError,
): AppError {
  const { retryAfterSeconds: waitSeconds } = error;
  const event = waitSeconds === undefined ? 'sign-in-failed' : 'sign-in-throttled';
  securityLogOf(ctx.log).record(event, { account: accountName(email), waitSeconds, ...placeOf(ctx) });
  recorded.add(error);
  return error;
}
