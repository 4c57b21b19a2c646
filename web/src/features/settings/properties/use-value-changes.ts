import { useMutation } from '@apollo/client/react';
import type { BulkOutcomeFragment } from '#generated/graphql.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { useToaster } from '#ui/toast.tsx';
import { addValuesMutation, mergeValuesMutation, renameValueMutation } from './config-queries.ts';

/** Changes the values of a property. @param onChange called after a success. */
export function useValueChanges(type: string, onChange: () => void) {
  const toaster = useToaster();
  const context = { failure: texts.configFailed };
  const [addValues] = useMutation(addValuesMutation, { context });
  const [renameValue] = useMutation(renameValueMutation, { context });
  const [mergeValues] = useMutation(mergeValuesMutation, { context });
  const say = (outcome: BulkOutcomeFragment | undefined, title: string): boolean => {
    if (!outcome) return false;
    const { taskId, affected } = outcome;
    toaster.success(title, taskId ? texts.updating : texts.updated(affected));
    onChange();
    return true;
  };
  return {
    /** Adds a value; an existing one is silently kept (ALM-094). @returns true if the server took it. */
    async add(value: string): Promise<boolean> {
      const made = await addValues({ variables: { type, values: [value] } }).catch(() => null);
      if (!made?.data) return false;
      if (made.data.addAlarmProperties.added > 0) toaster.success(texts.added(value.trim()));
      onChange();
      return true;
    },
    async rename(value: string, newValue: string): Promise<boolean> {
      const done = await renameValue({ variables: { type, value, newValue } }).catch(() => null);
      return say(done?.data?.result, texts.renamed(value, newValue.trim()));
    },
    async merge(values: readonly string[], to: string): Promise<boolean> {
      const from = values.filter((value) => value !== to);
      const done = await mergeValues({ variables: { type, from, to } }).catch(() => null);
      return say(done?.data?.result, texts.merged(from.length, to));
    },
  };
}
