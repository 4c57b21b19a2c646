import type { ReparseFieldsFragment } from '#generated/graphql.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import * as kit from '#ui/ui.module.css';
import { type DiffPart, diffLines } from './diff-lines.ts';
import * as css from './reparse.module.css';
import { changesOf, sampleLine } from './run-words.ts';

/** Some of the differences, each as the line before and the line after. */
export function Samples({ run: { samples, counts } }: { run: ReparseFieldsFragment }) {
  const total = changesOf(counts);
  return (
    <section className={kit.card} aria-label={texts.differences}>
      <div className={kit.cardHead}>
        <h2>{texts.differences}</h2>
        {total > samples.length && (
          <span className="meta quiet num">{texts.firstDifferences(samples.length, total)}</span>
        )}
      </div>
      <ol className={css.samples}>
        {samples.map(({ payloadId, before, after }) => {
          const diff = diffLines(before ?? '', sampleLine(after ?? ''));
          return (
            <li key={`${payloadId} ${before} ${after}`}>
              <Side side="before" line={before} parts={diff.before} />
              <Side side="after" line={after} parts={diff.after} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SideProps {
  side: 'before' | 'after';
  line: string | null;
  parts: DiffPart[];
}

function Side({ side, line, parts }: SideProps) {
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <p className={css.sample}>
      <span className="meta quiet">{texts[side]}</span>
      {line === null ? (
        <span className="quiet">{texts.noEvent}</span>
      ) : (
        <span className="mono">
          {parts.map(({ at, text, isChanged }) => (isChanged ? <Mark key={at}>{text}</Mark> : text))}
        </span>
      )}
    </p>
  );
}
