import { useMutation, useQuery } from '@apollo/client/react';
import { Input } from 'antd';
import { ChevronRight, Plus, Users } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { teamsQuery } from '#features/fields/people/team-queries.ts';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { Button } from '#ui/Button.tsx';
import { DataState } from '#ui/DataState.tsx';
import { plural } from '#ui/format.ts';
import { useToaster } from '#ui/toast.tsx';
import { TeamDrawer } from './TeamDrawer.tsx';
import { createTeamMutation } from './team-queries.ts';
import './teams.css';

/** Teams of the customer: who is in each, and what narrows its lenses. */
export function TeamsPage() {
  const id = useId();
  const canCreate = can(useMe(), 'teams', 'CREATE');
  const toaster = useToaster();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(teamsQuery, { context: { quiet: true } });
  const [create, { loading }] = useMutation(createTeamMutation, { context: { failure: 'Failed to create team' } });
  const [name, setName] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await create({ variables: { name } })).data) return;
    setName('');
    toaster.success('Create team', 'Successfully saved changes.');
    await refetch();
  };
  const teams = data?.teams;
  const team = teams?.find((each) => each.id === params.get('team'));
  return (
    <SettingsPage name="Teams">
      <section className="card" aria-labelledby={`${id}-title`}>
        <div className="card-head">
          <h2 id={`${id}-title`}>Teams</h2>
          <span className="meta quiet">A team's lenses are for its members and for admins</span>
        </div>
        <div className="teams">
          {error && !teams && <DataState kind="failed" title="Failed to get teams" />}
          {teams?.length === 0 && <p className="quiet">There are no teams yet.</p>}
          <ul>
            {teams?.map((each) => (
              <li key={each.id}>
                <button type="button" className="team-row" onClick={() => setParams({ team: each.id })}>
                  <Users size={15} className="quiet" aria-hidden />
                  <span className="strong ell grow" dir="auto">
                    {each.name}
                  </span>
                  {each.alarmFilters.length > 0 && (
                    <span className="meta quiet">{plural(each.alarmFilters.length, 'alarm filter')}</span>
                  )}
                  <ChevronRight size={15} className="quiet" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {canCreate && (
            <form className="team-form" onSubmit={(event) => void add(event).catch(() => undefined)}>
              <Input
                aria-label="Name of a new team"
                placeholder="Name of a new team"
                dir="auto"
                maxLength={100}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" variant="primary" icon={Plus} isBusy={loading} disabled={name.trim() === ''}>
                Create
              </Button>
            </form>
          )}
        </div>
      </section>
      {team && (
        <TeamDrawer
          key={team.id}
          team={team}
          onClose={() => setParams({})}
          onDeleted={() => refetch().catch(() => undefined)}
        />
      )}
    </SettingsPage>
  );
}
