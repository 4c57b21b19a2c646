import { Send } from 'lucide-react';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { ProgressRing } from '#ui/Progress.tsx';
import * as css from './dead-letters.module.css';
import { kindLabel } from './letter-labels.ts';
import type { DeadLettersView } from './use-dead-letters.ts';
import { useResolveAll } from './use-resolve-all.ts';

/** Actions on everything that the list finds, part by part; their progress while they run. */
export function ResolveAll({ view }: { view: DeadLettersView }) {
  const { progress, run, stop } = useResolveAll(view.readSoon);
  const { count, searchTerm, where } = view;
  if (progress)
    return (
      <div className={css.resolveProgress} role="status">
        <ProgressRing label={texts.progressBar} done={progress.resolved} total={progress.total} />
        <span className="num">
          {texts.progress(progress.resolved, progress.total)} {texts.done[progress.verb]}
        </span>
        <Button size="small" onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    );
  if (count === 0) return null;
  const kind = view.kind && kindLabel(view.kind);
  return (
    <div className="line">
      <Confirm
        question={texts.dismissAllQuestion(count, kind, searchTerm)}
        detail={texts.dismissAllDetail}
        action={texts.dismiss}
        onConfirm={() => void run('dismiss', where, count)}
      >
        <Button>{texts.dismissAll}</Button>
      </Confirm>
      <Confirm
        question={texts.resendQuestion(count, kind, searchTerm)}
        detail={texts.resendDetail}
        action={texts.resend}
        onConfirm={() => void run('send', where, count)}
      >
        <Button variant="primary" icon={Send}>
          {texts.resendAll}
        </Button>
      </Confirm>
    </div>
  );
}
