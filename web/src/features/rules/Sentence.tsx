import type { RulePlan } from '#domain/rules/rule.ts';
import { type RuleNames, sentenceParts } from '#domain/rules/sentence.ts';
import { sentenceTexts } from '#texts/rule-sentence.ts';
import { ruleEditorTexts as texts } from '#texts/rules.ts';
import { Button } from '#ui/Button.tsx';
import * as css from './rules.module.css';

export type PartName = keyof typeof texts.parts;

interface SentenceProps {
  plan: RulePlan;
  names: RuleNames;
  /** Goes to the part that a word is of. */
  onPart: (part: PartName) => void;
}

/** A rule as one sentence whose words lead to the parts that they are of. */
export function Sentence({ plan, names, onPart }: SentenceProps) {
  const { trigger, schedule, criteria, assetCriteria, delay, actions } = sentenceParts(plan, names);
  const { and } = sentenceTexts;
  const lastAction = actions.length - 1;
  const words: Array<{ part: PartName; before: string; text: string }> = [
    { part: 'trigger', before: '', text: trigger },
    ...(schedule ? [{ part: 'schedule' as const, before: ', ', text: schedule }] : []),
    ...[...criteria, ...assetCriteria].map((text) => ({ part: 'criteria' as const, before: `, ${and} `, text })),
    ...(delay ? [{ part: 'delay' as const, before: `, ${and} `, text: delay }] : []),
    ...(actions.length > 0 ? actions : [sentenceTexts.noAction]).map((text, at) => ({
      part: 'actions' as const,
      before: at === 0 ? texts.joint : at < lastAction ? ', ' : ` ${and} `,
      text,
    })),
  ];
  return (
    <p className={css.ruleSentence} aria-live="polite">
      {words.map(({ part, before, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
        <span key={at}>
          {before}
          <Button
            variant="plain"
            className={css.ruleWord}
            data-part={part}
            title={texts.goTo(texts.parts[part])}
            onClick={() => onPart(part)}
          >
            {text}
          </Button>
        </span>
      ))}
      {texts.end}
    </p>
  );
}
