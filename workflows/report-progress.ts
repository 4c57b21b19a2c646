import { ApplicationFailure, CancelledFailure, Context } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';

/** Sends a heartbeat with the progress; throws between two steps if the work is cancelled or its worker stops. */
export function reportProgress(done?: unknown): void {
  const context = Context.current();
  context.heartbeat(done);
  if (context.cancellationSignal.aborted) throw stopOf(context);
}

/**
 * Ends as the work does, but at once if it is cancelled or its worker stops: for work that waits for other systems. It has
 * to end by the context's signal then; what comes of it is not heard.
 */
export function orStopped<Result>(work: Promise<Result>): Promise<Result> {
  const context = Context.current();
  work.catch(() => {});
  const stopped = context.cancelled.catch(() => {
    throw stopOf(context);
  });
  return Promise.race([work, stopped]);
}

function stopOf({ cancellationDetails }: Context): Error {
  if (!cancellationDetails?.workerShutdown) return new CancelledFailure('Cancelled');
  return ApplicationFailure.create({
    message: 'This worker stops; the next attempt goes on from here',
    category: ApplicationFailureCategory.BENIGN,
  });
}
