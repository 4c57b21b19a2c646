import { useMutation } from '@apollo/client/react';
import { Link2, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { cmmsFailure, cmmsTexts } from '#texts/cmms.ts';
import { relationTexts as texts } from '#texts/cmms-mappings.ts';
import { Button } from '#ui/Button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { CmmsDialog } from '../CmmsDialog.tsx';
import * as cmmsConfigCss from '../cmms-config.module.css';
import { PickerField } from '../FieldPicker.tsx';
import { useFields } from '../fields/use-fields.ts';
import { addParentMutation, removeParentMutation } from './mapping-queries.ts';

/** Dependent fields: their options depend on the value of a parent field. */
export function RelationsTab({ systemId }: { systemId: string }) {
  const me = useMe();
  const toaster = useToaster();
  const { fields, error, refetch } = useFields(systemId);
  const [isAdding, setAdding] = useState(false);
  const [remove] = useMutation(removeParentMutation, { context: { failure: cmmsFailure('delete', 'relation') } });
  const dependents = fields?.filter(({ relatedParentField }) => relatedParentField);
  const takeAway = async (externalCmmsFieldId: string) => {
    if (!(await remove({ variables: { externalCmmsFieldId } })).data) return;
    toaster.success();
    await refetch();
  };
  return (
    <>
      <div className={cmmsConfigCss.cmmsBar}>
        <span className="meta quiet grow">{texts.hint}</span>
        {can(me, 'cmmsFields', 'EDIT') && (
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )}
      </div>
      {error && !fields && (
        <Failed title={cmmsFailure('get', 'relations')} error={errorMessage(error)} onRetry={refetch} />
      )}
      {dependents?.length === 0 && <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />}
      <ul className={cmmsConfigCss.cmmsList} aria-label={texts.list}>
        {dependents?.map((field) => (
          <li key={field.id} className={cmmsConfigCss.cmmsRow} aria-label={field.title}>
            <Link2 size={15} className="quiet" aria-hidden />
            <span className="grow ell">
              <span className="strong" dir="auto">
                {field.title}
              </span>{' '}
              <span className="quiet">{texts.dependsOn}</span> <span dir="auto">{field.relatedParentField?.title}</span>
            </span>
            {can(me, 'cmmsFields', 'EDIT') && (
              <IconButton
                icon={Trash2}
                label={texts.deleteOf(field.title)}
                onClick={() => void takeAway(field.id).catch(() => undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddRelation
          systemId={systemId}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void refetch();
          }}
        />
      )}
    </>
  );
}

function AddRelation({ systemId, onClose, onAdded }: { systemId: string; onClose: () => void; onAdded: () => void }) {
  const toaster = useToaster();
  const [add] = useMutation(addParentMutation, { context: { failure: cmmsFailure('create', 'relation') } });
  const form = useForm({
    initial: { field: null as CmmsField | null, parent: null as CmmsField | null },
    submit: async ({ field, parent }) => {
      if (!field || !parent) return false;
      const { data } = await add({ variables: { externalCmmsFieldId: field.id, parentFieldId: parent.id } });
      if (!data) return false;
      toaster.success();
      onAdded();
    },
  });
  const { field, parent } = form.values;
  return (
    <CmmsDialog title={texts.addTitle} action={texts.add} form={form} isDisabled={!field || !parent} onClose={onClose}>
      <PickerField
        label={cmmsTexts.cmmsField}
        systemId={systemId}
        onlyLists
        value={field}
        onChange={(next) => form.change({ field: next, ...(next?.id === parent?.id && { parent: null }) })}
      />
      <PickerField
        label={texts.parent}
        systemId={systemId}
        onlyLists
        without={field ? [field.id] : []}
        value={parent}
        onChange={(next) => form.change({ parent: next })}
      />
    </CmmsDialog>
  );
}
