import { useMutation } from '@apollo/client/react';
import { toastTexts } from '#texts/common.ts';
import { ruleFailureTexts as failures, ruleListTexts as texts } from '#texts/rules.ts';
import { useToaster } from '#ui/toast.tsx';
import {
  cloneRuleMutation,
  deleteRuleMutation,
  disableRuleMutation,
  enableRuleMutation,
  pauseRuleMutation,
  resumeRuleMutation,
} from './rule-queries.ts';

interface Named {
  id: string;
  name: string;
}

/** Returns the verbs for a rule as a whole; each says what it has done. @param onDone after each that succeeded. */
export function useRuleVerbs(onDone: () => void) {
  const toaster = useToaster();
  const [enable] = useMutation(enableRuleMutation, { context: { failure: failures.enable } });
  const [disable] = useMutation(disableRuleMutation, { context: { failure: failures.disable } });
  const [pause] = useMutation(pauseRuleMutation, { context: { failure: failures.pause } });
  const [resume] = useMutation(resumeRuleMutation, { context: { failure: failures.resume } });
  const [clone] = useMutation(cloneRuleMutation, { context: { failure: failures.clone } });
  const [remove] = useMutation(deleteRuleMutation, { context: { failure: failures.delete } });
  /** Says what was done. @returns true if it was. */
  const done = (isDone: unknown, said: string): boolean => {
    if (!isDone) return false;
    toaster.success(said, toastTexts.success);
    onDone();
    return true;
  };
  return {
    enable: async ({ id, name }: Named) => done((await enable({ variables: { id } })).data, texts.done.enabled(name)),
    disable: async ({ id, name }: Named) =>
      done((await disable({ variables: { id } })).data, texts.done.disabled(name)),
    pause: async ({ id, name }: Named) => done((await pause({ variables: { id } })).data, texts.done.paused(name)),
    resume: async ({ id, name }: Named) => done((await resume({ variables: { id } })).data, texts.done.resumed(name)),
    async clone({ id }: Named) {
      const made = (await clone({ variables: { id } })).data?.cloneAutomationRule;
      return made ? done(made, texts.done.cloned(made.name)) : false;
    },
    remove: async ({ id, name }: Named) => done((await remove({ variables: { id } })).data, texts.done.deleted(name)),
  };
}
