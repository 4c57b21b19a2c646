import { ApplicationFailure, CancelledFailure, Context } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';

/** Tells Temporal where the work stands, and leaves between two steps when it is to stop: for good, or for the next worker. */
export function reportProgress(done?: unknown): void {
  const context = Context.current();
  context.heartbeat(done);
  if (!context.cancellationSignal.aborted) return;
  if (!context.cancellationDetails?.workerShutdown) throw new CancelledFailure('Cancelled between two steps');
  throw ApplicationFailure.create({
    message: 'This worker stops; the next attempt goes on from here',
    category: ApplicationFailureCategory.BENIGN,
  });
}
