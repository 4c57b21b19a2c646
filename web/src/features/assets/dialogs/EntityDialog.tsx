import { useMutation, useQuery } from '@apollo/client/react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { QuerySelect } from '#features/criteria/QuerySelect.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldMessage } from '#ui/FieldMessage.tsx';
import { Field } from '#ui/form/Field.tsx';
import { SelectField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import * as assetsCss from '../assets.module.css';
import { createEntityMutation, duplicateQuery, type EntityDetail, updateEntityMutation } from '../entity-queries.ts';
import { type ChosenEntity, PlaceField } from './PlaceField.tsx';

interface Values {
  name: string;
  class: string;
  parentId: ChosenEntity | null;
  criticality: number | null;
  spaceTypeId: string | null;
  shop: string;
  properties: Array<{ key: number; label: string; value: string }>;
}

interface EntityDialogProps {
  /** The one that is edited; absent for a new one. */
  entity?: EntityDetail;
  /** Initial values of a new one. */
  start?: { class?: string; parent?: ChosenEntity };
  onClose: () => void;
  onDone: (entity: ChosenEntity) => void;
}

const levels = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));
/** Class, name and place that may be taken. */
type Sought = Pick<Values, 'class' | 'name'> & { parentId: string | null };

/** Form of a new place or asset, or of one that exists. */
export function EntityDialog({ entity, start, onClose, onDone }: EntityDialogProps) {
  const toaster = useToaster();
  const mayCreate = can(useMe(), 'assets', 'CREATE');
  const [adding, setAdding] = useState<{ parent?: ChosenEntity } | null>(null);
  const [create] = useMutation(createEntityMutation, { context: { failure: texts.failedCreate } });
  const [update] = useMutation(updateEntityMutation, { context: { failure: texts.failedUpdate } });
  const form = useForm<Values>({
    initial: {
      name: entity?.name ?? '',
      class: entity?.rawEntityClass ?? start?.class ?? '',
      parentId: entity?.parent ?? start?.parent ?? null,
      criticality: entity?.criticality ?? null,
      spaceTypeId: entity?.spaceType?.id ?? null,
      shop: entity?.shop ?? '',
      properties: (entity?.properties ?? []).map((one, key) => ({ ...one, key })),
    },
    validate: (values) => ({
      ...(values.name.trim() === '' && { name: texts.required(texts.name) }),
      ...(values.class === '' && { class: texts.required(texts.class) }),
    }),
    async submit({ properties, parentId, shop, ...values }) {
      const variables = {
        ...values,
        parentId: parentId?.id ?? null,
        shop: shop.trim() || null,
        properties: properties
          .filter(({ label, value }) => label.trim() !== '' && value.trim() !== '')
          .map(({ label, value }) => ({ label, value })),
      };
      const saved = entity
        ? (await update({ variables: { id: entity.id, expectedVersion: entity.version, ...variables } })).data
            ?.updateEntity
        : (await create({ variables })).data?.createEntity;
      if (!saved) return false;
      toaster.success(entity ? texts.saved : texts.created);
      onClose();
      onDone(saved);
      return true;
    },
  });
  const { values, field, change } = form;
  const query = useDebounced(
    JSON.stringify({ class: values.class, name: values.name.trim(), parentId: values.parentId?.id ?? null }),
  );
  const sought: Sought = JSON.parse(query);
  const { data } = useQuery(duplicateQuery, {
    variables: { ...sought, id: entity?.id ?? null },
    skip: sought.class === '' || sought.name === '',
    context: { quiet: true },
  });
  const duplicate = data?.checkEntityDuplicate;
  const setProperty = (key: number, part: { label?: string; value?: string }) =>
    change({ properties: values.properties.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const nextKey = Math.max(-1, ...values.properties.map(({ key }) => key)) + 1;
  // what was typed here stays until the new place is there
  if (adding)
    return <EntityDialog start={adding} onClose={() => setAdding(null)} onDone={(parentId) => change({ parentId })} />;
  return (
    <Dialog
      title={entity ? texts.editTitle(entity.name) : texts.createTitle}
      action={entity ? actionTexts.save : actionTexts.create}
      size="wide"
      form={form}
      holdsEscape
      onClose={onClose}
    >
      <TextField {...field('name')} label={texts.name} isRequired maxLength={100} />
      {duplicate && <FieldMessage id="duplicate" state="warning" message={texts.duplicate(duplicate.name)} />}
      <Field label={texts.class} isRequired error={field('class').error}>
        {() => (
          <QuerySelect
            query="entityClass"
            label={texts.class}
            isMulti={false}
            value={values.class ? [values.class] : []}
            onChange={([chosen]) => change({ class: chosen ?? '' })}
          />
        )}
      </Field>
      <PlaceField
        label={texts.parent}
        value={values.parentId}
        onAddNew={mayCreate ? (_, parent) => setAdding(parent ? { parent } : {}) : undefined}
        onChange={(parentId) => change({ parentId })}
      />
      <SelectField
        {...field('criticality')}
        label={texts.criticality}
        options={levels}
        placeholder={texts.inherited}
        isClearable
      />
      <Field label={texts.spaceType} error={field('spaceTypeId').error}>
        {() => (
          <QuerySelect
            query="spaceTypes"
            label={texts.spaceType}
            isMulti={false}
            names={entity?.spaceType ? [{ value: entity.spaceType.id, label: entity.spaceType.name }] : []}
            value={values.spaceTypeId ? [values.spaceTypeId] : []}
            onChange={([chosen]) => change({ spaceTypeId: chosen ?? null })}
          />
        )}
      </Field>
      <TextField {...field('shop')} label={texts.shop} maxLength={100} />
      <fieldset className={assetsCss.assetProperties}>
        <legend>{texts.properties}</legend>
        {values.properties.map(({ key, label, value }) => (
          <div key={key} className={assetsCss.assetProperty}>
            <TextField
              name={`label-${key}`}
              label={texts.propertyLabel}
              value={label}
              maxLength={100}
              onBlur={() => undefined}
              onChange={(next) => setProperty(key, { label: next })}
            />
            <TextField
              name={`value-${key}`}
              label={texts.propertyValue}
              value={value}
              maxLength={100}
              onBlur={() => undefined}
              onChange={(next) => setProperty(key, { value: next })}
            />
            <IconButton
              icon={Trash2}
              iconSize={14}
              label={texts.removeProperty(label)}
              onClick={() => change({ properties: values.properties.filter((one) => one.key !== key) })}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            variant="ghost"
            icon={Plus}
            onClick={() => change({ properties: [...values.properties, { key: nextKey, label: '', value: '' }] })}
          >
            {texts.addProperty}
          </Button>
        </div>
      </fieldset>
    </Dialog>
  );
}
