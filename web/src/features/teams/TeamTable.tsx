import type { TeamViewsQuery } from '#generated/graphql.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount, formatSelection, unknown } from '#ui/format.ts';
import { Cell, Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import * as css from './teams.module.css';

type TeamView = TeamViewsQuery['teamViews'][number];

interface TeamTableProps {
  teams: readonly TeamView[];
  onOpen: (teamId: string) => void;
}

const { columns } = texts;

/** Teams, each with its places, its size and when it was last active. */
export const TeamTable = ({ teams, onOpen }: TeamTableProps) => (
  <Table
    label={texts.title}
    className={css.teamTable}
    columns={[
      { name: columns.name },
      { name: columns.locations, className: css.teamLocations },
      { name: columns.members, isNumber: true },
      { name: columns.lastActive, className: css.teamActive },
      { name: columns.createdBy, className: css.teamCreator },
    ]}
  >
    {teams.map(({ teamId, teamName, locationNames, teamMemberCount, lastTeamMemberActiveAt, createdBy }) => (
      <tr key={teamId}>
        <Cell>
          <Button variant="inline" className="ell" dir="auto" title={teamName} onClick={() => onOpen(teamId)}>
            {teamName}
          </Button>
        </Cell>
        <Cell isSoft className={`${css.teamLocations} ell`} title={locationNames.join(', ')} dir="auto">
          {locationNames.length > 0 ? formatSelection(locationNames) : unknown}
        </Cell>
        <Cell kind="number">{formatCount(teamMemberCount)}</Cell>
        <Cell kind="time" isSoft className={css.teamActive}>
          <Time at={lastTeamMemberActiveAt ?? null} />
        </Cell>
        <Cell isSoft className={`${css.teamCreator} ell`} dir="auto">
          {createdBy ?? unknown}
        </Cell>
      </tr>
    ))}
  </Table>
);
