import { useMutation, useQuery } from '@apollo/client/react';
import { ChevronRight, Plus, Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { teamsQuery } from '#features/fields/people/team-queries.ts';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts, plural, toastTexts } from '#texts/common.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { NameForm } from '#ui/form/NameForm.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { TeamDrawer } from './TeamDrawer.tsx';
import { createTeamMutation } from './team-queries.ts';
import './teams.css';

/** Teams of the customer: who is in each, and what narrows its lenses. */
export function TeamsPage() {
  const canCreate = can(useMe(), 'teams', 'CREATE');
  const toaster = useToaster();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(teamsQuery, { context: { quiet: true } });
  const [create] = useMutation(createTeamMutation, { context: { failure: texts.createFailed } });
  const add = async (name: string) => {
    if (!(await create({ variables: { name } })).data) return false;
    toaster.success(texts.created, toastTexts.success);
    void refetch().catch(() => undefined);
  };
  const teams = data?.teams;
  const team = teams?.find((each) => each.id === params.get('team'));
  return (
    <SettingsPage name={texts.title}>
      <p className="soft">{texts.subtitle}</p>
      <section className="card" aria-label={texts.title}>
        <div className="teams">
          {!teams && !error && <Skeleton rows={3} />}
          {error && !teams && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
          {teams?.length === 0 && <p className="quiet">{texts.empty}</p>}
          <ul>
            {teams?.map((each) => (
              <li key={each.id}>
                <button type="button" className="team-row" onClick={() => setParams({ team: each.id })}>
                  <Users size={15} className="quiet" aria-hidden />
                  <span className="strong ell grow" dir="auto">
                    {each.name}
                  </span>
                  {each.alarmFilters.length > 0 && (
                    <span className="meta quiet">{plural(each.alarmFilters.length, texts.alarmFilter)}</span>
                  )}
                  <ChevronRight size={15} className="quiet" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {canCreate && (
            <NameForm
              label={texts.newName}
              placeholder={texts.newName}
              maxLength={100}
              action={actionTexts.create}
              icon={Plus}
              className="team-form"
              onSubmit={add}
            />
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
