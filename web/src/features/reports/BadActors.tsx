import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Criterion } from '#features/criteria/criteria.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { alarmPath } from '#features/lists/lens-address.ts';
import { workTicketPath } from '#features/lists/places/work-places.ts';
import { Part } from '#frame/Part.tsx';
import type { AlarmReportQuery } from '#generated/graphql.ts';
import { canCreateWork } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { badActorTexts as texts } from '#texts/bad-actors.ts';
import { reportTexts } from '#texts/reports.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import type { Range } from '#ui/days.ts';
import { formatDuration, unknown } from '#ui/format.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import { fixProof } from './fix-proof.ts';
import { alarmReportQuery } from './report-queries.ts';
import * as css from './reports.module.css';
import { ShareCells, shareColumns } from './ShareCells.tsx';

type Row = AlarmReportQuery['alarmReport']['rows'][number];

interface BadActorsProps {
  range: Range;
  /** IANA name. */
  timezone: string;
  criteria: Criterion[];
}

/** Alarms that occurred most, each with how it behaves, a suggested fix with its proof, and who works on it (BEY.9). */
export function BadActors({ range, timezone, criteria }: BadActorsProps) {
  const { data, previousData, error, refetch } = useQuery(alarmReportQuery, {
    variables: { range, timezone, criteria },
    context: { quiet: true },
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const report = (data ?? (error ? undefined : previousData))?.alarmReport;
  return (
    <Card title={texts.title} aside={report && texts.share(report.rows.at(-1)?.cumulativeShare ?? 0)}>
      <div className={`${cardCss.cardBody} ${cardCss.isTable}`} aria-busy={!data && !error}>
        {error && !report && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!report && !error && <Skeleton rows={6} />}
        {report?.rows.length === 0 && <p className={tableCss.emptyLine}>{texts.empty}</p>}
        {report && report.rows.length > 0 && <ActorTable rows={report.rows} onCreate={setChosen} />}
      </div>
      {chosen !== null && (
        <Part
          name="CreateWork"
          alarmIds={[chosen]}
          onClose={() => setChosen(null)}
          onDone={() => void refetch().catch(() => undefined)}
        />
      )}
    </Card>
  );
}

function ActorTable({ rows, onCreate }: { rows: readonly Row[]; onCreate: (alarmId: string) => void }) {
  const { columns } = texts;
  return (
    <Table
      label={texts.title}
      className={css.actors}
      columns={[
        { name: columns.rank, isNumber: true },
        { name: columns.alarm },
        ...shareColumns,
        { name: reportTexts.timeInAlarm, isNumber: true },
        { name: columns.nuisance },
        { name: columns.fix },
        { name: columns.owner },
        { name: columns.work },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.alarmId}>
          <Cell kind="number" isSoft>
            {row.rank}
          </Cell>
          <Cell className={css.actorsAlarm}>
            <span className="line">
              <SourceDoubt sourceId={row.externalSystemId} />
              <Link to={alarmPath(row.alarmId)}>{row.name ?? row.displayId}</Link>
            </span>
          </Cell>
          <ShareCells of={row} />
          <Cell kind="number">{formatDuration(row.timeInAlarm)}</Cell>
          <Cell isSoft className={css.actorsNuisance}>
            {nuisanceOf(row)}
          </Cell>
          <Cell className={css.actorsFix}>
            <strong>{texts.fixes[row.fix.kind](row.fix.seconds ?? 0)}</strong>
            <span className="soft">{fixProof(row.fix)}</span>
          </Cell>
          <Cell>{ownerOf(row)}</Cell>
          <Cell>
            <Work row={row} onCreate={onCreate} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

const nuisanceOf = ({ chatteringCount, fleetingCount, staleCount }: Row): string =>
  [
    chatteringCount > 0 && texts.chattering(chatteringCount),
    fleetingCount > 0 && texts.fleeting(fleetingCount),
    staleCount > 0 && texts.stale(staleCount),
  ]
    .filter(Boolean)
    .join(', ') || unknown;

/** Owner of an alarm: the assignee of its open work, and their teams. */
const ownerOf = ({ openTicket, ownerTeams }: Row): string =>
  [openTicket?.assignee?.displayName, ownerTeams.join(', ')].filter(Boolean).join(' · ') || texts.nobody;

function Work({ row, onCreate }: { row: Row; onCreate: (alarmId: string) => void }) {
  const mayCreate = canCreateWork(useMe());
  if (row.openTicket) return <Link to={workTicketPath(row.openTicket)}>{row.openTicket.displayId}</Link>;
  if (!mayCreate) return unknown;
  return (
    <Button size="small" aria-label={texts.createFor(row.displayId)} onClick={() => onCreate(row.alarmId)}>
      {texts.create}
    </Button>
  );
}
