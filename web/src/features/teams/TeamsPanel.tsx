import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { pageSizes } from '#domain/constants.ts';
import { can } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { NameForm } from '#ui/form/NameForm.tsx';
import { SearchInput } from '#ui/Input.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { MultiSelect } from '#ui/Select.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePages } from '#ui/use-pages.ts';
import { locationsQuery } from './location-queries.ts';
import { TeamDrawer } from './TeamDrawer.tsx';
import { TeamTable } from './TeamTable.tsx';
import { createTeamMutation, teamViewsQuery } from './team-queries.ts';
import * as css from './teams.module.css';

interface TeamsPanelProps {
  /** Id of the team that is open beside the list. */
  teamId: string | null;
  onTeam: (teamId: string | null) => void;
}

/** The list of teams: found by name and by location, a page at a time. */
export function TeamsPanel({ teamId, onTeam }: TeamsPanelProps) {
  const canCreate = can(useMe(), 'teams', 'CREATE');
  const toaster = useToaster();
  const [typed, setTyped] = useState('');
  const [locationIds, setLocationIds] = useState<readonly string[]>([]);
  const teamLike = useDebounced(typed);
  const { items, count, isLoading, isFailed, more, again } = useTeamViews(teamLike, locationIds);
  const { data } = useQuery(locationsQuery, { context: { quiet: true } });
  const [create] = useMutation(createTeamMutation, { context: { failure: texts.createFailed } });
  const add = async (name: string) => {
    if (!(await create({ variables: { name } })).data) return false;
    toaster.success(texts.created, toastTexts.success);
    again();
  };
  const isFiltered = teamLike.trim() !== '' || locationIds.length > 0;
  return (
    <>
      <p className="soft">{texts.subtitle}</p>
      <div className={css.teamsFilters}>
        <SearchInput label={texts.search} maxLength={100} value={typed} onChange={setTyped} />
        <MultiSelect
          label={texts.ofLocations}
          placeholder={texts.locations}
          options={data?.locations.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={locationIds}
          onChange={setLocationIds}
        />
      </div>
      <section className={`${kit.card} ${css.teamsCard}`} aria-label={texts.title} aria-busy={isLoading}>
        {count === null && !isFailed && <Skeleton rows={3} />}
        {isFailed && <Failed title={texts.getFailed} onRetry={again} />}
        {count === 0 && !isFailed && (
          <Empty
            kind={isFiltered ? 'filtered' : 'none'}
            title={isFiltered ? texts.noneFound : texts.empty}
            detail={isFiltered ? texts.noneFoundDetail : canCreate && texts.emptyDetail}
          />
        )}
        {items.length > 0 && <TeamTable teams={items} onOpen={onTeam} />}
        {count !== null && <MoreButton shown={items.length} total={count} onMore={async () => more()} />}
        {canCreate && (
          <NameForm
            label={texts.newName}
            placeholder={texts.newName}
            maxLength={100}
            action={actionTexts.create}
            icon={Plus}
            className={css.teamForm}
            onSubmit={add}
          />
        )}
      </section>
      {teamId && <TeamDrawer key={teamId} teamId={teamId} onClose={() => onTeam(null)} onChanged={again} />}
    </>
  );
}

/** Pages of the list of teams. */
function useTeamViews(teamLike: string, locationIds: readonly string[]) {
  const client = useApolloClient();
  return usePages(JSON.stringify([teamLike, locationIds]), async (offset) => {
    const { data } = await client.query({
      query: teamViewsQuery,
      variables: { where: { teamLike, locationIds: [...locationIds] }, limit: pageSizes.lensTable, offset },
      ...alwaysFresh,
      context: { quiet: true },
    });
    if (!data) throw new Error(texts.getFailed);
    return { items: data.teamViews, count: data.teamViewCount };
  });
}
