import { useMutation } from '@apollo/client/react';
import { CircleCheck, CircleDashed, CircleX, Trash2 } from 'lucide-react';
import type { CaseFieldsFragment } from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { caseTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { NameForm } from '#ui/form/NameForm.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as kit from '#ui/ui.module.css';
import type { CaseResult } from './case-check.ts';
import * as parserCss from './parser.module.css';
import { deleteCaseMutation, keepCaseMutation } from './parser-queries.ts';
import * as readingCss from './reading.module.css';
import type { ReadingInput } from './use-reading.ts';

interface CasesCardProps {
  cases: readonly CaseFieldsFragment[];
  /** Result of each case with the edited map. */
  resultOf: (one: CaseFieldsFragment) => CaseResult;
  /** Payload that would be saved; null if none is parsed. */
  shown: ReadingInput | null;
  onChanged: () => void;
  onLoad: (payload: string) => void;
}

/** Payloads saved with their expected events, and whether they still parse so. */
export function CasesCard({ cases, resultOf, shown, onChanged, onLoad }: CasesCardProps) {
  const [keep] = useMutation(keepCaseMutation, { context: { failure: texts.failedToSave } });
  const [remove] = useMutation(deleteCaseMutation, { context: { failure: texts.failedToDelete } });
  /** Shows what a change has made of the cases; a failure is shown in a toast. @returns false if it failed. */
  const after = (change: Promise<unknown>) =>
    change.then(
      () => onChanged(),
      () => false,
    );
  return (
    <section className={`${kit.card} ${parserCss.parserCases}`} aria-label={texts.title}>
      <div className={kit.cardHead}>
        <h2>{texts.title}</h2>
        <span className="meta quiet">{texts.detail}</span>
      </div>
      <NameForm
        className={parserCss.parserKeep}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        maxLength={255}
        action={texts.save}
        variant="default"
        isDisabled={!shown}
        onSubmit={async (name) => shown !== null && after(keep({ variables: { ...shown, name } }))}
      />
      {!shown && <p className={`meta quiet ${parserCss.parserHint}`}>{texts.unsavable}</p>}
      <ul aria-label={texts.title}>
        {cases.map((one) => {
          const result = resultOf(one);
          const isFailing = typeof result === 'string';
          return (
            <li key={one.id} className={isFailing ? parserCss.isFailing : undefined}>
              <div className="line">
                <CaseTag result={result} />
                <Button variant="plain" className={`${parserCss.parserCase} ell`} onClick={() => onLoad(one.payload)}>
                  {one.name}
                </Button>
                <Confirm
                  question={texts.deleteQuestion}
                  action={actionTexts.delete}
                  isDanger
                  onConfirm={() => after(remove({ variables: { id: one.id } }))}
                >
                  <IconButton icon={Trash2} iconSize={14} size="small" label={texts.deleteOf(one.name)} />
                </Confirm>
              </div>
              {isFailing && <p className={readingCss.parserProblem}>{result}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CaseTag({ result }: { result: CaseResult }) {
  if (result === undefined) return <Tag icon={CircleDashed}>{texts.checking}</Tag>;
  return result === null ? (
    <Tag tone="success" icon={CircleCheck}>
      {texts.passes}
    </Tag>
  ) : (
    <Tag tone="danger" icon={CircleX}>
      {texts.fails}
    </Tag>
  );
}
