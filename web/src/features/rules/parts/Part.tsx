import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ruleEditorTexts as texts } from '#texts/rules.ts';
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
  <section id={id} className="card rule-part" aria-labelledby={`${id}-title`} tabIndex={-1}>
    <header className="rule-part-head">
      <span className="rule-part-place" aria-hidden>
        {place}
      </span>
      <div className="grow">
        <h2 id={`${id}-title`}>{texts.parts[part]}</h2>
        <p className="meta quiet">{texts.hints[part]}</p>
      </div>
    </header>
    {children}
    {problem && (
      <p className="rule-problem meta" role="status">
        <CircleAlert size={14} aria-hidden />
        {problem}
      </p>
    )}
  </section>
);
