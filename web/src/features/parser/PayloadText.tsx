import { Segmented } from 'antd';
import { useState } from 'react';
import { MarkedText, type Pointing } from './MarkedText.tsx';
import { mailView } from './mail-parts.ts';
import { type Piece, segmentsOf } from './pieces.ts';

interface PayloadTextProps {
  payload: string;
  pieces: readonly Piece[];
  pointing: Pointing;
}

/** A payload with what was read from it; a mail as people read it, or as it was sent. */
export function PayloadText({ payload, pieces, pointing }: PayloadTextProps) {
  const [isRaw, setRaw] = useState(false);
  const mail = mailView(payload, pieces);
  return (
    <div className="parser-payload">
      {mail && (
        <Segmented
          aria-label="Payload"
          size="small"
          options={[
            { value: 'mail', label: 'Mail' },
            { value: 'raw', label: 'As stored' },
          ]}
          value={isRaw ? 'raw' : 'mail'}
          onChange={(next) => setRaw(next === 'raw')}
        />
      )}
      {mail && !isRaw ? (
        <article className="parser-mail" aria-label="Mail">
          <dl className="kv">
            {mail.headers.flatMap(({ name, segments }) => [
              <dt key={`${name}:`}>{name}</dt>,
              <dd key={name}>
                <span>
                  <MarkedText segments={segments} pointing={pointing} />
                </span>
              </dd>,
            ])}
          </dl>
          <pre className="mono">
            <MarkedText segments={mail.text} pointing={pointing} />
          </pre>
        </article>
      ) : (
        <pre className="mono parser-raw">
          <MarkedText segments={segmentsOf(payload, pieces)} pointing={pointing} />
        </pre>
      )}
    </div>
  );
}
