import { useMutation, useQuery } from '@apollo/client/react';
import { Input, Select } from 'antd';
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
import { FieldLabel } from '#ui/FieldLabel.tsx';
import { FieldMessage } from '#ui/FieldMessage.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useUnsavedChanges } from '#ui/UnsavedChanges.tsx';
import { defaultLensPath, lensColumns, lensPath } from '../lens-address.ts';
import { allWorkPath, workLensPath } from '../places/work-places.ts';
import { ColumnsPicker } from '../views/ColumnsPicker.tsx';
import { createLensMutation, deleteLensMutation, lensQueries, updateLensMutation } from './lens-mutations.ts';
import { categoryOf, sortOf, sortsOf } from './lens-start.ts';
import './lens-editor.css';

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
  const [fields, setFields] = useState(first);
  const set = (part: Partial<typeof first>) => setFields({ ...fields, ...part });
  const locked = lockedOf(fields.category);
  const sorts = sortsOf(kind);
  const isLocked = ({ field }: Criterion) => lockedOf(first.category).some((one) => one.field === field);
  const state = useCriteriaRows(started.filter((one) => !isLocked(one)));
  const [before] = useState(JSON.stringify([first, state.filled]));
  const [wasTried, setTried] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const isChanged = JSON.stringify([fields, state.filled]) !== before;
  const { dialog, release } = useUnsavedChanges(isChanged);
  const [create, { loading: isCreating }] = useMutation(createLensMutation, {
    context: { failure: texts.failure('create') },
    refetchQueries: lensQueries,
    awaitRefetchQueries: true,
  });
  const [update, { loading: isSaving }] = useMutation(updateLensMutation, {
    context: { failure: texts.failure('save') },
  });
  const [remove] = useMutation(deleteLensMutation, {
    context: { failure: texts.failure('delete') },
    refetchQueries: lensQueries,
    awaitRefetchQueries: true,
  });

  const isNameMissing = fields.name.trim() === '';
  const counted = [...locked, ...state.filled.filter((one) => !locked.some(({ field }) => field === one.field))];
  const save = async () => {
    setTried(true);
    if (isNameMissing) return;
    const { team, ...rest } = fields;
    const input = { ...rest, criteria: state.filled };
    const kept = lens
      ? (await update({ variables: { id: lens.id, input } })).data?.updateLens
      : (await create({ variables: { input: { ...input, type: kind, teamId: team === mine ? null : team } } })).data
          ?.createLens;
    if (!kept) return;
    release();
    toaster.success();
    navigate(listPath(kept));
  };
  const deleteLens = async () => {
    setDeleting(false);
    if (!lens || !(await remove({ variables: { id: lens.id } })).data) return;
    release();
    toaster.success(texts.deleted(lens.name));
    navigate(kind === 'work' ? allWorkPath : defaultLensPath);
  };
  const listPath = kind === 'work' ? workLensPath : lensPath;
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  const showsError = wasTried && isNameMissing;
  return (
    <Drawer
      size="wide"
      title={lens ? texts.editTitle(lens.name) : texts.newTitle}
      onClose={onClose}
      footer={
        <div className="lens-editor-foot">
          <MatchCount kind={kind} lensId={null} criteria={counted} searchTerm="" />
          <div className="grow" />
          {lens && (
            <Button icon={Trash2} onClick={() => setDeleting(true)}>
              {actionTexts.delete}
            </Button>
          )}
          <DialogFoot
            label={lens ? actionTexts.save : texts.create}
            isDisabled={isCreating || isSaving}
            onClose={onClose}
            onSubmit={() => quietly(save())}
          />
        </div>
      }
    >
      <div className="lens-editor">
        <div className="field">
          <FieldLabel htmlFor={`${id}-name`} isRequired>
            {texts.name}
          </FieldLabel>
          <Input
            id={`${id}-name`}
            dir="auto"
            autoFocus
            maxLength={lensNameMaxLength}
            value={fields.name}
            aria-invalid={showsError}
            aria-describedby={showsError ? `${id}-error` : undefined}
            onChange={(event) => set({ name: event.target.value })}
          />
          <FieldMessage id={`${id}-error`} state={showsError ? 'error' : undefined} message={texts.nameRequired} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-description`}>{texts.description}</label>
          <Input.TextArea
            id={`${id}-description`}
            dir="auto"
            autoSize={{ minRows: 1, maxRows: 6 }}
            maxLength={notesMaxLength}
            value={fields.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </div>
        <div className="lens-editor-pair">
          <div className="field">
            <label htmlFor={`${id}-team`}>{texts.visibleTo}</label>
            <Select
              id={`${id}-team`}
              disabled={lens !== null}
              value={fields.team}
              options={[
                { value: mine, label: texts.onlyMe },
                ...teams,
                ...(lens?.team && !teams.some(({ value }) => value === lens.team?.id)
                  ? [{ value: lens.team.id, label: lens.team.name }]
                  : []),
              ]}
              onChange={(team) => set({ team })}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-category`}>{texts.category}</label>
            <Select
              id={`${id}-category`}
              value={fields.category}
              options={categoriesOf(kind).map((value) => ({ value, label: lensCategories[value].label }))}
              onChange={(category) => set({ category: category as LensCategory })}
            />
          </div>
        </div>
        {fields.team !== mine && <p className="meta quiet">{listKinds[kind].words.scope}</p>}
        <section aria-label={texts.criteria}>
          <div className="filters-head">
            <h2>{texts.criteria}</h2>
            <span className="meta quiet">{filterTexts.combined}</span>
          </div>
          <CriteriaRows kind={kind} state={state} taken={[]} locked={locked} serverOptions={serverOptions} />
        </section>
        <div className="field">
          <label htmlFor={`${id}-sort`}>{texts.order}</label>
          <Select
            id={`${id}-sort`}
            value={fields.sort}
            options={
              sorts.some(({ value }) => value === fields.sort)
                ? sorts
                : [...sorts, { value: fields.sort, label: fields.sort }]
            }
            onChange={(sort) => set({ sort })}
          />
        </div>
        {ownColumns && (
          <section aria-label={texts.columns}>
            <h2>{texts.columns}</h2>
            <ColumnsPicker
              columns={fields.columns ?? ownColumns(hasPlaces)}
              isOwn={fields.columns === null}
              onChange={(columns) => set({ columns })}
            />
          </section>
        )}
      </div>
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
            {lens.team ? texts.deleteOfTeam(lens.team.name) : texts.deleteOwn} {texts.kept[kind]}
          </p>
        </Dialog>
      )}
    </Drawer>
  );
}
