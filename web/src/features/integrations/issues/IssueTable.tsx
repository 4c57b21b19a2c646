import { useMutation } from '@apollo/client/react';
import { CircleAlert, CircleCheck, EyeOff, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { dismissSyncMutation, retrySyncMutation } from '#features/fields/cmms/sync-mutations.ts';
import { allWorkPath } from '#features/lists/places/work-places.ts';
import type { ExternalSystemIssueType, IssueLogFieldsFragment } from '#generated/graphql.ts';
import { issueTexts as texts } from '#texts/integrations.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import type { ToneName } from '#ui/tokens.ts';

import { dismissIssueMutation } from './issue-queries.ts';
import * as css from './issues.module.css';

const tones: Record<ExternalSystemIssueType, ToneName> = {
  LOST_CONNECTION: 'danger',
  LOW_THROUGHPUT: 'warning',
  LICENSE_EXPIRING: 'warning',
  CERTIFICATE_EXPIRING: 'warning',
  CLOCK_SKEW: 'warning',
  CREATE_WORK_TICKET_FAILURE: 'warning',
  UPDATE_WORK_TICKET_FAILURE: 'warning',
  WAREHOUSE_DIFFERENCE: 'warning',
};

interface IssueTableProps {
  issues: IssueLogFieldsFragment[];
  onChange: () => void;
}

/** Issues with their state; a failed sync of a ticket is retried or dismissed here. */
export function IssueTable({ issues, onChange }: IssueTableProps) {
  return (
    <Table
      label={texts.table}
      look="listing"
      className={css.issueTable}
      columns={[
        { name: texts.since },
        { name: texts.issue },
        { name: texts.details, className: css.issueWords },
        { name: texts.state },
        { name: texts.actions, isUnseen: true },
      ]}
    >
      {issues.map((issue) => (
        <Row key={issue.id} issue={issue} onChange={onChange} />
      ))}
    </Table>
  );
}

function Row({ issue, onChange }: { issue: IssueLogFieldsFragment; onChange: () => void }) {
  const { workTicketId: ticketId } = issue;
  const ticket = `W${ticketId}`;
  const isQuiet = issue.isResolved || issue.dismissedAt !== null;
  const context = { failure: texts.failedToSync };
  const [retry, { loading: isRetrying }] = useMutation(retrySyncMutation, { context });
  const [dismiss, { loading: isDismissing }] = useMutation(dismissSyncMutation, { context });
  const [dismissIssue] = useMutation(dismissIssueMutation, { context: { failure: texts.failedToDismiss } });
  const run = (mutate: typeof retry | typeof dismiss) => () => {
    if (ticketId) mutate({ variables: { id: ticketId } }).then(onChange, () => undefined);
  };
  return (
    <tr className={isQuiet ? css.isOver : undefined}>
      <Cell isSoft>
        <Time at={issue.openedAt} />
      </Cell>
      <Cell className={css.issueName}>
        <Tag quiet tone={isQuiet ? 'neutral' : tones[issue.issueType]} icon={CircleAlert}>
          {texts.types[issue.issueType]}
        </Tag>
        {ticketId && (
          <Link className="num" to={`${allWorkPath}/${ticketId}`}>
            {ticket}
          </Link>
        )}
      </Cell>
      <Cell className={css.issueWords} dir="auto">
        {issue.message}
      </Cell>
      <Cell className={css.issueState}>
        <State issue={issue} />
      </Cell>
      <Cell className={css.issueActions}>
        {issue.isDismissable && (
          <Confirm
            question={texts.dismissQuestion}
            detail={texts.dismissDetail}
            action={texts.dismiss}
            onConfirm={() => void dismissIssue({ variables: { id: issue.id } }).then(onChange, () => undefined)}
          >
            <Button variant="ghost" size="small" aria-label={texts.dismissOf(texts.types[issue.issueType])}>
              {texts.dismiss}
            </Button>
          </Confirm>
        )}
        {issue.isTransferFailed && (
          <>
            <Button
              size="small"
              icon={RefreshCw}
              aria-label={texts.retryOf(ticket)}
              isBusy={isRetrying}
              onClick={run(retry)}
            >
              {texts.retry}
            </Button>
            {!issue.dismissedAt && (
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.dismissOf(ticket)}
                isBusy={isDismissing}
                onClick={run(dismiss)}
              >
                {texts.dismiss}
              </Button>
            )}
          </>
        )}
      </Cell>
    </tr>
  );
}

function State({ issue }: { issue: IssueLogFieldsFragment }) {
  if (issue.isResolved)
    return (
      <>
        <Tag quiet tone="success" icon={CircleCheck}>
          {texts.resolved}
        </Tag>
        <span className="meta quiet">
          <Time at={issue.resolvedAt} />
        </span>
      </>
    );
  if (issue.dismissedAt)
    return (
      <>
        <Tag quiet icon={EyeOff} title={texts.dismissedDetail}>
          {texts.dismissed}
        </Tag>
        <span className="meta quiet">
          <Time at={issue.dismissedAt} />
        </span>
      </>
    );
  return (
    <Tag quiet tone="danger" icon={CircleAlert}>
      {texts.open}
    </Tag>
  );
}
