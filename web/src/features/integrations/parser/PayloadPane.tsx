import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { Button } from '#ui/Button.tsx';
import { Guarded } from '#ui/Guarded.tsx';
import { Empty, Failed, Missing } from '#ui/states.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Time } from '#ui/Time.tsx';
import type { Pointing } from './MarkedText.tsx';
import { PayloadText } from './PayloadText.tsx';
import { examplesQuery, lettersQuery } from './parser-queries.ts';
import type { Piece } from './pieces.ts';
import { previewOf } from './preview.ts';

/** Where the payload comes from: the newest ones, what somebody pasted, a dead letter. */
export type PayloadTab = 'newest' | 'paste' | 'letter';

export interface ChosenPayload {
  tab: PayloadTab;
  /** The chosen one of the newest; null for the first. */
  exampleId: string | null;
  pasted: string;
}

interface PayloadPaneProps {
  chosen: ChosenPayload;
  onChoose: (chosen: ChosenPayload) => void;
  newest: ReturnType<typeof useNewest>;
  letter: ReturnType<typeof useLetter>;
  /** As it is read. */
  payload: string;
  isMail: boolean;
  pieces: readonly Piece[];
  pointing: Pointing;
}

/** The newest payloads of an integration. */
export function useNewest(id: string) {
  const { data, error, refetch } = useQuery(examplesQuery, {
    variables: { id },
    ...alwaysFresh,
    context: { quiet: true },
  });
  return { examples: data?.getExternalSystemRawDataExample, isFailed: error !== undefined, refetch };
}

/** The dead letter of an id; null where the address names none. */
export function useLetter(systemId: string, id: string | null) {
  const { data, error } = useQuery(lettersQuery, {
    variables: { id: systemId },
    skip: id === null,
    ...alwaysFresh,
    context: { quiet: true },
  });
  if (id === null) return null;
  const letter = data?.deadLettersAndCount.deadLetters.find((one) => one.id === id);
  return { letter, isMissing: error !== undefined || (data !== undefined && !letter) };
}

/** Picks or takes a payload, and shows what became of each piece of it. */
export function PayloadPane(props: PayloadPaneProps) {
  const { chosen, onChoose, newest, letter, payload, isMail, pieces, pointing } = props;
  const panelId = useId();
  const tabs: Array<{ id: PayloadTab; name: string }> = [
    ...(letter ? [{ id: 'letter' as const, name: 'Dead letter' }] : []),
    { id: 'newest', name: 'Newest' },
    { id: 'paste', name: 'Paste' },
  ];
  return (
    <section className="card parser-source" aria-label="Payload">
      <Tabs
        label="Where the payload comes from"
        tabs={tabs}
        selected={chosen.tab}
        onSelect={(tab) => onChoose({ ...chosen, tab })}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={tabs.find(({ id }) => id === chosen.tab)?.name}>
        {chosen.tab === 'newest' && (
          <Newest newest={newest} chosen={chosen} onPaste={() => onChoose({ ...chosen, tab: 'paste' })}>
            {(exampleId) => onChoose({ ...chosen, exampleId })}
          </Newest>
        )}
        {chosen.tab === 'paste' && (
          <textarea
            className="parser-area mono"
            aria-label={isMail ? 'Mail or payload' : 'Payload'}
            placeholder={
              isMail
                ? 'A mail: lines of From, Subject and Date, an empty line, and its text. Or the text alone.'
                : 'One payload, as the source sends it'
            }
            rows={9}
            spellCheck={false}
            value={chosen.pasted}
            onChange={(event) => onChoose({ ...chosen, pasted: event.target.value })}
          />
        )}
        {chosen.tab === 'letter' && letter?.isMissing && (
          <Missing title="This dead letter waits no longer" detail="It was sent again or dismissed." />
        )}
        {chosen.tab === 'letter' && letter?.letter && (
          <p className="parser-letter soft">
            <Time at={letter.letter.receivedAt} /> · {letter.letter.reason}
          </p>
        )}
        {payload !== '' && (
          <Guarded of={payload}>
            <PayloadText payload={payload} pieces={pieces} pointing={pointing} />
          </Guarded>
        )}
      </div>
    </section>
  );
}

interface NewestProps extends Pick<PayloadPaneProps, 'newest' | 'chosen'> {
  onPaste: () => void;
  children: (exampleId: string) => void;
}

function Newest({ newest: { examples, isFailed, refetch }, chosen, onPaste, children: choose }: NewestProps) {
  if (!examples && isFailed) {
    return <Failed title="Failed to get payloads" onRetry={() => refetch()} />;
  }
  if (examples?.length === 0) {
    return (
      <Empty kind="good" title="Nothing has arrived yet" detail="Paste what the source would send.">
        <Button onClick={onPaste}>Paste a payload</Button>
      </Empty>
    );
  }
  return (
    <ul className="parser-newest" aria-label="Newest payloads">
      {examples?.map(({ id, receivedAt, payload }, n) => (
        <li key={`${id} ${receivedAt}`}>
          <button
            type="button"
            aria-pressed={chosen.exampleId === null ? n === 0 : chosen.exampleId === id}
            onClick={() => choose(id)}
          >
            <span className="meta quiet">
              <Time at={receivedAt} />
            </span>
            <span className="mono ell">{previewOf(payload)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
