import { useEffect, useState } from 'react';
import { readShape } from '#domain/maps/read-shape.ts';
import type { Shape } from '#domain/maps/shape.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import * as mapCss from '../map.module.css';

const longest = 200_000;

type Read = { shape: Shape; problem: null } | { shape: null; problem: string };

interface PasteShapeProps {
  shape: Shape | null;
  /** Judges what was pasted: unless given, as the shape of a building. */
  judge?: (given: unknown) => Read;
  help?: string;
  onShape: (shape: Shape) => void;
}

function read(text: string, judge: (given: unknown) => Read): Read {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { shape: null, problem: texts.notJson };
  }
  return judge(given);
}

/** The shape as GeoJSON: to copy it, or to paste another. */
export function PasteShape({ shape, judge = readShape, help = texts.pasteHelp, onShape }: PasteShapeProps) {
  const written = shape ? JSON.stringify(shape) : '';
  const [text, setText] = useState(written);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setText(written);
    setProblem(null);
  }, [written]);
  const apply = () => {
    const pasted = read(text, judge);
    setProblem(pasted.problem);
    if (pasted.shape) onShape(pasted.shape);
  };
  return (
    <div className={mapCss.mapPaste}>
      <TextAreaField
        name="geoJson"
        label={texts.paste}
        help={help}
        error={problem ?? undefined}
        value={text}
        maxLength={longest}
        autoSize={{ minRows: 3, maxRows: 8 }}
        onChange={setText}
        onBlur={() => undefined}
      />
      <Button size="small" disabled={text.trim() === '' || text === written} onClick={apply}>
        {texts.apply}
      </Button>
    </div>
  );
}
