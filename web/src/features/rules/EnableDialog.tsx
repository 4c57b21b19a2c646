import { useEffect, useRef } from 'react';
import type { AutomationRuleInput } from '#generated/graphql.ts';
import { ruleFailureTexts, ruleListTexts, ruleEditorTexts as texts } from '#texts/rules.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { DryRunView } from './DryRunView.tsx';
import { useDryRun } from './use-dry-run.ts';

interface EnableDialogProps {
  name: string;
  input: AutomationRuleInput;
  excludeIds: readonly string[];
  onEnable: () => unknown;
  onClose: () => void;
}

/** Shows what a rule would have done before it is enabled. */
export function EnableDialog({ name, input, excludeIds, onEnable, onClose }: EnableDialogProps) {
  const { result, error, isRunning, run } = useDryRun();
  const isStarted = useRef(false);
  const start = () => run(input, excludeIds, 30);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void run(input, excludeIds, 30);
  });
  return (
    <Dialog
      title={texts.enableTitle(name)}
      size="full"
      action={ruleListTexts.enable}
      isDisabled={isRunning}
      onSubmit={onEnable}
      onClose={onClose}
    >
      <p>{texts.enableDetail}</p>
      {isRunning && <Skeleton rows={5} />}
      {error && <Failed title={ruleFailureTexts.dryRun} error={error} onRetry={start} />}
      {result && <DryRunView result={result} isShort />}
    </Dialog>
  );
}
