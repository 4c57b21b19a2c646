import { useMutation, useQuery } from '@apollo/client/react';
import { Dropdown, Modal } from 'antd';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import type { LensSort } from '#features/alarms/list/lens-list.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { SavedViewFieldsFragment } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { useToaster } from '#ui/toast.tsx';
import { sortParam, useLensAddress } from '../lens-address.ts';
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
  const [create] = useMutation(createSavedViewMutation, { context: { failure: 'Failed to create view' } });
  const [update] = useMutation(updateSavedViewMutation, { context: { failure: 'Failed to save view' } });
  const [remove] = useMutation(deleteSavedViewMutation, { context: { failure: 'Failed to delete view' } });
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
    toaster.error(warning.name, `Filters that no longer exist were left out: ${warning.dropped.join(', ')}`);
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
  const takeAway = async () => {
    setDeleting(false);
    if (!view || !(await remove({ variables: { id: view.id } })).data) return;
    toaster.success(`${view.name} deleted`);
    change.view(null);
    await refetch();
  };
  const ofView = view
    ? [
        ...(isChanged ? [{ key: 'save', label: 'Save', onClick: () => quietly(keep({}, { ...view, ...shown })) }] : []),
        {
          key: 'default',
          label: view.isDefault ? 'No longer default' : 'Set as default',
          onClick: () => quietly(keep({ isDefault: !view.isDefault })),
        },
        { key: 'rename', label: 'Rename', onClick: () => setNaming('rename') },
        { key: 'delete', label: 'Delete', onClick: () => setDeleting(true) },
      ]
    : [];
  const items = [
    { key: 'none', label: 'No view', onClick: () => change.view(null) },
    ...views.map((each) => ({
      key: each.id,
      label: each.isDefault ? `${each.name} (default)` : each.name,
      onClick: () => change.view(each),
    })),
    { type: 'divider' as const },
    { key: 'new', label: 'Save as', onClick: () => setNaming('new') },
    ...ofView,
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, selectedKeys: [view?.id ?? 'none'] }}>
        <button
          type="button"
          className="btn is-small"
          aria-label={`Views: ${view?.name ?? 'none'}${isChanged ? ', modified' : ''}`}
        >
          <Bookmark size={14} aria-hidden />
          <span className="ell view-name">{view?.name ?? 'Views'}</span>
          {isChanged && <span className="view-dot" aria-hidden />}
          <ChevronDown size={13} aria-hidden />
        </button>
      </Dropdown>
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? 'Save view' : `Rename ${view?.name}`}
          name={naming === 'rename' ? (view?.name ?? '') : ''}
          onClose={() => setNaming(null)}
          onSubmit={(name) => quietly(naming === 'new' ? add(name) : rename(name))}
        />
      )}
      {isDeleting && view && (
        <Modal
          open
          width={460}
          title={`Delete ${view.name}?`}
          onCancel={() => setDeleting(false)}
          footer={
            <DialogFoot
              label={`Delete ${view.name}`}
              onClose={() => setDeleting(false)}
              onSubmit={() => quietly(takeAway())}
            />
          }
        >
          <p>Only the view goes; what it shows stays.</p>
        </Modal>
      )}
    </>
  );
}
