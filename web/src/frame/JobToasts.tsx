import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '#generated/index.ts';
import { useLiveState } from '#session/live-context.tsx';
import { jobTexts as texts } from '#texts/shell.ts';
import { useToaster } from '#ui/toast.tsx';
import { useStable } from '#ui/use-stable.ts';
import { countsOf, nameOf } from './job-text.ts';

const undoJobMutation = graphql(`
  mutation UndoBulkJob($undoId: ID!) {
    undoAlarms(undoId: $undoId) {
      taskId
      affected
      failures {
        reason
      }
    }
  }
`);

/** Jobs whose end a toast has shown: once, on any page. */
const shown = new Set<string>();

/** Shows a toast once a bulk change has ended, with its undo. */
export function JobToasts() {
  const toaster = useToaster();
  const client = useApolloClient();
  const undo = useStable(async (undoId: string) => {
    const context = { failure: texts.failedUndo };
    const { data } = await client.mutate({ mutation: undoJobMutation, variables: { undoId }, context });
    // many are a job again, which says what came of it
    if (!data || data.undoAlarms.taskId) return;
    const { affected, failures } = data.undoAlarms;
    const [failed] = failures;
    if (failed) toaster.error(texts.failedUndo, failed.reason);
    if (affected > 0) toaster.success(texts.undone(affected));
  });
  const received = useLiveState((state) => state.jobs);
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
  return null;
}
