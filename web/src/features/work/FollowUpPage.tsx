import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { workTicketPath } from '#features/lists/places/work-places.ts';
import { ReportPage } from '#frame/ReportPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { pageTexts } from '#texts/pages.ts';
import { workTexts } from '#texts/work.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Person, SyncTag, TicketIcon, WorkBadge } from './WorkParts.tsx';
import { followUpQuery } from './work-queries.ts';
import './work.css';

const step = 50;
const most = 200;

/** Tickets that somebody should look at again, each with the reasons. */
export function FollowUpPage() {
  const [limit, setLimit] = useState(step);
  const { data, previousData, error, refetch } = useQuery(followUpQuery, {
    variables: { limit, offset: 0 },
    context: { quiet: true },
  });
  const rows = (data ?? previousData)?.workFollowUp;
  return (
    <ReportPage name={pageTexts.followUp}>
      <div className="follow-up">
        {!rows && !error && <Skeleton />}
        {error && !rows && (
          <Failed title={workTexts.failed.list} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {rows?.length === 0 && (
          <Empty kind="good" title={workTexts.nothingToFollowUp} detail={workTexts.nothingToFollowUpDetail} />
        )}
        {rows && rows.length > 0 && (
          <div className="follow-up-table">
            <Table
              label={pageTexts.followUp}
              columns={[
                { name: workTexts.columns.ticket },
                { name: workTexts.columns.reason },
                { name: workTexts.columns.assignedTo },
                { name: workTexts.columns.due },
                { name: workTexts.columns.state },
              ]}
            >
              {rows.map(({ workTicket: ticket, reasons }) => (
                <tr key={ticket.id}>
                  <Cell>
                    <span className="line">
                      <TicketIcon ticket={ticket} />
                      <Link className="num" to={workTicketPath(ticket)}>
                        {ticket.displayId}
                      </Link>
                      <span className="ell follow-up-name">{ticket.objective}</span>
                    </span>
                  </Cell>
                  <Cell>
                    <span className="line">
                      {reasons.map((reason) => (
                        <Tag key={reason} tone="warning">
                          {reason}
                        </Tag>
                      ))}
                    </span>
                  </Cell>
                  <Cell>
                    <Person person={ticket.assignee ?? null} avatarUrl={ticket.assigneeAvatarUrl} />
                  </Cell>
                  <Cell kind="time">{formatDateTime(ticket.dueAt)}</Cell>
                  <Cell>
                    <span className="line">
                      <WorkBadge ticket={ticket} />
                      <SyncTag quiet ticket={ticket} />
                    </span>
                  </Cell>
                </tr>
              ))}
            </Table>
            {rows.length === limit && limit < most && (
              <div className="more">
                <Button variant="ghost" size="small" onClick={() => setLimit(limit + step)}>
                  {actionTexts.loadMore}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </ReportPage>
  );
}
