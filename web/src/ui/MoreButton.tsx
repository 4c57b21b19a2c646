import { useState } from 'react';
import { actionTexts, shownOf } from '#texts/common.ts';
import { Button } from './Button.tsx';
import * as css from './table.module.css';

interface MoreButtonProps {
  shown: number;
  total: number;
  onMore: () => Promise<unknown>;
}

/** "Show more" under a list, with how much of it is shown; nothing once all of it is. */
export function MoreButton({ shown, total, onMore }: MoreButtonProps) {
  const [isBusy, setBusy] = useState(false);
  if (shown >= total) return null;
  const press = () => {
    setBusy(true);
    onMore()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.more}>
      <Button size="small" isBusy={isBusy} onClick={press}>
        {actionTexts.showMore}
      </Button>
      <span className="meta quiet num">{shownOf(shown, total)}</span>
    </div>
  );
}
