import { undoIdOf } from '../../../domain/bulk/job-verbs.ts';
import type { BulkJob } from '../../../domain/jobs/bulk-job.ts';
import type { CreateFeed } from '../feed.ts';
import type { LiveSocket } from '../live-socket.ts';

/** Sends the progress of a job to the sockets of the person who started it. */
export const jobs: CreateFeed = ({ sockets }) => ({
  rank: 20,
  reads: ['jobs'],
  publish(messages) {
    for (const job of messages.flatMap((message) => message.jobs)) send(sockets, job);
  },
});

function send(sockets: Iterable<LiveSocket>, job: BulkJob): void {
  const { id: taskId, verb, status, done, total, affected, skipped, failures } = job;
  const event = status !== 'IN_PROGRESS' ? 'bulk_job_completed' : done === 0 ? 'bulk_job_created' : 'bulk_job_updated';
  for (const { io, ctx } of sockets)
    if (ctx.person.id === job.createdBy)
      io.emit(event, { v: 1, taskId, verb, status, done, total, affected, skipped, failures, undoId: undoIdOf(job) });
}
