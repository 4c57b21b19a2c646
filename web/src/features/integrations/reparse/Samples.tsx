import type { ReparseFieldsFragment } from '#generated/graphql.ts';
import { formatCount } from '#ui/format.ts';
import { type DiffPart, diffLines } from './diff-lines.ts';
import { changesOf, sampleLine } from './run-words.ts';

/** Some of the differences, each as the line before and the line after. */
export function Samples({ run: { samples, counts } }: { run: ReparseFieldsFragment }) {
  const total = changesOf(counts);
  return (
    <section className="card" aria-label="Differences">
      <div className="card-head">
        <h2>Differences</h2>
        {total > samples.length && (
          <span className="meta quiet num">
            The first {formatCount(samples.length)} of {formatCount(total)}
          </span>
        )}
      </div>
      <ol className="samples">
        {samples.map(({ payloadId, before, after }) => {
          const diff = diffLines(before ?? '', sampleLine(after ?? ''));
          return (
            <li key={`${payloadId} ${before} ${after}`}>
              <Side name="Before" nothing="Nothing was read" line={before} parts={diff.before} />
              <Side name="After" nothing="Nothing is read" line={after} parts={diff.after} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SideProps {
  name: 'Before' | 'After';
  nothing: string;
  line: string | null;
  parts: DiffPart[];
}

function Side({ name, nothing, line, parts }: SideProps) {
  const Mark = name === 'Before' ? 'del' : 'ins';
  return (
    <p className={`sample is-${name.toLowerCase()}`}>
      <span className="meta quiet">{name}</span>
      {line === null ? (
        <span className="quiet">{nothing}</span>
      ) : (
        <span className="mono">
          {parts.map(({ at, text, isChanged }) => (isChanged ? <Mark key={at}>{text}</Mark> : text))}
        </span>
      )}
    </p>
  );
}
