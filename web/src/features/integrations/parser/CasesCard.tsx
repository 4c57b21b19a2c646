import { useMutation } from '@apollo/client/react';
import { Input, Popconfirm } from 'antd';
import { CircleCheck, CircleDashed, CircleX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CaseFieldsFragment } from '#generated/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { CaseResult } from './case-check.ts';
import { deleteCaseMutation, keepCaseMutation } from './parser-queries.ts';
import type { ReadingInput } from './use-reading.ts';

interface CasesCardProps {
  cases: readonly CaseFieldsFragment[];
  /** How each case reads by what stands in the editor. */
  resultOf: (one: CaseFieldsFragment) => CaseResult;
  /** What would be kept; null where nothing is read. */
  shown: ReadingInput | null;
  onChanged: () => void;
  onLoad: (payload: string) => void;
}

/** Payloads that are kept with what is to be read from them: whether they still read so. */
export function CasesCard({ cases, resultOf, shown, onChanged, onLoad }: CasesCardProps) {
  const [name, setName] = useState('');
  const [keep, { loading }] = useMutation(keepCaseMutation, { context: { failure: 'Failed to keep the case' } });
  const [remove] = useMutation(deleteCaseMutation, { context: { failure: 'Failed to delete the case' } });
  // a toast has said what failed
  const settled = (done: Promise<unknown>, then?: () => void) =>
    done.then(
      () => {
        then?.();
        onChanged();
      },
      () => undefined,
    );
  const submit = () => {
    if (shown) settled(keep({ variables: { ...shown, name } }), () => setName(''));
  };
  return (
    <section className="card parser-cases" aria-label="Cases">
      <div className="card-head">
        <h2>Cases</h2>
        <span className="meta quiet">Saved examples that must keep parsing the same way</span>
      </div>
      <form
        className="parser-keep"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Input
          aria-label="Name of the case"
          placeholder="What this payload shows"
          maxLength={255}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" isBusy={loading} disabled={!shown || name.trim() === ''}>
          Keep as a case
        </Button>
      </form>
      {!shown && <p className="meta quiet parser-hint">Only payloads that parse into events can be saved.</p>}
      <ul aria-label="Cases">
        {cases.map((one) => {
          const result = resultOf(one);
          const isFailing = typeof result === 'string';
          return (
            <li key={one.id} className={isFailing ? 'is-failing' : undefined}>
              <div className="line">
                <CaseTag result={result} />
                <button type="button" className="parser-case ell" onClick={() => onLoad(one.payload)}>
                  {one.name}
                </button>
                <Popconfirm
                  title="Delete this case?"
                  okText="Delete"
                  onConfirm={() => settled(remove({ variables: { id: one.id } }))}
                >
                  <IconButton icon={Trash2} iconSize={14} size="small" label={`Delete ${one.name}`} />
                </Popconfirm>
              </div>
              {isFailing && <p className="parser-problem">{result}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CaseTag({ result }: { result: CaseResult }) {
  if (result === undefined) return <Tag icon={CircleDashed}>Reading</Tag>;
  return result === null ? (
    <Tag tone="success" icon={CircleCheck}>
      Passes
    </Tag>
  ) : (
    <Tag tone="danger" icon={CircleX}>
      Fails
    </Tag>
  );
}
