import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { pageSizes } from '#domain/constants.ts';
import { can } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import * as assetsCss from '../assets.module.css';
import { entityPointsQuery, reassignMutation } from '../entity-queries.ts';
import { EntityDialog } from './EntityDialog.tsx';
import { type ChosenEntity, PlaceField } from './PlaceField.tsx';

interface ReassignDialogProps {
  entity: ChosenEntity;
  onClose: () => void;
  onDone: () => void;
}

/** Gives the alarms of an asset to another one. */
export function ReassignDialog({ entity, onClose, onDone }: ReassignDialogProps) {
  const toaster = useToaster();
  const mayCreate = can(useMe(), 'assets', 'CREATE');
  const [adding, setAdding] = useState<{ parent?: ChosenEntity } | null>(null);
  const [reassign] = useMutation(reassignMutation, { context: { failure: texts.failedReassign } });
  const form = useForm<{ toEntityId: ChosenEntity | null }>({
    initial: { toEntityId: null },
    validate: ({ toEntityId }) => (toEntityId ? {} : { toEntityId: texts.required(texts.reassignTo) }),
    async submit({ toEntityId }) {
      if (!toEntityId) return false;
      const { data } = await reassign({ variables: { entityId: entity.id, toEntityId: toEntityId.id } });
      const failed = data?.reassignAlarmPoints.failures[0];
      if (failed) toaster.error(texts.failedReassign, failed.reason);
      if (!data || failed) return false;
      toaster.success(texts.reassigned);
      onClose();
      onDone();
      return true;
    },
  });
  if (adding)
    return (
      <EntityDialog
        start={adding}
        onClose={() => setAdding(null)}
        onDone={(toEntityId) => form.change({ toEntityId })}
      />
    );
  return (
    <Dialog title={texts.reassignTitle(entity.name)} action={texts.reassign} form={form} onClose={onClose}>
      <p className="soft">{texts.reassignDetail}</p>
      <PlaceField
        label={texts.reassignTo}
        value={form.values.toEntityId}
        error={form.field('toEntityId').error}
        isClearable={false}
        onAddNew={mayCreate ? (_, parent) => setAdding(parent ? { parent } : {}) : undefined}
        onChange={(toEntityId) => form.change({ toEntityId })}
      />
      <Points entityId={entity.id} />
    </Dialog>
  );
}

/** The source points that go with the alarms: those of the newest. */
function Points({ entityId }: { entityId: string }) {
  const { data } = useQuery(entityPointsQuery, {
    variables: { criteria: [{ field: 'entity', isExclusion: false, values: [entityId] }], limit: pageSizes.lensTable },
    ...alwaysFresh,
    context: { failure: texts.failedPoints },
  });
  const alarms = data?.fastAlarms ?? [];
  const points = [...new Set(alarms.flatMap(({ point }) => point ?? []))];
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="meta strong">{texts.points}</h3>
      <ul className={`${assetsCss.assetPoints} num`} aria-label={texts.points}>
        {points.map((point) => (
          <li key={point} className="ell" dir="auto">
            {point}
          </li>
        ))}
      </ul>
      {alarms.length === pageSizes.lensTable && <p className="meta quiet">{texts.morePoints(alarms.length)}</p>}
    </div>
  );
}
