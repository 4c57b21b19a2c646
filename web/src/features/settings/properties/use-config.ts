import { useMutation } from '@apollo/client/react';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import type { AlarmPropertyDefinitionInput } from '#generated/graphql.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { useToaster } from '#ui/toast.tsx';
import { updateConfigMutation, updateDefinitionMutation } from './config-queries.ts';

const inputOf = ({ name, label, isVisible, isMulti, isEditable, hasLocations }: Definition) => ({
  ...{ name, label, isVisible, isMulti, isEditable, hasLocations },
});

/** A property's name in the store, as it comes from what people call it: `Cost centre` is `cost_centre`. */
export const nameOfLabel = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .replace(/_$/, '')
    .slice(0, 50);

/** Changes of the customer's property definitions, each said in the contract's words where it fails. */
export function useConfig(definitions: readonly Definition[]) {
  const toaster = useToaster();
  const context = { failure: texts.configFailed };
  const [update] = useMutation(updateDefinitionMutation, { context });
  const [put] = useMutation(updateConfigMutation, { context });
  const putAll = async (next: AlarmPropertyDefinitionInput[]): Promise<boolean> =>
    Boolean((await put({ variables: { definitions: next } }).catch(() => null))?.data);
  return {
    /** @returns whether it was saved. */
    async change(name: string, part: Partial<Omit<Definition, 'name' | 'order'>>): Promise<boolean> {
      const saved = await update({ variables: { name, ...part } }).catch(() => null);
      if (saved?.data) toaster.success();
      return Boolean(saved?.data);
    },
    order: (names: readonly string[]): Promise<boolean> =>
      putAll(names.flatMap((name) => definitions.filter((one) => one.name === name)).map(inputOf)),
    async add(definition: AlarmPropertyDefinitionInput): Promise<boolean> {
      const isAdded = await putAll([...definitions.map(inputOf), definition]);
      if (isAdded) toaster.success();
      return isAdded;
    },
    async remove({ name, label }: Definition): Promise<void> {
      const isGone = await putAll(definitions.filter((one) => one.name !== name).map(inputOf));
      if (isGone) toaster.success(`${label} removed`);
    },
  };
}
