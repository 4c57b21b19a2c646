import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { parserTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { Guarded } from '#ui/Guarded.tsx';
import { Empty, Failed, Missing } from '#ui/states.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Time } from '#ui/Time.tsx';
import * as kit from '#ui/ui.module.css';
import type { Pointing } from './MarkedText.tsx';
import { PayloadText } from './PayloadText.tsx';
import * as css from './parser.module.css';
import { examplesQuery, letterQuery } from './parser-queries.ts';
import type { Piece } from './pieces.ts';
import { previewOf } from './preview.ts';

/** Sources of the payload: the newest ones, a pasted one, a dead letter. */
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
  /** Payload as it is parsed. */
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
  const { data, error } = useQuery(letterQuery, {
    variables: { systemId, id: id ?? '' },
    skip: id === null,
    ...alwaysFresh,
    context: { quiet: true },
  });
  if (id === null) return null;
  const letter = data?.deadLettersAndCount.deadLetters[0];
  return { letter, isMissing: error !== undefined || (data !== undefined && !letter) };
}

/** Picks or takes a payload, and marks the text of each field in it. */
export function PayloadPane(props: PayloadPaneProps) {
  const { chosen, onChoose, newest, letter, payload, isMail, pieces, pointing } = props;
  const panelId = useId();
  const tabs: Array<{ id: PayloadTab; name: string }> = [
    ...(letter ? [{ id: 'letter' as const, name: texts.deadLetter }] : []),
    { id: 'newest', name: texts.newest },
    { id: 'paste', name: texts.paste },
  ];
  return (
    <section className={kit.card} aria-label={texts.payload}>
      <Tabs
        label={texts.payloadSource}
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
            className={`${css.parserArea} mono`}
            aria-label={isMail ? texts.mailOrPayload : texts.payload}
            placeholder={isMail ? texts.pasteMail : texts.pastePayload}
            rows={9}
            spellCheck={false}
            value={chosen.pasted}
            onChange={(event) => onChoose({ ...chosen, pasted: event.target.value })}
          />
        )}
        {chosen.tab === 'letter' && letter?.isMissing && (
          <Missing title={texts.letterGone} detail={texts.letterGoneDetail} />
        )}
        {chosen.tab === 'letter' && letter?.letter && (
          <p className={`${css.parserLetter} soft`}>
            <Time at={letter.letter.receivedAt} />
            {` · ${letter.letter.reason}`}
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
    return <Failed title={texts.failedPayloads} onRetry={() => refetch()} />;
  }
  if (examples?.length === 0) {
    return (
      <Empty kind="good" title={texts.noPayloads} detail={texts.noPayloadsDetail}>
        <Button onClick={onPaste}>{texts.pasteOne}</Button>
      </Empty>
    );
  }
  return (
    <ul className={css.parserNewest} aria-label={texts.newestPayloads}>
      {examples?.map(({ id, receivedAt, payload }, n) => (
        <li key={`${id} ${receivedAt}`}>
          <Button
            variant="plain"
            aria-pressed={chosen.exampleId === null ? n === 0 : chosen.exampleId === id}
            onClick={() => choose(id)}
          >
            <span className="meta quiet">
              <Time at={receivedAt} />
            </span>
            <span className="mono ell">{previewOf(payload)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
