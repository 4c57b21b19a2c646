import { useMutation } from '@apollo/client/react';
import { ChevronDown } from 'lucide-react';
import { type RelationKind, relationKinds } from '#domain/assets/relations/kinds.ts';
import { EntityPicker } from '#features/fields/entities/EntityPicker.tsx';
import { actionTexts } from '#texts/common.ts';
import { relationTexts as texts } from '#texts/relations.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldGroup } from '#ui/form/Field.tsx';
import { SelectField } from '#ui/form/fields.tsx';
import { chosen, useForm } from '#ui/form/use-form.ts';
import type { Choice } from '#ui/picker-path.ts';
import { useToaster } from '#ui/toast.tsx';
import { createRelationMutation } from './relation-queries.ts';
import * as css from './relations.module.css';

interface AddRelationDialogProps {
  entityId: string;
  name: string;
  onClose: () => void;
  onAdded: () => void;
}

interface Values {
  relationshipType: RelationKind;
  relatedEntityId: Choice | null;
}

const kinds = relationKinds.map((kind) => ({ value: kind, label: kind }));

/** Dialog that relates an asset with another one. */
export function AddRelationDialog({ entityId, name, onClose, onAdded }: AddRelationDialogProps) {
  const toaster = useToaster();
  const [create] = useMutation(createRelationMutation, { context: { failure: texts.createFailed } });
  const form = useForm<Values>({
    initial: { relationshipType: 'is fed by', relatedEntityId: null },
    validate: ({ relatedEntityId }) => (relatedEntityId ? {} : { relatedEntityId: texts.relatedRequired }),
    async submit({ relationshipType, relatedEntityId }) {
      const variables = { entityId, relationshipType, relatedEntityId: relatedEntityId?.id ?? '' };
      const { data } = await create({ variables });
      toaster.success(texts.added, data?.createRelation.warnings.join('. ') || undefined);
      onAdded();
      onClose();
    },
  });
  const related = form.field('relatedEntityId');
  return (
    <Dialog
      title={texts.addHeading(name)}
      action={actionTexts.add}
      form={form}
      onClose={onClose}
      className={css.relationsAdd}
    >
      <SelectField label={texts.relationship} options={kinds} {...chosen(form.field('relationshipType'))} />
      <FieldGroup label={texts.related} isRequired error={related.error}>
        <EntityPicker label={texts.related} onSelect={related.onChange}>
          <Button aria-label={related.value ? texts.chosen(related.value.name) : texts.choose}>
            <span className="ell" dir="auto">
              {related.value?.name ?? texts.choose}
            </span>
            <ChevronDown size={13} aria-hidden />
          </Button>
        </EntityPicker>
      </FieldGroup>
    </Dialog>
  );
}
