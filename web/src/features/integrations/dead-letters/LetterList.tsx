import { ChevronLeft, ChevronRight } from 'lucide-react';
import { listLimits } from '#domain/constants.ts';
import type { DeadLetterFieldsFragment } from '#generated/graphql.ts';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { Button } from '#ui/Button.tsx';
import { useNow } from '#ui/clock.ts';
import { formatDateTime, formatRecent } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as css from './dead-letters.module.css';
import { kindLabel } from './letter-labels.ts';
import type { DeadLettersView } from './use-dead-letters.ts';

interface LetterListProps {
  view: DeadLettersView;
  letters: DeadLetterFieldsFragment[];
  /** Names the integration of a letter; null where all are of one. */
  nameOf: ((systemId: string) => string) | null;
}

/** A page of letters, newest first. */
export function LetterList({ view, letters, nameOf }: LetterListProps) {
  const now = useNow('minute');
  const { offset, pageSize, count } = view;
  const end = Math.min(offset + pageSize, count);
  const isLast = end >= count;
  const isFar = offset + pageSize > listLimits.offset;
  return (
    <>
      <ul className={css.letterRows} aria-label={texts.title} aria-busy={view.isReading}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <Button
              variant="plain"
              className={`${css.letterRow}${letter.id === view.open?.id ? ` ${css.isOn}` : ''}`}
              aria-current={letter.id === view.open?.id}
              onClick={() => view.openLetter(letter.id)}
            >
              <span className="strong ell">{kindLabel(letter.kind)}</span>
              <time
                className={`${css.letterTime} meta num quiet`}
                dateTime={letter.receivedAt}
                title={formatDateTime(letter.receivedAt)}
              >
                {formatRecent(letter.receivedAt, now)}
              </time>
              <span className={`${css.letterReason} soft ell`}>{letter.reason}</span>
              <span className={`${css.letterPayload} meta quiet ell`}>
                {nameOf && <span className={css.letterSystem}>{nameOf(letter.externalSystemId)}</span>}
                <span className="mono">{letter.payload.slice(0, 200)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={`${css.letterPages} meta soft num`}>
        <span className="grow">
          {texts.page(Math.min(offset + 1, count), end, count)}
          {!isLast && isFar && texts.searchForOlder}
        </span>
        <IconButton
          icon={ChevronLeft}
          size="small"
          label={texts.newer}
          disabled={offset === 0}
          onClick={() => view.turnTo(offset - pageSize)}
        />
        <IconButton
          icon={ChevronRight}
          size="small"
          label={texts.older}
          disabled={isLast || isFar}
          onClick={() => view.turnTo(offset + pageSize)}
        />
      </div>
    </>
  );
}
