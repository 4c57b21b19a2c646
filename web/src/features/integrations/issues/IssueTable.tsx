import { useMutation } from '@apollo/client/react';
import { CircleAlert, CircleCheck, EyeOff, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { dismissSyncMutation, retrySyncMutation } from '#features/fields/cmms/sync-mutations.ts';
import { allWorkPath } from '#features/lists/places/work-places.ts';
import type { ExternalSystemIssueType, IssueLogFieldsFragment } from '#generated/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import type { ToneName } from '#ui/tokens.ts';

const names: Record<ExternalSystemIssueType, [name: string, tone: ToneName]> = {
  LOST_CONNECTION: ['Lost connection', 'danger'],
  LOW_THROUGHPUT: ['Low throughput', 'warning'],
  CREATE_WORK_TICKET_FAILURE: ['Work ticket not created', 'warning'],
  UPDATE_WORK_TICKET_FAILURE: ['Work ticket not updated', 'warning'],
};

interface IssueTableProps {
  issues: IssueLogFieldsFragment[];
  onChange: () => void;
}

/** Issues with where they stand; a ticket's transfer that has failed is retried or dismissed here. */
export function IssueTable({ issues, onChange }: IssueTableProps) {
  return (
    <table className="listing issue-table" aria-label="Issues">
      <thead>
        <tr>
          <th>Since</th>
          <th>Issue</th>
          <th className="issue-words">What was seen</th>
          <th>State</th>
          <th>
            <span className="unseen">Retry or dismiss</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => (
          <Row key={issue.id} issue={issue} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ issue, onChange }: { issue: IssueLogFieldsFragment; onChange: () => void }) {
  const { workTicketId: ticketId } = issue;
  const [name, tone] = names[issue.issueType];
  const context = { failure: 'Failed to sync work ticket to CMMS' };
  const [retry, { loading: isRetrying }] = useMutation(retrySyncMutation, { context });
  const [dismiss, { loading: isDismissing }] = useMutation(dismissSyncMutation, { context });
  const run = (mutate: typeof retry | typeof dismiss) => () => {
    if (ticketId) mutate({ variables: { id: ticketId } }).then(onChange, () => undefined);
  };
  return (
    <tr className={issue.isResolved ? 'is-over' : undefined}>
      <td className="soft">
        <Time at={issue.openedAt} />
      </td>
      <td className="issue-name">
        <Tag quiet tone={issue.isResolved ? 'neutral' : tone} icon={CircleAlert}>
          {name}
        </Tag>
        {ticketId && (
          <Link className="num" to={`${allWorkPath}/${ticketId}`}>
            W{ticketId}
          </Link>
        )}
      </td>
      <td className="issue-words" dir="auto">
        {issue.message}
      </td>
      <td className="issue-state">
        <State issue={issue} />
      </td>
      <td className="issue-actions">
        {issue.isTransferFailed && (
          <>
            <Button
              size="small"
              icon={RefreshCw}
              aria-label={`Retry sync of W${ticketId}`}
              isBusy={isRetrying}
              onClick={run(retry)}
            >
              Retry sync
            </Button>
            {!issue.dismissedAt && (
              <Button
                variant="ghost"
                size="small"
                aria-label={`Dismiss W${ticketId}`}
                isBusy={isDismissing}
                onClick={run(dismiss)}
              >
                Dismiss
              </Button>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

function State({ issue }: { issue: IssueLogFieldsFragment }) {
  if (issue.isResolved)
    return (
      <>
        <Tag quiet tone="success" icon={CircleCheck}>
          Resolved
        </Tag>
        <span className="meta quiet">
          <Time at={issue.resolvedAt} />
        </span>
      </>
    );
  if (issue.dismissedAt)
    return (
      <>
        <Tag quiet icon={EyeOff} title="Hidden from health and alerts until it is resolved">
          Dismissed
        </Tag>
        <span className="meta quiet">
          <Time at={issue.dismissedAt} />
        </span>
      </>
    );
  return (
    <Tag quiet tone="danger" icon={CircleAlert}>
      Open
    </Tag>
  );
}
