import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { workTicketPath } from '#features/lists/places/work-places.ts';
import { ReportPage } from '#frame/ReportPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
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
    <ReportPage name="Follow-up">
      <div className="follow-up">
        <h1 className="unseen">Follow-up</h1>
        {!rows && !error && <Skeleton />}
        {error && !rows && (
          <Failed title="Failed to get work tickets" error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {rows?.length === 0 && (
          <Empty kind="good" title="Nothing to follow up" detail="No ticket is overdue, unresolved or stuck." />
        )}
        {rows && rows.length > 0 && (
          <div className="follow-up-table">
            <table className="plain-table">
              <thead>
                <tr>
                  <th>Ticket</th>
                  <th>Reason</th>
                  <th>Assigned to</th>
                  <th>Due</th>
                  <th>State</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ workTicket: ticket, reasons }) => (
                  <tr key={ticket.id}>
                    <td>
                      <span className="line">
                        <TicketIcon ticket={ticket} />
                        <Link className="num" to={workTicketPath(ticket)}>
                          {ticket.displayId}
                        </Link>
                        <span className="ell follow-up-name">{ticket.objective}</span>
                      </span>
                    </td>
                    <td>
                      <span className="line">
                        {reasons.map((reason) => (
                          <Tag key={reason} tone="warning">
                            {reason}
                          </Tag>
                        ))}
                      </span>
                    </td>
                    <td>
                      <Person person={ticket.assignee ?? null} avatarUrl={ticket.assigneeAvatarUrl} />
                    </td>
                    <td className="num">{formatDateTime(ticket.dueAt)}</td>
                    <td>
                      <span className="line">
                        <WorkBadge
                          ticket={{
                            state: ticket.state,
                            externalId: ticket.externalId ?? null,
                            externalStatus: ticket.externalStatus ?? null,
                          }}
                        />
                        <SyncTag
                          quiet
                          ticket={{
                            cmmsSyncStatus: ticket.cmmsSyncStatus ?? null,
                            cmmsSyncFailureNotificationDismissedAt:
                              ticket.cmmsSyncFailureNotificationDismissedAt ?? null,
                            isExternalSystemActive: ticket.isExternalSystemActive,
                          }}
                        />
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {rows.length === limit && limit < most && (
              <div className="more">
                <Button variant="ghost" size="small" onClick={() => setLimit(limit + step)}>
                  Load more
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </ReportPage>
  );
}
