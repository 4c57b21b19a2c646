import { useMutation, useQuery } from '@apollo/client/react';
import { type RelationKind, relationKinds } from '#domain/assets/relations/kinds.ts';
import { upstreamMaxDepth } from '#domain/constants.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { relationTexts as texts } from '#texts/relations.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckboxField, ChecksField, NumberField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { relatedConfigQuery, updateRelatedConfigMutation } from './relation-queries.ts';

interface RelatedConfigDialogProps {
  onClose: () => void;
  onSaved: () => void;
}

interface Values {
  relationshipTypes: RelationKind[];
  maxDepth: number | null;
  includeUpstream: boolean;
}

/** Dialog in which an admin says which relationships count as related. */
export function RelatedConfigDialog({ onClose, onSaved }: RelatedConfigDialogProps) {
  const { data, error, refetch } = useQuery(relatedConfigQuery, { ...alwaysFresh, context: { quiet: true } });
  if (data) {
    const { relationshipTypes, ...config } = data.relatedEntityConfig;
    const initial = { ...config, relationshipTypes: relationshipTypes as RelationKind[] };
    return <ConfigForm initial={initial} onClose={onClose} onSaved={onSaved} />;
  }
  return (
    <Dialog title={texts.configure} onClose={onClose}>
      {error ? (
        <Failed title={texts.configReadFailed} error={errorMessage(error)} onRetry={() => refetch()} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Dialog>
  );
}

function ConfigForm({ initial, onClose, onSaved }: RelatedConfigDialogProps & { initial: Values }) {
  const toaster = useToaster();
  const [update] = useMutation(updateRelatedConfigMutation, { context: { failure: texts.configFailed } });
  const form = useForm<Values>({
    initial,
    validate: ({ relationshipTypes, maxDepth }) => ({
      ...(relationshipTypes.length === 0 && { relationshipTypes: texts.kindsRequired }),
      ...(maxDepth === null && { maxDepth: texts.maxDepthHelp(upstreamMaxDepth) }),
    }),
    async submit({ maxDepth, ...values }) {
      await update({ variables: { ...values, maxDepth: maxDepth ?? 1 } });
      toaster.success();
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog title={texts.configure} action={actionTexts.save} form={form} onClose={onClose}>
      <ChecksField
        label={texts.kinds}
        options={relationKinds.map((kind) => ({ value: kind, label: kind }))}
        {...form.field('relationshipTypes')}
      />
      <NumberField
        label={texts.maxDepth}
        help={texts.maxDepthHelp(upstreamMaxDepth)}
        min={1}
        max={upstreamMaxDepth}
        precision={0}
        {...form.field('maxDepth')}
      />
      <CheckboxField label={texts.includeByDefault} {...form.field('includeUpstream')} />
    </Dialog>
  );
}
