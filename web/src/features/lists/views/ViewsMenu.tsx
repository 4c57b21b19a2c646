import { useMutation, useQuery } from '@apollo/client/react';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lensNameMaxLength } from '#domain/constants.ts';
import type { SavedViewFieldsFragment, SavedViewType } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { viewTexts as texts } from '#texts/views.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { MenuButton, menuLine } from '#ui/Menu.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { useToaster } from '#ui/toast.tsx';
import { areSame, contentsOf, type ViewContents } from './view-contents.ts';
import {
  createSavedViewMutation,
  deleteSavedViewMutation,
  savedViewsQuery,
  updateSavedViewMutation,
} from './view-queries.ts';
import * as css from './views.module.css';

const ViewNameDialog = onDemand(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog);

interface ViewsMenuProps {
  viewType: SavedViewType;
  /** Contents that are shown now. */
  now: ViewContents;
  /** The view that was chosen. */
  viewId: string | null;
  deleteHint: string;
  /** Opens a view, or what is shown without one. */
  onOpen: (view: SavedViewFieldsFragment | null) => void;
  /** Marks a view as the one shown. */
  onMade: (id: string) => void;
  /** Further actions on the chosen view. */
  actionsOf?: (view: SavedViewFieldsFragment) => Array<{ key: string; label: string; onClick: () => void }>;
}

/** The person's saved views of a table or a page, under their names. */
export function ViewsMenu({ viewType, now, viewId, deleteHint, onOpen, onMade, actionsOf }: ViewsMenuProps) {
  usePreload(ViewNameDialog);
  const me = useMe();
  const toaster = useToaster();
  const { data, refetch } = useQuery(savedViewsQuery, {
    variables: { viewType },
    skip: !can(me, 'savedViews', 'VIEW'),
    context: { quiet: true },
  });
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [create] = useMutation(createSavedViewMutation, { context: { failure: texts.createFailed } });
  const [update] = useMutation(updateSavedViewMutation, { context: { failure: texts.saveFailed } });
  const [remove] = useMutation(deleteSavedViewMutation, { context: { failure: texts.deleteFailed } });
  const views = data?.savedViews ?? [];
  const view = views.find(({ id }) => id === viewId);
  const isChanged = view !== undefined && !areSame(contentsOf(view), now);

  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const warning = view && view.dropped.length > 0 && warnedOf !== view.id ? view : null;
  useEffect(() => {
    if (!warning) return;
    setWarnedOf(warning.id);
    toaster.error(warning.name, texts.dropped(warning.dropped.join(', ')));
  }, [warning, toaster]);

  if (!data) return null;
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const keep = async (part: Partial<{ name: string; isDefault: boolean }>, contents?: ViewContents) => {
    if (!view) return;
    const { name, isDefault } = { ...view, ...part };
    const input = { name, isDefault, ...(contents ?? contentsOf(view)) };
    if (!(await update({ variables: { id: view.id, input } })).data) return;
    toaster.success();
    await refetch();
  };
  const add = async (name: string, contents = now) => {
    const input = { ...contents, name, viewType, isDefault: false };
    const made = (await create({ variables: { input } })).data?.createSavedView;
    if (!made) return;
    setNaming(null);
    toaster.success();
    await refetch();
    onMade(made.id);
  };
  const rename = async (name: string) => {
    await keep({ name });
    setNaming(null);
  };
  const deleteView = async () => {
    setDeleting(false);
    if (!view || !(await remove({ variables: { id: view.id } })).data) return;
    toaster.success(texts.deleted(view.name));
    onOpen(null);
    await refetch();
  };
  const ofView = view
    ? [
        ...(isChanged ? [{ key: 'save', label: actionTexts.save, onClick: () => quietly(keep({}, now)) }] : []),
        {
          key: 'default',
          label: view.isDefault ? texts.removeDefault : texts.setDefault,
          onClick: () => quietly(keep({ isDefault: !view.isDefault })),
        },
        {
          key: 'duplicate',
          label: texts.duplicate,
          onClick: () => quietly(add(texts.copyOf(view.name).slice(-lensNameMaxLength), contentsOf(view))),
        },
        { key: 'rename', label: texts.rename, onClick: () => setNaming('rename') },
        ...(actionsOf?.(view) ?? []),
        { key: 'delete', label: actionTexts.delete, onClick: () => setDeleting(true) },
      ]
    : [];
  const items = [
    { key: 'none', label: texts.none, onClick: () => onOpen(null) },
    ...views.map((each) => ({
      key: each.id,
      label: each.isDefault ? texts.default(each.name) : each.name,
      onClick: () => onOpen(each),
    })),
    menuLine,
    { key: 'new', label: texts.saveAs, onClick: () => setNaming('new') },
    ...ofView,
  ];
  return (
    <>
      <MenuButton items={items} chosen={[view?.id ?? 'none']}>
        <Button size="small" icon={Bookmark} aria-label={texts.button(view?.name, isChanged)}>
          <span className={`ell ${css.viewName}`}>{view?.name ?? texts.views}</span>
          {isChanged && <span className={css.viewDot} aria-hidden />}
          <ChevronDown size={13} aria-hidden />
        </Button>
      </MenuButton>
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
          <p>{deleteHint}</p>
        </Dialog>
      )}
    </>
  );
}
