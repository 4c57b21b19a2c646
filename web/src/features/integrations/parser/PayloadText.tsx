import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { MarkedText, type Pointing } from './MarkedText.tsx';
import { type Piece, segmentsOf } from './pieces.ts';
import { readableView } from './readable-payload.ts';

interface PayloadTextProps {
  payload: string;
  pieces: readonly Piece[];
  pointing: Pointing;
}

/** A payload with what was read from it; a mail or a text as people read it, or as it is stored. */
export function PayloadText({ payload, pieces, pointing }: PayloadTextProps) {
  const [isRaw, setRaw] = useState(false);
  const view = useMemo(() => readableView(payload, pieces), [payload, pieces]);
  const segments = useMemo(() => segmentsOf(payload, pieces), [payload, pieces]);
  return (
    <div className="parser-payload">
      {view && (
        <Segmented
          aria-label="Payload"
          size="small"
          options={[
            { value: 'readable', label: 'As it reads' },
            { value: 'raw', label: 'As stored' },
          ]}
          value={isRaw ? 'raw' : 'readable'}
          onChange={(next) => setRaw(next === 'raw')}
        />
      )}
      {view && !isRaw ? (
        <article className="parser-mail" aria-label={view.headers.length > 0 ? 'Mail' : 'Text'}>
          <dl className="kv">
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
        <pre className="mono parser-raw">
          <MarkedText segments={segments} pointing={pointing} />
        </pre>
      )}
    </div>
  );
}
