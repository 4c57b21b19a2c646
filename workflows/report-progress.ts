import { ApplicationFailure, CancelledFailure, Context } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';

/** Sends a heartbeat with the progress; throws between two steps if the work is cancelled or its worker stops. */
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
