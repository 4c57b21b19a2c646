import { useApolloClient, useMutation } from '@apollo/client/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SpaceTypeListQuery } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import * as cardCss from '#ui/card.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { unknown } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { useToaster } from '#ui/toast.tsx';
import { usePages } from '#ui/use-pages.ts';
import * as css from './assets.module.css';
import {
  createSpaceTypeMutation,
  deleteSpaceTypeMutation,
  spaceTypesListQuery,
  updateSpaceTypeMutation,
} from './entity-queries.ts';

type SpaceType = SpaceTypeListQuery['spaceTypes']['spaceTypes'][number];

/** Types of spaces, each with the criticality of its spaces. */
export function SpaceTypes() {
  const me = useMe();
  const toaster = useToaster();
  const [open, setOpen] = useState<SpaceType | 'new' | null>(null);
  const client = useApolloClient();
  const {
    items: spaceTypes,
    count,
    isFailed,
    more,
    again,
  } = usePages<SpaceType>('types', async (offset) => {
    const { data } = await client.query({
      query: spaceTypesListQuery,
      variables: { offset },
      ...alwaysFresh,
      context: { failure: texts.failedSpaceTypes, quiet: true },
    });
    const { spaceTypes: items = [], spaceTypeCount = 0 } = data?.spaceTypes ?? {};
    return { items, count: spaceTypeCount };
  });
  const [remove] = useMutation(deleteSpaceTypeMutation, { context: { failure: texts.failedDeleteType } });
  const [mayEdit, mayDelete] = [can(me, 'assets', 'EDIT'), can(me, 'assets', 'DELETE')];
  const deleteType = async ({ id }: SpaceType) => {
    const { data: done } = await remove({ variables: { id } }).catch(() => ({ data: null }));
    if (!done) return;
    toaster.success();
    again();
  };
  return (
    <Card
      title={texts.spaceTypes}
      aside={
        can(me, 'assets', 'CREATE') && (
          <Button size="small" icon={Plus} onClick={() => setOpen('new')}>
            {texts.newSpaceType}
          </Button>
        )
      }
    >
      <div className={`${cardCss.cardBody} ${cardCss.isTable} ${css.assetRows}`}>
        {isFailed && count === null && <Failed title={texts.failedSpaceTypes} onRetry={again} />}
        {!isFailed && count === null && <Skeleton />}
        {count === 0 && <Empty kind="none" title={texts.noSpaceTypes} />}
        {spaceTypes.length > 0 && (
          <Table
            label={texts.spaceTypes}
            columns={[
              { name: texts.name },
              { name: texts.criticality, isNumber: true },
              { name: texts.spaceCount, isNumber: true },
              { name: actionTexts.more, isUnseen: true },
            ]}
          >
            {spaceTypes.map((type) => (
              <tr key={type.id}>
                <Cell dir="auto">{type.name}</Cell>
                <Cell kind="number">{type.criticality ?? unknown}</Cell>
                <Cell kind="number">{type.spaceCount}</Cell>
                <Cell kind="actions">
                  {mayEdit && (
                    <IconButton
                      icon={Pencil}
                      iconSize={14}
                      size="small"
                      label={texts.editSpaceType(type.name)}
                      onClick={() => setOpen(type)}
                    />
                  )}
                  {mayDelete && (
                    <Confirm
                      question={texts.deleteTitle(type.name)}
                      action={actionTexts.delete}
                      isDanger
                      onConfirm={() => void deleteType(type)}
                    >
                      <IconButton icon={Trash2} iconSize={14} size="small" label={texts.deleteSpaceType(type.name)} />
                    </Confirm>
                  )}
                </Cell>
              </tr>
            ))}
          </Table>
        )}
        {count !== null && spaceTypes.length < count && (
          <Button size="small" variant="ghost" onClick={more}>
            {actionTexts.loadMore}
          </Button>
        )}
      </div>
      {open && <SpaceTypeDialog type={open === 'new' ? null : open} onClose={() => setOpen(null)} onDone={again} />}
    </Card>
  );
}

interface SpaceTypeDialogProps {
  /** Null for a new one. */
  type: SpaceType | null;
  onClose: () => void;
  onDone: () => void;
}

const levels = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

function SpaceTypeDialog({ type, onClose, onDone }: SpaceTypeDialogProps) {
  const toaster = useToaster();
  const context = { failure: texts.failedSaveType };
  const [create] = useMutation(createSpaceTypeMutation, { context });
  const [update] = useMutation(updateSpaceTypeMutation, { context });
  const form = useForm<{ name: string; criticality: number | null }>({
    initial: { name: type?.name ?? '', criticality: type?.criticality ?? null },
    validate: ({ name }) => (name.trim() === '' ? { name: texts.required(texts.name) } : {}),
    async submit(values) {
      const { data } = type
        ? await update({ variables: { id: type.id, ...values } })
        : await create({ variables: values });
      if (!data) return false;
      toaster.success(texts.saved);
      onClose();
      onDone();
      return true;
    },
  });
  return (
    <Dialog
      title={type ? texts.editSpaceType(type.name) : texts.newSpaceType}
      size="small"
      action={actionTexts.save}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={texts.name} isRequired maxLength={100} />
      <SelectField {...form.field('criticality')} label={texts.criticality} options={levels} isClearable />
    </Dialog>
  );
}
