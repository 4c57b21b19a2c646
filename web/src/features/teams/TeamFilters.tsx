import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CriteriaRows } from '#features/criteria/CriteriaRows.tsx';
import { useCriteriaRows } from '#features/criteria/criteria-rows.ts';
import * as filtersCss from '#features/criteria/filters.module.css';
import { MatchCount } from '#features/criteria/MatchCount.tsx';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import * as lensEditorCss from '#features/lists/lens-editor/lens-editor.module.css';
import type { TeamFieldsFragment } from '#generated/graphql.ts';
import { teamTexts as texts } from '#texts/teams.ts';
import { Button } from '#ui/Button.tsx';
import * as formCss from '#ui/form/form.module.css';
import { useToaster } from '#ui/toast.tsx';
import { updateTeamAlarmFiltersMutation } from './team-queries.ts';

interface TeamFiltersProps {
  team: TeamFieldsFragment;
  canEdit: boolean;
  /** Called with true if there are unsaved changes. */
  onChanges: (hasChanges: boolean) => void;
}

/** Filters of all of a team's lenses. */
export function TeamFilters({ team, canEdit, onChanges }: TeamFiltersProps) {
  const toaster = useToaster();
  const serverOptions = useServerOptions();
  const state = useCriteriaRows(
    team.alarmFilters.map(({ field, isExclusion, values }) => ({ field, isExclusion, values })),
  );
  const now = JSON.stringify(state.filled);
  const [saved, setSaved] = useState(now);
  const isChanged = now !== saved;
  useEffect(() => onChanges(isChanged), [onChanges, isChanged]);
  const [update, { loading }] = useMutation(updateTeamAlarmFiltersMutation, {
    context: { failure: texts.filtersFailed, teamId: team.id },
  });
  const save = async () => {
    if (!(await update({ variables: { teamId: team.id, alarmOptions: state.filled } })).data) return;
    setSaved(now);
    toaster.success();
  };
  return (
    <div className={`${formCss.fields} ${lensEditorCss.lensEditor}`}>
      <p className="meta quiet">{texts.filtersHint(team.name)}</p>
      <CriteriaRows state={state} taken={[]} serverOptions={serverOptions} />
      <div className={filtersCss.filtersFoot}>
        <MatchCount lensId={null} criteria={state.filled} searchTerm="" />
        <div className="grow" />
        {canEdit && (
          <Button
            variant="primary"
            isBusy={loading}
            disabled={!isChanged}
            onClick={() => void save().catch(() => undefined)}
          >
            {texts.saveFilters}
          </Button>
        )}
      </div>
    </div>
  );
}
