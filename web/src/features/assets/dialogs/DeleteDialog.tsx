import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as assetsCss from '../assets.module.css';
import { deleteEntitiesMutation, entityUseQuery } from '../entity-queries.ts';
import type { ChosenEntity } from './PlaceField.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

interface DeleteDialogProps {
  entity: ChosenEntity;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes an asset, or says what keeps it and offers to reassign its alarms first (AST.8). */
export function DeleteDialog({ entity, onClose, onDone }: DeleteDialogProps) {
  const toaster = useToaster();
  const [isReassigning, setReassigning] = useState(false);
  const { data, refetch } = useQuery(entityUseQuery, {
    variables: { ids: [entity.id] },
    ...alwaysFresh,
    context: { failure: texts.failedDelete },
  });
  const [remove] = useMutation(deleteEntitiesMutation, { context: { failure: texts.failedDelete } });
  const use = data?.canDeleteEntities[0];
  const submit = async () => {
    const { data: done } = await remove({ variables: { ids: [entity.id] } });
    if (!done) return;
    toaster.success(texts.deleted);
    onDone();
  };
  if (isReassigning)
    return (
      <ReassignDialog
        entity={entity}
        onClose={() => setReassigning(false)}
        onDone={() => void refetch().catch(() => undefined)}
      />
    );
  if (!use)
    return (
      <Dialog title={texts.deleteTitle(entity.name)} size="small" onClose={onClose}>
        <Skeleton rows={2} />
      </Dialog>
    );
  if (use.canDelete)
    return (
      <Dialog
        title={texts.deleteTitle(entity.name)}
        size="small"
        action={actionTexts.delete}
        isDanger
        onSubmit={submit}
        onClose={onClose}
      >
        <p>{texts.deleteDetail}</p>
      </Dialog>
    );
  return (
    <Dialog
      title={texts.cannotDelete(entity.name)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{actionTexts.close}</Button>
          {use.alarmCount > 0 && (
            <Button variant="primary" onClick={() => setReassigning(true)}>
              {texts.reassign}
            </Button>
          )}
        </>
      }
    >
      <ul className={assetsCss.assetBlockers}>
        {use.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Dialog>
  );
}
