import { useApolloClient, useQuery } from '@apollo/client/react';
import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import type { BulkJobMessage } from '#domain/live/socket-events.ts';
import { graphql } from '#generated/index.ts';
import { can } from '#session/access.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useMe } from '#session/me.tsx';
import { shownOf } from '#texts/common.ts';
import { jobTexts as texts } from '#texts/shell.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useStable } from '#ui/use-stable.ts';
import { Tray } from './Tray.tsx';

const JobProgress = onDemand(async () => (await import('./JobProgress.tsx')).JobProgress);

const bulkJobsQuery = graphql(`
  query BulkJobs {
    bulkJobs {
      taskId
      verb
      status
      done
      total
      affected
      skipped
      failures {
        id
        reason
      }
    }
  }
`);

const undoJobMutation = graphql(`
  mutation UndoBulkJob($undoId: ID!) {
    undoAlarms(undoId: $undoId) {
      taskId
      affected
    }
  }
`);

type Job = Pick<BulkJobMessage, 'taskId' | 'verb' | 'done' | 'total' | 'affected' | 'skipped'> & {
  status: string;
  failures: Array<{ id: string; reason: string }>;
};

const nameOf = ({ verb, total }: Job) => texts.name(verb, total);
const countsOf = ({ affected, skipped, failures }: Job) =>
  [
    texts.updated(affected),
    skipped > 0 && texts.skipped(skipped),
    failures.length > 0 && texts.notChanged(failures.length),
  ]
    .filter(Boolean)
    .join(', ');
const failuresShown = 5;
/** Jobs whose end a toast has shown: once, on any page. */
const shown = new Set<string>();

/** Bulk changes: progress of each, and results of the last day. Renders nothing without any. */
export function JobTray() {
  const toaster = useToaster();
  const { data } = useQuery(bulkJobsQuery, {
    skip: !can(useMe(), 'alarms', 'VIEW'),
    context: { quiet: true },
  });
  const client = useApolloClient();
  const undo = useStable(async (undoId: string) => {
    const context = { failure: texts.failedUndo };
    const { data } = await client.mutate({ mutation: undoJobMutation, variables: { undoId }, context });
    // many are a job again, which says what came of it
    if (data && !data.undoAlarms.taskId) toaster.success(texts.undone(data.undoAlarms.affected));
  });
  const received = useLiveState((state) => state.jobs);
  const read: Job[] = data?.bulkJobs ?? [];
  const jobs: Job[] = [
    ...[...received.values()].filter(({ taskId }) => !read.some((job) => job.taskId === taskId)).reverse(),
    ...read.map((job) => received.get(job.taskId) ?? job),
  ];
  useEffect(() => {
    for (const job of received.values()) {
      if (job.status === 'IN_PROGRESS' || shown.has(job.taskId)) continue;
      shown.add(job.taskId);
      const { undoId } = job;
      const takeBack = undoId ? () => void undo(undoId).catch(() => undefined) : undefined;
      if (job.status === 'COMPLETE') toaster.success(nameOf(job), countsOf(job), takeBack);
      else toaster.error(texts.nameNotFinished(nameOf(job)), countsOf(job));
    }
  }, [received, toaster, undo]);
  if (jobs.length === 0) return null;
  const running = jobs.filter(({ status }) => status === 'IN_PROGRESS').length;
  return (
    <Tray
      icon={ListChecks}
      label={running > 0 ? texts.inProgress(running) : texts.title}
      count={running > 0 ? running : null}
      title={texts.title}
    >
      <ul>
        {jobs.map((job) => (
          <li key={job.taskId} className="job">
            <span className="line">
              <span className="ell grow">{nameOf(job)}</span>
              <span className="meta quiet num">
                {job.status === 'IN_PROGRESS'
                  ? shownOf(job.done, job.total)
                  : job.status === 'FAILED'
                    ? texts.notFinished
                    : texts.complete}
              </span>
            </span>
            {job.status === 'IN_PROGRESS' ? (
              <JobProgress name={nameOf(job)} done={job.done} total={job.total} />
            ) : (
              <span className="meta soft">{countsOf(job)}</span>
            )}
            {job.failures.slice(0, failuresShown).map(({ id, reason }) => (
              <span key={id} className="meta soft">
                {reason}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Tray>
  );
}
