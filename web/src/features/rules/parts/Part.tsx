import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ruleEditorTexts as texts } from '#texts/rules.ts';
import * as kit from '#ui/ui.module.css';
import * as rulesCss from '../rules.module.css';
import type { PartName } from '../Sentence.tsx';

interface RulePartProps {
  part: PartName;
  /** 1 to 5. */
  place: number;
  /** Id by which the sentence finds it. */
  id: string;
  /** Problem in it. */
  problem?: string;
  children: ReactNode;
}

/** One of the five parts of a rule. */
export const RulePart = ({ part, place, id, problem, children }: RulePartProps) => (
  <section id={id} className={`${kit.card} ${rulesCss.rulePart}`} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <header className={rulesCss.rulePartHead}>
      <span className={rulesCss.rulePartPlace} aria-hidden>
        {place}
      </span>
      <div className="grow">
        <h2 id={`${id}-title`}>{texts.parts[part]}</h2>
        <p className="meta quiet">{texts.hints[part]}</p>
      </div>
    </header>
    {children}
    {problem && (
      <p className={`${rulesCss.ruleProblem} meta`} role="status">
        <CircleAlert size={14} aria-hidden />
        {problem}
      </p>
    )}
  </section>
);
