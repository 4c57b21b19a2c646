import { useMutation } from '@apollo/client/react';
import type { MappingFieldsFragment } from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { sourceMappingTexts as texts } from '#texts/integration-commands.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { createMappingMutation, updateMappingMutation } from './mapping-queries.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { sourceOf, textOfSource } from './source-text.ts';

interface MappingDialogProps {
  systemId: string;
  mapping: MappingFieldsFragment;
  onSaved: () => void;
  onClose: () => void;
}

/** Sets the source of a field, with what it would read from the newest payloads. */
export function MappingDialog({ systemId, mapping, onSaved, onClose }: MappingDialogProps) {
  const { field, isOwn } = mapping;
  const context = { failure: texts.failed };
  const [create] = useMutation(createMappingMutation, { context });
  const [update] = useMutation(updateMappingMutation, { context });
  const form = useForm({
    initial: { mapping: textOfSource(mapping.source) },
    submit: async ({ mapping: text }) => {
      const variables = { externalSystemId: systemId, field, source: sourceOf(text) };
      const { data } = await (isOwn ? update({ variables }) : create({ variables }));
      if (!data) return false;
      onSaved();
    },
  });
  const text = useDebounced(form.values.mapping);
  return (
    <Dialog
      title={texts.dialog(texts.fields[field])}
      size="wide"
      action={actionTexts.save}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('mapping')} label={texts.source} help={texts.help} maxLength={500} />
      <PreviewTable systemId={systemId} field={field} source={sourceOf(text)} />
    </Dialog>
  );
}
