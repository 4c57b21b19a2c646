import { FlaskConical } from 'lucide-react';
import type { AutomationRuleInput } from '#generated/graphql.ts';
import { ruleFailureTexts, dryRunTexts as texts } from '#texts/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { DryRunView } from './DryRunView.tsx';
import * as css from './rules.module.css';
import { type DryRun, type DryRunDays, dryRunDays } from './use-dry-run.ts';

interface DryRunCardProps {
  dryRun: DryRun;
  input: AutomationRuleInput;
  excludeIds: readonly string[];
}

/** Tries the rule that is edited on the last days, and shows what it would have done. */
export function DryRunCard({ dryRun, input, excludeIds }: DryRunCardProps) {
  const { days, isRunning, result, error, isStale, run } = dryRun;
  const canRun = input.trigger != null && !(input.trigger.type === 'ENTERS_STATUS' && !input.trigger.status);
  const start = (next: DryRunDays) => run(input, excludeIds, next);
  return (
    <section className={`${kit.card} ${css.ruleDryRun}`} aria-label={texts.title} aria-busy={isRunning}>
      <div className={css.ruleDryRunHead}>
        <div className="grow">
          <h2>{texts.title}</h2>
          <p className="meta quiet">{canRun ? texts.hint : texts.incomplete}</p>
        </div>
        <Segmented
          label={texts.period}
          value={String(days)}
          options={dryRunDays.map((value) => ({ value: String(value), label: texts.days[value] }))}
          isDisabled={!canRun}
          onChange={(next) => void start(Number(next) as DryRunDays)}
        />
        <Button icon={FlaskConical} isBusy={isRunning} disabled={!canRun} onClick={() => void start(days)}>
          {texts.run(days)}
        </Button>
      </div>
      {isRunning && !result && <Skeleton rows={4} />}
      {error && <Failed title={ruleFailureTexts.dryRun} error={error} onRetry={() => start(days)} />}
      {result && (
        <div className={isRunning || isStale(input) ? css.isStale : undefined}>
          {isStale(input) && !isRunning && (
            <p className={`${css.ruleProblem} meta`} role="status">
              {texts.stale}
            </p>
          )}
          <DryRunView result={result} />
        </div>
      )}
    </section>
  );
}
