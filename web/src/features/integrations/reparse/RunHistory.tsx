import type { ReparseFieldsFragment } from '#generated/graphql.ts';
import { formatDateTime } from '#ui/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { resultWords, statusLooks } from './run-words.ts';

interface RunHistoryProps {
  runs: ReparseFieldsFragment[];
  shownId: string | null;
  onChoose: (id: string) => void;
}

/** The last runs, newest first; one of them is looked at. */
export function RunHistory({ runs, shownId, onChoose }: RunHistoryProps) {
  return (
    <section className="card" aria-label="Last runs">
      <div className="card-head">
        <h2>Last runs</h2>
      </div>
      <ul className="runs">
        {runs.map((run) => {
          const [tone, icon, word] = statusLooks[run.status];
          return (
            <li key={run.id}>
              <button
                type="button"
                className={`run${run.id === shownId ? ' is-on' : ''}`}
                aria-current={run.id === shownId}
                onClick={() => onChoose(run.id)}
              >
                <span className="strong">{run.isDryRun ? 'Dry run' : 'Reparse'}</span>
                <Tag quiet tone={tone} icon={icon}>
                  {word}
                </Tag>
                <span className="meta soft ell">{resultWords(run)}</span>
                <span className="meta quiet num">{formatDateTime(run.createdAt)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
