import { useQuery } from '@apollo/client/react';
import { ListChecks } from 'lucide-react';
import { graphql } from '#generated/index.ts';
import { can } from '#session/access.ts';
import { useLiveState } from '#session/live-context.tsx';
import { useMe } from '#session/me.tsx';
import { shownOf } from '#texts/common.ts';
import { jobTexts as texts } from '#texts/shell.ts';
import { onDemand } from '#ui/on-demand.tsx';
import * as css from './frame.module.css';
import { countsOf, type Job, nameOf } from './job-text.ts';
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

const failuresShown = 5;

/** Bulk changes: progress of each, and results of the last day. Renders nothing without any. */
export function JobTray() {
  const { data } = useQuery(bulkJobsQuery, {
    skip: !can(useMe(), 'alarms', 'VIEW'),
    context: { quiet: true },
  });
  const received = useLiveState((state) => state.jobs);
  const read: Job[] = data?.bulkJobs ?? [];
  const jobs: Job[] = [
    ...[...received.values()].filter(({ taskId }) => !read.some((job) => job.taskId === taskId)).reverse(),
    ...read.map((job) => received.get(job.taskId) ?? job),
  ];
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
          <li key={job.taskId} className={css.job}>
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
