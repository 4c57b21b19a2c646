import { useMutation, useQuery } from '@apollo/client/react';
import { Dropdown } from 'antd';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { SavedViewFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { viewTexts as texts } from '#texts/views.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { useToaster } from '#ui/toast.tsx';
import { type LensSort, sortParam, useLensAddress } from '../lens-address.ts';
import {
  createSavedViewMutation,
  deleteSavedViewMutation,
  savedViewsQuery,
  updateSavedViewMutation,
  viewTypeOf,
} from './view-queries.ts';
import './views.css';

const ViewNameDialog = onDemand(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog);

interface Shown {
  criteria: Criterion[];
  columns: readonly string[] | null;
  sort: LensSort | null;
}

const plain = ({ field, isExclusion, values }: Criterion): Criterion => ({ field, isExclusion, values });
const sameText = (view: Pick<SavedViewFieldsFragment, 'criteria' | 'columns' | 'sort'>) =>
  JSON.stringify([view.criteria.map(plain), view.columns, view.sort]);

/** The person's saved views of this table: filters, columns and order under a name. */
export function SavedViews({ kind = 'alarm', now }: { kind?: LensKind; now: Shown }) {
  usePreload(ViewNameDialog);
  const me = useMe();
  const toaster = useToaster();
  const { address, change } = useLensAddress(kind);
  const { data, refetch } = useQuery(savedViewsQuery, {
    variables: { viewType: viewTypeOf(kind) },
    skip: !can(me, 'savedViews', 'VIEW'),
    context: { quiet: true },
  });
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [create] = useMutation(createSavedViewMutation, { context: { failure: texts.createFailed } });
  const [update] = useMutation(updateSavedViewMutation, { context: { failure: texts.saveFailed } });
  const [remove] = useMutation(deleteSavedViewMutation, { context: { failure: texts.deleteFailed } });
  const views = data?.savedViews ?? [];
  const view = views.find(({ id }) => id === address.viewId);
  const shown = {
    criteria: now.criteria,
    columns: now.columns ? [...now.columns] : null,
    sort: now.sort && sortParam(now.sort),
  };
  const isChanged = view !== undefined && sameText(view) !== sameText(shown);

  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const warning = view && view.dropped.length > 0 && warnedOf !== view.id ? view : null;
  useEffect(() => {
    if (!warning) return;
    setWarnedOf(warning.id);
    toaster.error(warning.name, texts.dropped(warning.dropped.join(', ')));
  }, [warning, toaster]);

  if (!data) return null;
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const keep = async (part: Partial<{ name: string; isDefault: boolean }>, contents = view) => {
    if (!view || !contents) return;
    const { name, isDefault } = { ...view, ...part };
    const { columns, sort } = contents;
    const input = { name, isDefault, columns, sort, criteria: contents.criteria.map(plain) };
    if (!(await update({ variables: { id: view.id, input } })).data) return;
    toaster.success();
    await refetch();
  };
  const add = async (name: string) => {
    const input = { ...shown, name, viewType: viewTypeOf(kind), isDefault: false };
    const made = (await create({ variables: { input } })).data?.createSavedView;
    if (!made) return;
    setNaming(null);
    toaster.success();
    await refetch();
    change.viewId(made.id);
  };
  const rename = async (name: string) => {
    await keep({ name });
    setNaming(null);
  };
  const deleteView = async () => {
    setDeleting(false);
    if (!view || !(await remove({ variables: { id: view.id } })).data) return;
    toaster.success(texts.deleted(view.name));
    change.view(null);
    await refetch();
  };
  const ofView = view
    ? [
        ...(isChanged
          ? [{ key: 'save', label: actionTexts.save, onClick: () => quietly(keep({}, { ...view, ...shown })) }]
          : []),
        {
          key: 'default',
          label: view.isDefault ? texts.removeDefault : texts.setDefault,
          onClick: () => quietly(keep({ isDefault: !view.isDefault })),
        },
        { key: 'rename', label: texts.rename, onClick: () => setNaming('rename') },
        { key: 'delete', label: actionTexts.delete, onClick: () => setDeleting(true) },
      ]
    : [];
  const items = [
    { key: 'none', label: texts.none, onClick: () => change.view(null) },
    ...views.map((each) => ({
      key: each.id,
      label: each.isDefault ? texts.default(each.name) : each.name,
      onClick: () => change.view(each),
    })),
    { type: 'divider' as const },
    { key: 'new', label: texts.saveAs, onClick: () => setNaming('new') },
    ...ofView,
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, selectedKeys: [view?.id ?? 'none'] }}>
        <Button size="small" icon={Bookmark} aria-label={texts.button(view?.name, isChanged)}>
          <span className="ell view-name">{view?.name ?? texts.views}</span>
          {isChanged && <span className="view-dot" aria-hidden />}
          <ChevronDown size={13} aria-hidden />
        </Button>
      </Dropdown>
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? texts.saveTitle : texts.renameTitle(view?.name)}
          name={naming === 'rename' ? (view?.name ?? '') : ''}
          onClose={() => setNaming(null)}
          onSubmit={(name) => (naming === 'new' ? add(name) : rename(name))}
        />
      )}
      {isDeleting && view && (
        <Dialog
          title={texts.deleteTitle(view.name)}
          action={texts.delete(view.name)}
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={deleteView}
        >
          <p>{texts.deleteHint[kind]}</p>
        </Dialog>
      )}
    </>
  );
}
