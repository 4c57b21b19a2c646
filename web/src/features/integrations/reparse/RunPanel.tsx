import { Play, Square } from 'lucide-react';
import type { ReparseFieldsFragment } from '#generated/graphql.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { formatCount, formatDateTime, formatDuration } from '#ui/format.ts';
import { ProgressBar } from '#ui/Progress.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as kit from '#ui/ui.module.css';
import { PaceWords } from './PaceWords.tsx';
import * as css from './reparse.module.css';
import { changeSentence, changesOf, countWords, isAtWork, rangeWords, statusLooks } from './run-words.ts';
import type { ReparseView } from './use-reparse.ts';

/** One run: its progress, pace, counts, and the actions possible now. */
export function RunPanel({ run, view }: { run: ReparseFieldsFragment; view: ReparseView }) {
  const { counts, status, isDryRun } = run;
  const [tone, icon] = statusLooks[status];
  return (
    <section className={kit.card} aria-label={texts.run}>
      <div className={`${kit.cardHead} ${css.runHead}`}>
        <div className="line">
          <h2>{isDryRun ? texts.dryRun : texts.title}</h2>
          <Tag tone={tone} icon={icon}>
            {texts.statuses[status]}
          </Tag>
        </div>
        <Verbs run={run} view={view} />
      </div>
      <div className={css.runBody}>
        <p className="meta soft">
          {[rangeWords(run), run.etlNormalizeVersion, texts.started(formatDateTime(run.createdAt))].join(' · ')}
        </p>
        <ProgressBar
          label={texts.progressBar}
          done={status === 'COMPLETE' ? counts.total : counts.payloads}
          total={counts.total}
          size="normal"
          state={status === 'FAILED' ? 'failed' : isAtWork(run) ? 'active' : 'resting'}
        />
        <p className={`${css.runLine} num`} role="status">
          <span>{texts.progress(counts.payloads, counts.total)}</span>
          {status === 'IN_PROGRESS' && <PaceWords run={run} />}
          {status === 'SETTLING' && <span>{texts.finishing}</span>}
          {run.finishedAt && (
            <span className="quiet">
              {(status === 'COMPLETE' ? texts.took : texts.endedAfter)(
                formatDuration(Date.parse(run.finishedAt) - Date.parse(run.createdAt)),
              )}
            </span>
          )}
        </p>
        {run.error && (
          <p className={css.runError} role="alert">
            {run.error}
          </p>
        )}
        <h3>{(isDryRun ? texts.eventsDryRun : texts.eventsParsed)(counts.events)}</h3>
        <dl className={css.runCounts}>
          {countWords(counts).map(([name, count, isChange]) => (
            <div key={name} className={count === 0 || !isChange ? css.isQuiet : undefined}>
              <dt>{name}</dt>
              <dd className="num">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Buttons that a run offers now. */
function Verbs({ run, view }: { run: ReparseFieldsFragment; view: ReparseView }) {
  const { id, status, isDryRun, from, to, etlNormalizeVersion, counts } = run;
  const isBlocked = view.busy !== null || view.isSending;
  if (status === 'IN_PROGRESS')
    return (
      <Confirm
        question={texts.stopQuestion}
        detail={texts.stopDetail}
        action={texts.stop}
        onConfirm={() => view.stop()}
      >
        <Button size="small" icon={Square} disabled={view.isSending}>
          {texts.stop}
        </Button>
      </Confirm>
    );
  if (status === 'KILLED' || status === 'FAILED')
    return (
      <Button size="small" icon={Play} disabled={isBlocked} onClick={() => void view.resume(id)}>
        {texts.resume}
      </Button>
    );
  if (status !== 'COMPLETE' || !isDryRun || changesOf(counts) + counts.mended === 0) return null;
  return (
    <Confirm
      question={texts.applyQuestion}
      detail={changeSentence(counts)}
      action={texts.apply}
      onConfirm={() => view.start({ from, to, etlNormalizeVersion, isDryRun: false })}
    >
      <Button variant="primary" size="small" disabled={isBlocked}>
        {texts.apply}
      </Button>
    </Confirm>
  );
}
