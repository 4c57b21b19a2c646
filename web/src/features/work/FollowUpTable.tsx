import { Link, useNavigate } from 'react-router';
import { AlarmsDoubt } from '#features/fields/sources.tsx';
import { workTicketPath } from '#features/lists/places/work-places.ts';
import type { FollowUpQuery } from '#generated/graphql.ts';
import { pageTexts } from '#texts/pages.ts';
import { followUpTexts as texts } from '#texts/work.ts';
import { formatDateTime } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Person, SyncTag, TicketIcon } from './WorkParts.tsx';
import * as css from './work.module.css';

/** Tickets of the report Follow-up; a row opens its ticket. */
export function FollowUpTable({ rows }: { rows: ReadonlyArray<FollowUpQuery['workFollowUp']['rows'][number]> }) {
  const navigate = useNavigate();
  const { columns } = texts;
  return (
    <Table
      label={pageTexts.followUp}
      look="listing"
      className={css.followUpTable}
      columns={[
        { name: columns.ticket },
        { name: columns.reasons },
        { name: columns.state },
        { name: columns.assignedTo },
        { name: columns.due },
        { name: columns.closed },
        { name: columns.sync },
      ]}
    >
      {rows.map(({ workTicket: ticket, reasons, alarmSourceIds }) => (
        // the link is what keys and readers reach; the row is for the mouse
        <tr
          key={ticket.id}
          onClick={({ target }) => !(target as Element).closest('a') && navigate(workTicketPath(ticket))}
        >
          <Cell>
            <span className="line">
              <TicketIcon ticket={ticket} />
              <Link className="num" to={workTicketPath(ticket)}>
                {ticket.displayId}
              </Link>
              <span className={`ell ${css.followUpName}`} title={ticket.objective}>
                {ticket.objective}
              </span>
            </span>
          </Cell>
          <Cell>
            <span className="line">
              <AlarmsDoubt sourceIds={alarmSourceIds} />
              {reasons.map((reason) => (
                <Tag key={reason} tone="warning">
                  {texts.reasons[reason]}
                </Tag>
              ))}
            </span>
          </Cell>
          <Cell>{texts.states[ticket.state]}</Cell>
          <Cell>
            <Person person={ticket.assignee ?? null} avatarUrl={ticket.assigneeAvatarUrl} />
          </Cell>
          <Cell kind="time">{formatDateTime(ticket.dueAt)}</Cell>
          <Cell kind="time" isSoft>
            {formatDateTime(ticket.closedAt ?? null)}
          </Cell>
          <Cell>
            <SyncTag quiet ticket={ticket} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
