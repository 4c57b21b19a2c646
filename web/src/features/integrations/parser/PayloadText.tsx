import { useMemo, useState } from 'react';
import { parserTexts as texts } from '#texts/parser.ts';
import { Segmented } from '#ui/Segmented.tsx';
import * as kit from '#ui/ui.module.css';
import { MarkedText, type Pointing } from './MarkedText.tsx';
import * as css from './parser.module.css';
import { type Piece, segmentsOf } from './pieces.ts';
import { readableView } from './readable-payload.ts';

interface PayloadTextProps {
  payload: string;
  pieces: readonly Piece[];
  pointing: Pointing;
}

/** A payload with its fields marked; emails and texts as people read them, or raw. */
export function PayloadText({ payload, pieces, pointing }: PayloadTextProps) {
  const [isRaw, setRaw] = useState(false);
  const view = useMemo(() => readableView(payload, pieces), [payload, pieces]);
  const segments = useMemo(() => segmentsOf(payload, pieces), [payload, pieces]);
  return (
    <div className={css.parserPayload}>
      {view && (
        <Segmented
          label={texts.payload}
          size="small"
          options={[
            { value: 'readable', label: texts.readable },
            { value: 'raw', label: texts.raw },
          ]}
          value={isRaw ? 'raw' : 'readable'}
          onChange={(next) => setRaw(next === 'raw')}
        />
      )}
      {view && !isRaw ? (
        <article className={css.parserMail} aria-label={view.headers.length > 0 ? texts.mail : texts.text}>
          <dl className={kit.kv}>
            {view.headers.flatMap(({ name, segments: parts }) => [
              <dt key={`${name}:`}>{name}</dt>,
              <dd key={name}>
                <span>
                  <MarkedText segments={parts} pointing={pointing} />
                </span>
              </dd>,
            ])}
          </dl>
          <pre className="mono">
            <MarkedText segments={view.text} pointing={pointing} />
          </pre>
        </article>
      ) : (
        <pre className="mono">
          <MarkedText segments={segments} pointing={pointing} />
        </pre>
      )}
    </div>
  );
}
