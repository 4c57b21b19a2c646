import { useMutation } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import type { ExternalCmmsFieldOrder } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { cmmsFailure } from '#texts/cmms.ts';
import { cmmsFieldTexts as texts } from '#texts/cmms-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import * as cmmsConfigCss from '../cmms-config.module.css';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldRow } from './FieldRow.tsx';
import { reorderFieldsMutation, updateFieldMutation } from './field-queries.ts';
import { PullFields } from './PullFields.tsx';
import { useFields } from './use-fields.ts';

const orders = [
  { value: 'CREATE', label: texts.createForm },
  { value: 'VIEW', label: texts.ticketPage },
] as const;

/** The fields of a system in the order of a form: dragged, or moved by keys, into another. */
export function FieldsTab({ systemId }: { systemId: string }) {
  const me = useMe();
  const toaster = useToaster();
  const canEdit = can(me, 'cmmsFields', 'EDIT');
  const [orderBy, setOrderBy] = useState<ExternalCmmsFieldOrder>('CREATE');
  const { fields: stored, error, refetch, follow, isSyncing } = useFields(systemId, orderBy);
  /** The order that is being saved. */
  const [saving, setSaving] = useState<string[] | null>(null);
  const [edited, setEdited] = useState<CmmsField | 'new' | null>(null);
  const [reorder] = useMutation(reorderFieldsMutation, { context: { failure: texts.failedToReorder } });
  useEffect(() => follow(isSyncing), [follow, isSyncing]);
  const [update] = useMutation(updateFieldMutation, { context: { failure: cmmsFailure('delete', 'CMMS field') } });
  const remove = async ({ id, title }: CmmsField) => {
    const set = (isDeleted: boolean) =>
      update({ variables: { id, input: { isDeleted } } }).then(refetch, () => undefined);
    if (await set(true)) toaster.success(texts.deleted(title), undefined, () => void set(false));
  };
  const save = async (fieldIds: string[]) => {
    setSaving(fieldIds);
    await reorder({ variables: { fieldIds, type: orderBy, externalSystemId: systemId } }).catch(() => undefined);
    await refetch();
    setSaving(null);
  };
  const byId = new Map(stored?.map((field) => [field.id, field]));
  const { order, draggedId, list, grip } = useReorder(saving ?? [...byId.keys()], (ids) => void save(ids));
  return (
    <>
      <div className={cmmsConfigCss.cmmsBar}>
        <Segmented<ExternalCmmsFieldOrder>
          label={texts.orderOf}
          options={orders}
          value={orderBy}
          onChange={(next) => {
            setSaving(null);
            setOrderBy(next);
          }}
        />
        <span className="meta quiet grow">{texts.orderHint}</span>
        {canEdit && <PullFields systemId={systemId} onPulled={refetch} />}
        {can(me, 'cmmsFields', 'CREATE') && (
          <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )}
      </div>
      {error && !stored && (
        <Failed title={cmmsFailure('get', 'CMMS fields')} error={errorMessage(error)} onRetry={refetch} />
      )}
      {!stored && !error && <Skeleton />}
      {stored?.length === 0 && <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />}
      <ul ref={list} className={cmmsConfigCss.cmmsList} aria-label={texts.list}>
        {order
          .flatMap((id) => byId.get(id) ?? [])
          .map((field) => (
            <FieldRow
              key={field.id}
              field={field}
              canEdit={canEdit}
              isDragged={draggedId === field.id}
              grip={grip(field.id)}
              onOpen={() => setEdited(field)}
              onDelete={can(me, 'cmmsFields', 'DELETE') ? () => void remove(field) : undefined}
            />
          ))}
      </ul>
      {edited && (
        <FieldEditor
          systemId={systemId}
          field={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}
