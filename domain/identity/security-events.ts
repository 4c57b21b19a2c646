import type { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { createSecurityLog, type SecurityLog } from '../../platform/security-log.ts';
import type { PublicCtx } from './ctx.ts';
import { accountHash } from './sign-in-throttle.ts';

const logs = new WeakMap<Log, SecurityLog>();

/** The log of refusals that goes with a process's log. */
export function securityLogOf(log: Log): SecurityLog {
  const made = logs.get(log) ?? createSecurityLog(log);
  logs.set(log, made);
  return made;
}

/** An account in the log: the same for the same e-mail, existing or not, and no e-mail. */
export const accountName = (email: string): string => accountHash(email).toString('hex', 0, 8);

/** The origin of an event. */
export const placeOf = ({ address, requestId }: Pick<PublicCtx, 'address' | 'requestId'>) => ({ address, requestId });

const recorded = new WeakSet<Error>();
/** Whether an error is in the log already. */
export const isRecorded = (error: Error): boolean => recorded.has(error);

/** Records a wrong password, or one that has to wait. @returns the error that says so to the caller. */
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
