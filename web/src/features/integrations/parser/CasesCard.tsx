import { useMutation } from '@apollo/client/react';
import { CircleCheck, CircleDashed, CircleX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CaseFieldsFragment } from '#generated/graphql.ts';
import { actionTexts } from '#texts/common.ts';
import { caseTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextInput } from '#ui/Input.tsx';
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
  const [name, setName] = useState('');
  const [keep, { loading }] = useMutation(keepCaseMutation, { context: { failure: texts.failedToSave } });
  const [remove] = useMutation(deleteCaseMutation, { context: { failure: texts.failedToDelete } });
  // a failure is shown in a toast
  const after = (change: Promise<unknown>, then?: () => void) =>
    change.then(
      () => {
        then?.();
        onChanged();
      },
      () => undefined,
    );
  const submit = () => {
    if (shown) after(keep({ variables: { ...shown, name } }), () => setName(''));
  };
  return (
    <section className={`${kit.card} ${parserCss.parserCases}`} aria-label={texts.title}>
      <div className={kit.cardHead}>
        <h2>{texts.title}</h2>
        <span className="meta quiet">{texts.detail}</span>
      </div>
      <form
        className={parserCss.parserKeep}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={255}
          value={name}
          onChange={setName}
        />
        <Button type="submit" isBusy={loading} disabled={!shown || name.trim() === ''}>
          {texts.save}
        </Button>
      </form>
      {!shown && <p className={`meta quiet ${parserCss.parserHint}`}>{texts.unsavable}</p>}
      <ul aria-label={texts.title}>
        {cases.map((one) => {
          const result = resultOf(one);
          const isFailing = typeof result === 'string';
          return (
            <li key={one.id} className={isFailing ? parserCss.isFailing : undefined}>
              <div className="line">
                <CaseTag result={result} />
                <button type="button" className={`${parserCss.parserCase} ell`} onClick={() => onLoad(one.payload)}>
                  {one.name}
                </button>
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
