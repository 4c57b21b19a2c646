import type { CSSProperties } from 'react';
import { fieldName } from './event-rows.ts';
import { fieldColour } from './field-colours.ts';
import * as css from './parser.module.css';
import { type FieldKey, fieldOf, type Segment } from './pieces.ts';

/** The field that the pointer or the keyboard is on, in the payload and in the result. */
export interface Pointing {
  key: FieldKey | null;
  point: (key: FieldKey | null) => void;
}

/** A text with the pieces that became fields in their colours. */
export function MarkedText({ segments, pointing }: { segments: readonly Segment[]; pointing: Pointing }) {
  let at = 0;
  return segments.map(({ text, keys }) => {
    const start = at;
    at += text.length;
    const [key] = keys;
    if (key === undefined) return text;
    const field = fieldOf(key);
    const isOn = pointing.key !== null && keys.includes(pointing.key);
    return (
      <mark
        key={start}
        className={`${css.piece}${isOn ? ` ${css.isOn}` : ''}`}
        style={{ '--piece': fieldColour(field) } as CSSProperties}
        title={[...new Set(keys.map((one) => fieldName(fieldOf(one))))].join(', ')}
        data-field={field}
        onPointerEnter={() => pointing.point(key)}
        onPointerLeave={() => pointing.point(null)}
      >
        {text}
      </mark>
    );
  });
}
