import type { ReparseFieldsFragment } from '#generated/graphql.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Tag } from '#ui/Tag.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './reparse.module.css';
import { resultWords, statusLooks } from './run-words.ts';

interface RunHistoryProps {
  runs: ReparseFieldsFragment[];
  shownId: string | null;
  onChoose: (id: string) => void;
}

/** The last runs, newest first; one of them is open. */
export function RunHistory({ runs, shownId, onChoose }: RunHistoryProps) {
  return (
    <section className={kit.card} aria-label={texts.runs}>
      <div className={kit.cardHead}>
        <h2>{texts.runs}</h2>
      </div>
      <ul className={css.runs}>
        {runs.map((run) => {
          const [tone, icon] = statusLooks[run.status];
          return (
            <li key={run.id}>
              <Button
                variant="plain"
                className={`${css.run}${run.id === shownId ? ` ${css.isOn}` : ''}`}
                aria-current={run.id === shownId}
                onClick={() => onChoose(run.id)}
              >
                <span className="strong">{run.isDryRun ? texts.dryRun : texts.title}</span>
                <Tag quiet tone={tone} icon={icon}>
                  {texts.statuses[run.status]}
                </Tag>
                <span className="meta soft ell">{resultWords(run)}</span>
                <span className="meta quiet num">{formatDateTime(run.createdAt)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
