import { useMutation, useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { lensNameMaxLength, notesMaxLength } from '#domain/constants.ts';
import type { AlarmColumn } from '#domain/lists/alarms/table-columns.ts';
import { categoriesOf, type LensCategory, lensCategories, lockedOf } from '#domain/lists/lens-categories.ts';
import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { CriteriaRows } from '#features/criteria/CriteriaRows.tsx';
import type { Criterion } from '#features/criteria/criteria.ts';
import { useCriteriaRows } from '#features/criteria/criteria-rows.ts';
import * as filtersCss from '#features/criteria/filters.module.css';
import { MatchCount } from '#features/criteria/MatchCount.tsx';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import { teamsQuery } from '#features/fields/people/team-queries.ts';
import type { Lens } from '#features/lenses/lenses.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { filterTexts } from '#texts/filters.ts';
import { lensEditorTexts as texts } from '#texts/lenses.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import { chosen, useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { lensColumns, readColumns } from '../lens-address.ts';
import { fallbackOf, lensPathOf } from '../lens-places.ts';
import { ColumnsPicker } from '../views/ColumnsPicker.tsx';
import * as css from './lens-editor.module.css';
import { createLensMutation, deleteLensMutation, lensQueries, updateLensMutation } from './lens-mutations.ts';
import { categoryOf, sortOf, sortsOf } from './lens-start.ts';

const mine = 'mine';
export interface LensEditorProps {
  kind?: LensKind;
  /** Columns that a table has by default; absent for a kind that has no table. */
  ownColumns?: (hasPlaces: boolean) => AlarmColumn[];
  /** Null for a new lens. */
  lens: Lens | null;
  /** Template of a new lens. */
  copied: Lens | null;
  /** Filters of a lens without one. */
  criteria: Criterion[];
  onClose: () => void;
}

/** Reads the teams that the person may create lenses for: all, or those they admin. */
function useTeams(): Array<{ value: string; label: string }> {
  const me = useMe();
  const seesAll = can(me, 'lenses.team', 'CREATE');
  const { data } = useQuery(teamsQuery, { skip: !seesAll, context: { quiet: true } });
  if (seesAll) return data?.teams.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return me.teamMembers
    .filter(({ role }) => role === 'TEAM_ADMIN')
    .map(({ teamId, teamName }) => ({ value: teamId, label: teamName }));
}

const plain = ({ field, isExclusion, values }: Criterion): Criterion => ({ field, isExclusion, values });

/** Creates a lens, or edits one of the person's own or of a team. */
export function LensEditor({ kind = 'alarm', ownColumns, lens, copied, criteria, onClose }: LensEditorProps) {
  const id = useId();
  const navigate = useNavigate();
  const toaster = useToaster();
  const serverOptions = useServerOptions(kind);
  const teams = useTeams();
  const base = lens ?? copied;
  const started = (base?.criteria ?? criteria).map(plain);
  const first = {
    name: base?.name ?? '',
    description: base?.description ?? '',
    team: lens?.team?.id ?? mine,
    category: (base?.category ?? categoryOf(kind, criteria)) as LensCategory,
    sort: sortOf(kind, base?.tableOptions),
    columns: lensColumns(base?.tableOptions),
  };
  const { hasPlaces } = useMe();
  const isLocked = ({ field }: Criterion) => lockedOf(first.category).some((one) => one.field === field);
  const state = useCriteriaRows(started.filter((one) => !isLocked(one)));
  const [criteriaBefore] = useState(JSON.stringify(state.filled));
  const [isDeleting, setDeleting] = useState(false);
  const [create] = useMutation(createLensMutation, {
    context: { failure: texts.failure('create') },
    refetchQueries: lensQueries,
    awaitRefetchQueries: true,
  });
  const [update] = useMutation(updateLensMutation, {
    context: { failure: texts.failure('save') },
  });
  const [remove] = useMutation(deleteLensMutation, {
    context: { failure: texts.failure('delete') },
    refetchQueries: lensQueries,
    awaitRefetchQueries: true,
  });

  const save = async ({ team, ...fields }: typeof first) => {
    const input = { ...fields, criteria: state.filled };
    const kept = lens
      ? (await update({ variables: { id: lens.id, input } })).data?.updateLens
      : (await create({ variables: { input: { ...input, type: kind, teamId: team === mine ? null : team } } })).data
          ?.createLens;
    if (!kept) return false;
    release();
    toaster.success();
    navigate(lensPathOf(kind, kept));
  };
  const form = useForm({
    initial: first,
    validate: ({ name }) => ({ name: name.trim() ? undefined : texts.nameRequired }),
    submit: save,
  });
  const { dialog, release } = useUnsavedChanges(form.isDirty || JSON.stringify(state.filled) !== criteriaBefore);
  const { category, team, sort, columns } = form.values;
  const locked = lockedOf(category);
  const sorts = sortsOf(kind);
  const counted = [...locked, ...state.filled.filter((one) => !locked.some(({ field }) => field === one.field))];
  const deleteLens = async () => {
    setDeleting(false);
    if (!lens || !(await remove({ variables: { id: lens.id } })).data) return;
    release();
    toaster.success(texts.deleted(lens.name));
    navigate(fallbackOf(kind));
  };
  return (
    <Drawer
      size="wide"
      title={lens ? texts.editTitle(lens.name) : texts.newTitle}
      onClose={onClose}
      footer={
        <div className={css.lensEditorFoot}>
          <MatchCount kind={kind} lensId={null} criteria={counted} searchTerm="" />
          <div className="grow" />
          {lens && (
            <Button icon={Trash2} onClick={() => setDeleting(true)}>
              {actionTexts.delete}
            </Button>
          )}
          <DialogFoot
            label={lens ? actionTexts.save : texts.create}
            isBusy={form.isSubmitting}
            formId={id}
            onClose={onClose}
          />
        </div>
      }
    >
      <Form form={form} id={id} className={`${formCss.fields} ${css.lensEditor}`}>
        <TextField {...form.field('name')} label={texts.name} isRequired autoFocus maxLength={lensNameMaxLength} />
        <TextAreaField
          {...form.field('description')}
          label={texts.description}
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={notesMaxLength}
        />
        <div className={formCss.fieldPair}>
          <SelectField
            {...chosen(form.field('team'))}
            label={texts.visibleTo}
            disabled={lens !== null}
            options={[
              { value: mine, label: texts.onlyMe },
              ...teams,
              ...(lens?.team && !teams.some(({ value }) => value === lens.team?.id)
                ? [{ value: lens.team.id, label: lens.team.name }]
                : []),
            ]}
          />
          <SelectField
            {...chosen(form.field('category'))}
            label={texts.category}
            options={categoriesOf(kind).map((value) => ({ value, label: lensCategories[value].label }))}
          />
        </div>
        {team !== mine && <p className="meta quiet">{listKinds[kind].words.scope}</p>}
        <section aria-label={texts.criteria}>
          <div className={filtersCss.filtersHead}>
            <h2>{texts.criteria}</h2>
            <span className="meta quiet">{filterTexts.combined}</span>
          </div>
          <CriteriaRows kind={kind} state={state} taken={[]} locked={locked} serverOptions={serverOptions} />
        </section>
        <SelectField
          {...chosen(form.field('sort'))}
          label={texts.order}
          options={sorts.some(({ value }) => value === sort) ? sorts : [...sorts, { value: sort, label: sort }]}
        />
        {ownColumns && (
          <section aria-label={texts.columns}>
            <h2>{texts.columns}</h2>
            <ColumnsPicker
              columns={columns ?? ownColumns(hasPlaces)}
              isOwn={columns === null}
              onChange={(next) => form.change({ columns: readColumns(next) })}
            />
          </section>
        )}
      </Form>
      {dialog}
      {isDeleting && lens && (
        <Dialog
          title={texts.deleteTitle(lens.name)}
          action={texts.delete(lens.name)}
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={deleteLens}
        >
          <p>
            {lens.team ? texts.deleteOfTeam(lens.team.name) : texts.deleteOwn} {texts.kept(listKinds[kind].words.noun)}
          </p>
        </Dialog>
      )}
    </Drawer>
  );
}
